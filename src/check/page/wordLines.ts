import {linesOf} from '../places.ts'
import {endOf, nodesOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'

/** A line of a page that visitors read from its first sign on. */
interface WordLine {
  /** Without the spaces in front. */
  text: string
  /** Where its first sign stands. */
  at: number
  /** Counted from 0. */
  index: number
}

/** Every line whose first sign is shown as it was typed: Markdown made nothing of it. */
export function wordLinesOf(page: Page): WordLine[] {
  const shown = nodesOf(page, 'text').map((node) => [startOf(node), endOf(node)] as const)
  return linesOf(page.text).flatMap(({text, start}, index) => {
    const at = start + text.search(/\S/)
    const words = text.trim() !== '' && shown.some(([from, until]) => from <= at && at < until)
    return words ? [{text: text.trim(), at, index}] : []
  })
}
