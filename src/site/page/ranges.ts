import type {Range} from '../text/positions.ts'

/** Returns the start offset of a node; 0 if it has no position. */
export function startOf(node: {position?: {start: {offset?: number | undefined}} | undefined}): number {
  return node.position?.start.offset ?? 0
}

/** Returns the end offset of a node; 0 if it has no position. */
export function endOf(node: {position?: {end: {offset?: number | undefined}} | undefined}): number {
  return node.position?.end.offset ?? 0
}

/** Returns the source text of a node. */
export function sourceOf(text: string, node: Positioned): string {
  return text.slice(startOf(node), endOf(node))
}

/** Returns the range of a node; 0 to 0 if it has no position. */
export function rangeOf(node: Positioned): Range {
  return {start: startOf(node), end: endOf(node)}
}

/** Returns the range of a component’s opening tag, or of the whole component if the tag has no `>`. */
export function openingTagRange(tag: Positioned, text: string): Range {
  const {start, end} = rangeOf(tag)
  const bracket = text.slice(start, end).indexOf('>')
  return {start, end: bracket < 0 ? end : start + bracket + 1}
}

/**
 * Returns the range of the last occurrence of `words` in a range; the whole range if `words` do not occur in
 * it.
 */
export function lastRangeOf(text: string, {start, end}: Range, words: string): Range {
  const at = words === '' ? -1 : text.slice(start, end).lastIndexOf(words)
  return at < 0 ? {start, end} : {start: start + at, end: start + at + words.length}
}

type Positioned = Parameters<typeof startOf>[0] & Parameters<typeof endOf>[0]
