import {sha256} from '@noble/hashes/sha2.js'
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js'
import {groupBy, type Range} from '../site/index.ts'
import type {Span} from './protocol.ts'

/**
 * An editable range of a text. `key` is its kind or field, so that a heading is never mistaken for a
 * paragraph.
 */
export interface EditableRange extends Range {
  key: string
}

/** Adds to each range of a text its span (a range with a hash of its text). */
export function withSpans<T extends EditableRange>(
  file: string,
  text: string,
  ranges: T[],
): (T & {span: Span})[] {
  const equal = groupBy(ranges, (range) => [ownHash(text, range)])
  return ranges.map((range) => {
    const {start, end, key} = range
    const own = ownHash(text, range)
    const parts = [key, own, hash(text.slice(0, start)), hash(text.slice(end)), equal.get(own)?.length]
    return {...range, span: {file, start, end, hash: parts.join('|')}}
  })
}

/** The result of looking for a span (a range with a hash of its text) in the current text. */
export type FindResult<T extends EditableRange> =
  | {status: 'found'; range: T}
  /** The range now contains something else. */
  | {status: 'changed'; range: T}
  | {status: 'removed'}
  | {status: 'ambiguous'}

/**
 * Finds the range of a span in the current text. A match is certain if the text before and after it is
 * unchanged; otherwise the file must still have as many equal ranges as before, so that a copy is not
 * mistaken for it.
 */
export function findSpan<T extends EditableRange>(span: Span, text: string, ranges: T[]): FindResult<T> {
  const [key, own, before, after, count] = span.hash.split('|')
  const above = ({start}: T) => hash(text.slice(0, start)) === before
  const below = ({end}: T) => hash(text.slice(end)) === after
  const sameKind = ranges.filter((each) => each.key === key)
  const same = sameKind.filter((each) => ownHash(text, each) === own)
  const certain = same.find((each) => above(each) && below(each))
  const likely =
    same.length === Number(count)
      ? same.find((each) => above(each) || below(each) || same.length === 1)
      : undefined
  const range = certain ?? likely
  if (range) return {status: 'found', range}
  if (same.length > 0) return {status: 'ambiguous'}
  const now = sameKind.find((each) => above(each) || below(each))
  return now ? {status: 'changed', range: now} : {status: 'removed'}
}

function ownHash(text: string, {start, end, key}: EditableRange): string {
  return hash(`${key}\n${text.slice(start, end)}`)
}

function hash(words: string): string {
  return bytesToHex(sha256(utf8ToBytes(words))).slice(0, 24)
}
