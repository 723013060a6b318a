import {diffArrays} from 'diff'

/**
 * A place where two texts differ: the parts (such as words or lines) that each has there, and where they
 * start.
 */
export interface Difference {
  was: string[]
  is: string[]
  /** The offset in the old text. */
  wasStart: number
  /** The offset in the new text. */
  isStart: number
}

/** Returns the differences between two texts, each given as the list of its parts. */
export function differences(before: string[], after: string[]): Difference[] {
  const found: Difference[] = []
  let [wasStart, isStart] = [0, 0]
  let open: Difference | undefined
  for (const {value, added, removed} of diffArrays(before, after)) {
    const {length} = value.join('')
    if (!added && !removed) open = undefined
    else {
      open ??= found[found.push({was: [], is: [], wasStart, isStart}) - 1]
      open?.[removed ? 'was' : 'is'].push(...value)
    }
    if (!added) wasStart += length
    if (!removed) isStart += length
  }
  return found
}

/** Splits a text into lines, each with its line break. */
export function linesWithBreaks(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
