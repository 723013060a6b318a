import {endOf, startOf} from '../site/index.ts'
import type {Range} from './finding.ts'

type Positioned = Parameters<typeof startOf>[0] & Parameters<typeof endOf>[0]

/** The range of a part of a page. */
export function rangeOf(node: Positioned): Range {
  return {from: startOf(node), to: endOf(node)}
}

/** The range of the opening tag of a component. */
export function openingOf(tag: Positioned, text: string): Range {
  const {from, to} = rangeOf(tag)
  const end = text.slice(from, to).indexOf('>')
  return {from, to: end < 0 ? to : from + end + 1}
}

/** Where some words stand in a range, the last time; all of the range where they are typed otherwise than they are read. */
export function rangeIn(text: string, {from, to}: Range, words: string): Range {
  const at = words === '' ? -1 : text.slice(from, to).lastIndexOf(words)
  return at < 0 ? {from, to} : {from: from + at, to: from + at + words.length}
}
