import {visit} from 'unist-util-visit'
import type {Page} from '../../site/page/page.ts'
import {placeOf} from '../../site/text/places.ts'
import type {Problem} from '../../check/problem.ts'

/** The most words of a sentence that is easy to read: https://www.gov.uk/guidance/content-design/writing-for-gov-uk */
const longest = 25

/** Reading ages up to this are fine for readers from 16 on, many of whom read in a second language. */
const oldest = 14

/** Advice on long sentences, and on pages that are hard to read. */
export function checkPlainLanguage(page: Page): Problem[] {
  const problems: Problem[] = []
  const advise = (offset: number, message: string, help: string) =>
    problems.push({
      file: page.file,
      ...placeOf(page.text, offset),
      message,
      help,
      warning: true,
      rule: 'plain language',
    })
  const all: string[] = []
  visit(page.tree, 'paragraph', (paragraph) => {
    const start = paragraph.position?.start.offset ?? 0
    for (const {text, index} of sentencesOf(wordsOf(page.text.slice(start, paragraph.position?.end.offset)))) {
      const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
      if (words.length > 2) all.push(text)
      const offset = Math.max(start, page.text.indexOf(text.slice(0, 15), start + Math.max(0, index - 5)))
      if (words.length > longest)
        advise(offset, `This sentence has ${words.length} words.`, `Make two of it: up to ${longest} are easy to read.`)
    }
  })
  const age = readingAge(all)
  if (all.length >= 5 && age > oldest)
    advise(page.frontmatter.end, `This page needs a reading age of ${age}.`, 'Use shorter sentences and shorter words.')
  return problems
}

/** The source as it is read aloud: a component or a link counts as its words. */
function wordsOf(source: string): string {
  return source
    .replace(/<[^>\n]*>/g, 'X')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/[*_[\]\\]/g, '')
}

function sentencesOf(text: string): {text: string; index: number}[] {
  const segmenter = new Intl.Segmenter('en-GB', {granularity: 'sentence'})
  return [...segmenter.segment(text.replace(/\n/g, ' '))].map(({segment, index}) => ({text: segment.trim(), index}))
}

/** The age at which most people read such words with ease: the Automated Readability Index, plus the five years before school. */
export function readingAge(sentences: string[]): number {
  const words = sentences.join(' ').match(/[\p{L}\p{N}’'-]+/gu) ?? []
  if (words.length === 0) return 0
  const letters = words.join('').length
  return Math.round(4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43) + 5
}
