import {apply, readYaml, schemas, withoutOddCharacters} from '../../site/index.ts'
import {curlRecords} from './curlRecords.ts'

/** A file of `content/` after everything that is safe to mend, and what that was. Its words stay the same. */
export function fixRecords(name: string, text: string): {text: string; done: string[]} {
  const spaced = withPlainCharacters(name, text)
  const curled = apply(spaced, curlRecords(name, spaced, readYaml(spaced)))
  const done = [
    ...(spaced === text ? [] : ['special spaces and invisible characters']),
    ...(curled === spaced ? [] : ['straight quotation marks and apostrophes']),
  ]
  return {text: curled, done}
}

/** The text without the characters of a word processor, where it can be read then, and says the same as before. */
function withPlainCharacters(name: string, text: string): string {
  const plain = withoutOddCharacters(text)
  const [before, after] = [readYaml(text), readYaml(plain)]
  const issuesOf = (document: typeof before) => schemas.get(name)?.safeParse(document.toJS()).error?.issues.length ?? 0
  if (plain === text || !schemas.has(name) || after.errors.length > 0) return text
  if (before.errors.length > 0) return plain
  return shown(before) === shown(after) && issuesOf(after) <= issuesOf(before) ? plain : text
}

/** What visitors read of all values. */
function shown(document: ReturnType<typeof readYaml>): string {
  return withoutOddCharacters(JSON.stringify(document.toJS())).replace(/\s+/g, ' ')
}
