import type {Delete, Emphasis} from 'mdast'
import type {Advice} from '../finding.ts'
import {endOf, nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** `2~3 hours` and `12*10`: a sign between two figures or words that Markdown pairs with the next one, so that visitors see neither. */
export const signsBetween: Rule = {
  name: 'signsBetween',
  check: (page) => [...struckOut(page), ...inItalics(page)],
}

/** `2~3 hours a month, and leaders 5~8`. */
function struckOut(page: Page): Finding[] {
  return nodesOf(page, 'delete').flatMap((node): Finding[] => {
    if (!standsBetween(node, page, '~', /[\d%]/)) return []
    return [
      {
        ...mended(node, page, /(?<=[\d%])~(?=£?\d)/g, '-'),
        message: 'The signs ~ strike out what stands between them.',
      },
    ]
  })
}

/** `12*10 is £120, and 12*20`; and `staff*visitors`, but no italics that are a part of one word. */
function inItalics(page: Page): Finding[] {
  return nodesOf(page, 'emphasis').flatMap((node): Finding[] => {
    const message = 'The signs * make italics of what stands between them, and visitors don’t see them.'
    if (standsBetween(node, page, '*', /\d/)) return [{...mended(node, page, /(?<=\d)\*(?=£?\d)/g, ' × '), message}]
    if (!standsBetween(node, page, '*', /\p{L}/u) || !/\s/.test(sourceOf(page.text, node))) return []
    return [{at: startOf(node), message, help: 'Write a word or a / in place of each.', warning: true}]
  })
}

/** Whether the first or the last sign of such a part stands right between two figures or letters. */
function standsBetween(node: Delete | Emphasis, {text}: Page, sign: string, beside: RegExp): boolean {
  const [start, end] = [startOf(node), endOf(node)]
  if (text[start] !== sign || [text[start - 1], text[start + 1], text[end]].includes(sign)) return false
  return [start, end - 1].some(
    (at) => beside.test(text[at - 1] ?? '') && beside.test((text[at + 1] === '£' ? text[at + 2] : text[at + 1]) ?? ''),
  )
}

/** From the word before the first sign to the one behind the last, with what was meant in place of both. */
function mended(node: Delete | Emphasis, {text}: Page, signs: RegExp, meant: string): Advice & {at: number} {
  const before = /[£\d][\d,.]*%?$/.exec(text.slice(0, startOf(node)))?.[0] ?? ''
  const after = /^£?\d+(?:[,.]\d+)*/.exec(text.slice(endOf(node)))?.[0] ?? ''
  const typed = `${before}${sourceOf(text, node)}${after}`
  return {
    at: startOf(node) - before.length,
    ...(typed.includes('\n')
      ? {help: `Write ${meant.trim()} in place of each.`}
      : written(typed, typed.replace(signs, meant))),
  }
}
