import {visit} from 'unist-util-visit'
import {advice, type Finding} from '../../check/index.ts'
import {type Page, sourceOf, startOf} from '../../site/index.ts'

/** The most words of a clear sentence: https://www.gov.uk/guidance/content-design/writing-for-gov-uk */
const longest = 25

/** The highest reading age without advice: visitors are 16 or older, and many read in a second language. */
const maxReadingAge = 14

/** Returns advice on long sentences, and on pages that are hard to read. */
export function checkPlainLanguage(page: Page): Finding[] {
  const findings: Finding[] = []
  const all: string[] = []
  visit(page.tree, 'paragraph', (paragraph) => {
    const start = startOf(paragraph)
    for (const {text, index} of sentencesOf(plainText(sourceOf(page.text, paragraph)))) {
      const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
      if (words.length > 2) all.push(text)
      const offset = Math.max(start, page.text.indexOf(text.slice(0, 15), start + Math.max(0, index - 5)))
      if (words.length <= longest) continue
      const range = {start: offset, end: offset + text.length}
      const data = {words: words.length, longest}
      findings.push(advice('language.long-sentence', {file: page.file, range, data}))
    }
  })
  const age = readingAge(all)
  if (all.length >= 5 && age > maxReadingAge) {
    const {end} = page.frontmatter
    findings.push(advice('language.reading-age', {file: page.file, range: {start: end, end}, data: {age}}))
  }
  return findings
}

/** Reduces MDX to its words; a component counts as one word. */
function plainText(source: string): string {
  return source
    .replace(/<[^>\n]*>/g, 'X')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/[*_[\]\\]/g, '')
}

function sentencesOf(text: string): {text: string; index: number}[] {
  const segmenter = new Intl.Segmenter('en-GB', {granularity: 'sentence'})
  return [...segmenter.segment(text.replace(/\n/g, ' '))].map(({segment, index}) => ({
    text: segment.trim(),
    index,
  }))
}

/**
 * Age at which most people read sentences with ease: Automated Readability Index plus five years before
 * school.
 */
function readingAge(sentences: string[]): number {
  const words = sentences.join(' ').match(/[\p{L}\p{N}’'-]+/gu) ?? []
  if (words.length === 0) return 0
  const letters = words.join('').length
  return Math.round(4.71 * (letters / words.length) + 0.5 * (words.length / sentences.length) - 21.43) + 5
}
