import type {Inline} from '../protocol.ts'
import {hasMark, marksOf, withMarks} from './contents.ts'
import {normaliseText} from './tokens.ts'

/**
 * Normalises typed text: single plain spaces, none at either end, adjacent text with equal formatting merged,
 * and no space just inside bold, italics or a link, which Markdown can’t express.
 */
export function normaliseInlines(inlines: Inline[]): Inline[] {
  const result: Inline[] = []
  let space: Inline | undefined
  for (const inline of mergeEqual(inlines).flatMap(splitAtSpaces)) {
    const last = result.at(-1)
    if (inline.type === 'text' && inline.text === ' ') space = space ? withCommonMarks(space, inline) : inline
    else {
      if (space && last) result.push(withCommonMarks(withCommonMarks(space, last), inline))
      space = undefined
      result.push(inline)
    }
  }
  return mergeEqual(result)
}

function splitAtSpaces(inline: Inline): Inline[] {
  if (inline.type !== 'text') return [inline]
  return (normaliseText(inline.text).match(/ |[^ ]+/g) ?? []).map((text) => ({...inline, text}))
}

/** Removes the formatting that another part of the text does not have. */
function withCommonMarks(inline: Inline, other: Inline): Inline {
  return withMarks(
    inline,
    marksOf(inline).filter((mark) => hasMark(other, mark)),
  )
}

function mergeEqual(inlines: Inline[]): Inline[] {
  const result: Inline[] = []
  for (const inline of inlines) {
    const last = result.at(-1)
    if (last?.type === 'text' && inline.type === 'text' && sameMarks(last, inline))
      result.splice(-1, 1, {...last, text: last.text + inline.text})
    else result.push(inline)
  }
  return result
}

function sameMarks(one: Inline, other: Inline): boolean {
  return marksOf(one).length === marksOf(other).length && marksOf(one).every((mark) => hasMark(other, mark))
}
