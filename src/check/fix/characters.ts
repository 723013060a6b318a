import {visit} from 'unist-util-visit'
import type {Page} from '../page/parsePage.ts'
import type {Edit} from './edit.ts'

const kinds: [pattern: RegExp, text: string][] = [
  [/[\u00ad\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e]/g, ''],
  [/[\u00a0\u2007\u202f\u2002-\u2006\u2009\u200a]/g, ' '],
]

/** Takes out what nobody can see, and makes plain spaces of a word processor’s. Code keeps what it has. */
export function mendCharacters(page: Page): Edit[] {
  const code: [number, number][] = []
  visit(page.tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode')
      code.push([node.position?.start.offset ?? 0, node.position?.end.offset ?? 0])
  })
  return kinds.flatMap(([pattern, text]) =>
    [...page.text.matchAll(pattern)]
      .filter(({index}) => !code.some(([start, end]) => index >= start && index < end))
      .map(({index, 0: found}) => ({start: index, end: index + found.length, text})),
  )
}
