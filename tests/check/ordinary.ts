import {readFileSync} from 'node:fs'
import {join} from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Correct Markdown by people who did not know the rules; links lead to the home page. */
export const passages = read('ordinary.txt')
  .replace(/^@ .*$/gm, '')
  .split(/^---$/m)
  .map((passage) => passage.trim().replace(/\]\(\/[a-z-]+/g, '](/'))
  .filter((passage) => passage !== '')

/** Correct values of text fields, and the passages that are one line of plain text. */
export const answers = [
  ...read('ordinaryRecords.txt').trim().split('\n'),
  ...passages.filter((passage) => /^[^\n*_`[\]|>#\\]+$/.test(passage)),
]

/** Splits a list into batches of 40 texts: checked one by one, they would take ten times as long. */
export function inBatches(texts: readonly string[]): string[][] {
  return Array.from({length: Math.ceil(texts.length / 40)}, (_, index) => texts.slice(40 * index, 40 * index + 40))
}
