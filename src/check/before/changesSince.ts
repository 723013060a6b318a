import {diffArrays} from 'diff'

/** Lines of a text that are others than before. */
export interface Change {
  /** Where they stand, counted from 0: for lines that are only gone, that of the line below them. */
  at: number
  was: string[]
  is: string[]
}

/** What has changed in a text, from its top to its end; where as many lines stand as before, line by line. */
export function changesSince(before: string, text: string): Change[] {
  const changes: Change[] = []
  let at = 0
  let open: Change | undefined
  for (const {value, added, removed} of diffArrays(linesIn(before), linesIn(text))) {
    if (!added && !removed) {
      open = undefined
      at += value.length
      continue
    }
    if (!open) {
      open = {at, was: [], is: []}
      changes.push(open)
    }
    open[removed ? 'was' : 'is'].push(...value)
    if (added) at += value.length
  }
  return rejoined(changes, linesIn(text)).flatMap(lineByLine)
}

/** The same, where two changes round an empty line are one: lines that ran together, or were parted. */
function rejoined(changes: Change[], text: string[]): Change[] {
  const found: Change[] = []
  for (const change of changes) {
    const last = found.at(-1)
    const between = last ? text.slice(last.at + last.is.length, change.at) : []
    const was = [...(last?.was ?? []), ...between, ...change.was]
    const is = [...(last?.is ?? []), ...between, ...change.is]
    if (last && withoutSpaces(between) === '' && withoutSpaces(was) === withoutSpaces(is))
      found.splice(-1, 1, {at: last.at, was, is})
    else found.push(change)
  }
  return found
}

function lineByLine(change: Change): Change[] {
  const {at, was, is} = change
  if (was.length !== is.length) return [change]
  return is.map((line, index) => ({at: at + index, was: was.slice(index, index + 1), is: [line]}))
}

/** A text with those lines in place of others of it, each counted from 0. */
export function withLines(text: string, places: {at: number; count: number; lines: string[]}[]): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  return places
    .toSorted((one, other) => other.at - one.at)
    .reduce((lines, place) => lines.toSpliced(place.at, place.count, ...place.lines), linesIn(text))
    .join(end)
}

/** The signs of some lines, however they are parted. */
export function withoutSpaces(lines: string[]): string {
  return lines.join('').replace(/\s/g, '')
}

/** The lines of a text. */
export function linesIn(text: string): string[] {
  return text.split(/\r?\n/)
}
