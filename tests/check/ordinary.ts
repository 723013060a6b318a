import {readFileSync} from 'node:fs'
import {join} from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/**
 * Valid Markdown passages as people write them who don't know the check. All links are changed to the home
 * page.
 */
export const passages = read('ordinary.txt')
  .replace(/^@ .*$/gm, '')
  .split(/^---$/m)
  .map((passage) => passage.trim().replace(/\]\(\/[a-z-]+/g, '](/'))
  .filter((passage) => passage !== '')

/** Valid values of text fields in records; each passage that is one line of plain text is one too. */
export const answers = [
  ...read('ordinaryRecords.txt').trim().split('\n'),
  ...passages.filter((passage) => /^[^\n*_`[\]|>#\\]+$/.test(passage)),
]

/** Splits a list into batches of 40 texts, because checking each text alone takes ten times as long. */
export function inBatches(texts: readonly string[]): string[][] {
  return Array.from({length: Math.ceil(texts.length / 40)}, (_, index) =>
    texts.slice(40 * index, 40 * index + 40),
  )
}
