import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SiteFiles} from '../../src/site/readSite.ts'
import {site, siteAfter, textsOfSite} from './caseSite.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Correct writing of every kind, by people who did not know the rules; the site of the cases has no other page. */
export const pieces = read('ordinary.txt')
  .replace(/^@ .*$/gm, '')
  .split(/^---$/m)
  .map((piece) => piece.trim().replace(/\]\(\/[a-z-]+/g, '](/'))
  .filter((piece) => piece !== '')

/** Answers as records have them, and the pieces that are plain words on one line. */
export const answers = [
  ...read('ordinaryRecords.txt').trim().split('\n'),
  ...pieces.filter((piece) => /^[^\n*_`[\]|>#\\]+$/.test(piece)),
]

const page = textsOfSite.get('pages/services.mdx') ?? ''

/** The site with words added to a page, which git knows without them. */
export function withWords(words: string): SiteFiles {
  const committedText = (file: string, text: string) =>
    textsOfSite.get(file) === text ? undefined : textsOfSite.get(file)
  return {...siteAfter(site, {'pages/services.mdx': `${page}\n${words}\n`}), committedText}
}

/** The site with questions and their answers, each a record. */
export function withAnswers(added: readonly string[]): SiteFiles {
  const records = added.map(
    (each, index) => `- id: added-${index}\n  question: Is it ${index}?\n  answer: >-\n    ${each}\n`,
  )
  return siteAfter(site, {'content/faqs.yaml': records.join('\n')})
}

/** Lists of at most ten. */
export function tensOf<One>(all: readonly One[]): One[][] {
  return Array.from({length: Math.ceil(all.length / 10)}, (_, index) => all.slice(10 * index, 10 * index + 10))
}
