import {applyEdits, readYaml, schemas, withoutOddCharacters} from '../../site/index.ts'
import {curlRecordQuotes} from './curlRecordQuotes.ts'

/**
 * Applies all fixes that don’t change the words of a YAML file; `done` names the fixes that changed
 * something.
 */
export function fixRecords(name: string, text: string): {text: string; done: string[]} {
  const spaced = withPlainCharacters(name, text)
  const curled = applyEdits(spaced, curlRecordQuotes(name, spaced, readYaml(spaced)))
  const done = [
    ...(spaced === text ? [] : ['special spaces and invisible characters']),
    ...(curled === spaced ? [] : ['straight quotation marks and apostrophes']),
  ]
  return {text: curled, done}
}

/**
 * Replaces special characters of word processors if the result is valid YAML and visitors see the same text.
 */
function withPlainCharacters(name: string, text: string): string {
  const plain = withoutOddCharacters(text)
  const [before, after] = [readYaml(text), readYaml(plain)]
  const issuesOf = (document: typeof before) =>
    schemas.get(name)?.safeParse(document.toJS()).error?.issues.length ?? 0
  if (plain === text || !schemas.has(name) || after.errors.length > 0) return text
  if (before.errors.length > 0) return plain
  return visibleText(before) === visibleText(after) && issuesOf(after) <= issuesOf(before) ? plain : text
}

/** Serialises all values with ordinary spaces, to compare what visitors see before and after a fix. */
function visibleText(document: ReturnType<typeof readYaml>): string {
  return withoutOddCharacters(JSON.stringify(document.toJS())).replace(/\s+/g, ' ')
}
