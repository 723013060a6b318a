import type {Inline} from '../protocol.ts'
import {innerOf, plainMarkOf, withPlainMark} from './contents.ts'
import {normaliseText} from './tokens.ts'

/**
 * Normalises typed text: single plain spaces, none at either end, adjacent text and equal formatting merged, and no
 * space just inside bold, italics or a link, which Markdown can’t express.
 */
export function tidy(inlines: Inline[]): Inline[] {
  return trimEnds(withSingleSpaces(mergeAdjacent(inlines.flatMap(tidyOne))))
}

function tidyOne(inline: Inline): Inline[] {
  if ('words' in inline) {
    const words = normaliseText(inline.words)
    return words ? [{words}] : []
  }
  if ('kept' in inline) return [inline]
  const inner = mergeAdjacent(innerOf(inline).flatMap(tidyOne))
  // Markdown has no bold inside bold and no link inside a link.
  const flat = mergeAdjacent(inner.flatMap((each) => (sameKind(each, inline) ? innerOf(each) : [each])))
  const [first, last] = [flat[0], flat.at(-1)]
  const before = first && 'words' in first && first.words.startsWith(' ')
  const after = last && 'words' in last && last.words.endsWith(' ')
  const rest = trimEnds(flat)
  const space: Inline = {words: ' '}
  if (rest.length === 0) return before || after ? [space] : []
  return [...(before ? [space] : []), withInner(inline, rest), ...(after ? [space] : [])]
}

function withInner(inline: Inline, inner: Inline[]): Inline {
  const mark = plainMarkOf(inline)
  if (mark) return withPlainMark(mark, inner)
  return 'link' in inline ? {link: inline.link.trim(), inner} : inline
}

function sameMark(one: Inline, other: Inline): boolean {
  const mark = plainMarkOf(one)
  return mark !== undefined && mark in other
}

function sameKind(one: Inline, other: Inline): boolean {
  return sameMark(one, other) || ('link' in one && 'link' in other)
}

/** Merges adjacent text, bold or italics. Adjacent links stay separate, even to the same address. */
function mergeAdjacent(inlines: Inline[]): Inline[] {
  const result: Inline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    if (last && 'words' in last && 'words' in inline)
      result.splice(-1, 1, {words: normaliseText(last.words + inline.words)})
    else if (last && sameMark(last, inline))
      result.splice(-1, 1, withInner(last, mergeAdjacent([...innerOf(last), ...innerOf(inline)])))
    else result.push(inline)
  }
  return result
}

/** Removes the second of two spaces with only the start or end of bold, italics or a link between them. */
function withSingleSpaces(inlines: Inline[], after = {space: false}): Inline[] {
  return inlines.flatMap((inline): Inline[] => {
    if ('words' in inline) {
      const words = after.space ? inline.words.replace(/^ /, '') : inline.words
      if (words) after.space = words.endsWith(' ')
      return words ? [{words}] : []
    }
    if ('kept' in inline) {
      after.space = false
      return [inline]
    }
    return [withInner(inline, withSingleSpaces(innerOf(inline), after))]
  })
}

function trimEnds(inlines: Inline[]): Inline[] {
  const result = [...inlines]
  for (const [index, pattern] of [
    [0, /^ /],
    [-1, / $/],
  ] as const) {
    const edge = result.at(index)
    if (!edge || !('words' in edge)) continue
    const words = edge.words.replace(pattern, '')
    result.splice(index, 1, ...(words ? [{words}] : []))
  }
  return result
}
