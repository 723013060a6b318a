import type {Problem} from '../../check/problem.ts'
import type {SiteFiles} from '../../site/readSite.ts'
import {forbidden} from './spelling.ts'

/** Whether a word that no dictionary knows is a name, or of another script: nobody has to spell those as a dictionary does. */
export function isName({file, line, column, message}: Problem, site: SiteFiles): boolean {
  const text =
    site.pages.find((page) => page.file === file)?.text ?? site.content.get(file.replace('content/', ''))?.text ?? ''
  const words = text.split('\n')[line - 1] ?? ''
  const word = /^[\p{L}\p{M}’'-]+/u.exec(words.slice(column - 1))?.[0] ?? ''
  if (/\p{L}/u.test(word) && !/^[\p{Script=Latin}\p{M}’'-]+$/u.test(word)) return true
  // What British English spells another way is told whatever its letters.
  if (message === forbidden(word) || !/^\p{Lu}/u.test(word)) return false
  return namesOf(site).has(word) || isInSentence(words.slice(0, column - 1))
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
