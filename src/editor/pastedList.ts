import type {Inline} from '../edit/protocol.ts'
import {fromNodes} from './words.ts'

/** A list as another program brings it. */
export interface PastedList {
  lines: Inline[][]
  ordered: boolean
}

/** The list that a clipboard brings, where that is all that it brings; a list in a line of it is read as more lines. */
export function listIn(body: HTMLElement): PastedList | undefined {
  // Word has no lists: each line is a paragraph with a sign or a number in front, which is not to be read.
  const signs = [...body.querySelectorAll<HTMLElement>('[style*="mso-list" i][style*="ignore" i]')]
  const ordered = signs.length > 0 ? signs.every((each) => /^\s*\w+[.)]/.test(each.textContent)) : hasNumbers(body)
  for (const sign of signs) sign.remove()
  const lines = [...body.querySelectorAll<HTMLElement>('li, p[class*=MsoList]')].map(withoutLists)
  const words = lines.map(({textContent}) => textContent).join('')
  if (lines.length < 2 || lettersOf(words) !== lettersOf(body.textContent)) return undefined
  return {lines: lines.map(({childNodes}) => fromNodes(childNodes)), ordered}
}

function hasNumbers(body: HTMLElement): boolean {
  return body.querySelector('ul, ol')?.matches('ol') ?? false
}

/** A line of a list without the lists in it, whose lines stand for themselves. */
function withoutLists(line: HTMLElement): HTMLElement {
  const own = line.cloneNode(true) as HTMLElement
  for (const list of own.querySelectorAll('ul, ol')) list.remove()
  return own
}

function lettersOf(words: string): string {
  return words.replace(/\s+/g, '')
}
