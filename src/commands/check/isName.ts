import type {Finding} from '../../check/index.ts'
import {lineStart, type SiteFiles, textOf} from '../../site/index.ts'

/** Whether a word that no dictionary knows is a name, or of another script: nobody has to spell those as a dictionary does. */
export function isName({id, file, from}: Finding, site: SiteFiles): boolean {
  const text = textOf(site, file)
  const word = /^[\p{L}\p{M}’'-]+/u.exec(text.slice(from))?.[0] ?? ''
  if (/\p{L}/u.test(word) && !/^[\p{Script=Latin}\p{M}’'-]+$/u.test(word)) return true
  // What British English spells another way is reported whatever its letters.
  if (id === 'language.not-british' || !/^\p{Lu}/u.test(word)) return false
  return namesOf(site).has(word) || isInSentence(text.slice(lineStart(text, from), from))
}

/** Whether words stand before it that its capital letter does not start. */
function isInSentence(before: string): boolean {
  return /[\p{L}\p{N},;’)”]\s+(?:[(“‘]?)$/u.test(before.replace(/^\s*(?:- )?\w+:\s/, ''))
}

/** The people of the records, by the name that each has there. */
function namesOf(site: SiteFiles): Set<string> {
  return new Set(
    [...site.content.values()].flatMap(({records}) =>
      records.flatMap(({value}) => (typeof value.name === 'string' ? value.name.split(/\s+/) : [])),
    ),
  )
}
