import type {Finding} from '../../check/index.ts'
import {fileText, lineStart, type SiteFiles} from '../../site/index.ts'

/** Whether an unknown word is a name or not in Latin script, so that its spelling is not reported. */
export function isName({id, file, start}: Finding, site: SiteFiles): boolean {
  const text = fileText(site, file)
  const word = /^[\p{L}\p{M}’'-]+/u.exec(text.slice(start))?.[0] ?? ''
  if (/\p{L}/u.test(word) && !/^[\p{Script=Latin}\p{M}’'-]+$/u.test(word)) return true
  // Reports American spellings even if they are names.
  if (id === 'language.not-british' || !/^\p{Lu}/u.test(word)) return false
  return namesOf(site).has(word) || isInSentence(text.slice(lineStart(text, start), start))
}

/** Whether the text before a word shows that it doesn’t start a sentence: a capital then suggests a name. */
function isInSentence(before: string): boolean {
  return /[\p{L}\p{N},;’)”]\s+(?:[(“‘]?)$/u.test(before.replace(/^\s*(?:- )?\w+:\s/, ''))
}

/** Returns the words of all `name` fields of records: first names and surnames. */
function namesOf(site: SiteFiles): Set<string> {
  return new Set(
    [...site.content.values()].flatMap(({records}) =>
      records.flatMap(({value}) => (typeof value.name === 'string' ? value.name.split(/\s+/) : [])),
    ),
  )
}
