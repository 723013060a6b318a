/** A range of a text in UTF-16 offsets; `end` is exclusive. */
export interface Range {
  start: number
  end: number
}

export function containsOffset({start, end}: Range, offset: number): boolean {
  return start <= offset && offset < end
}

export function containsRange({start, end}: Range, inner: Range): boolean {
  return start <= inner.start && inner.end <= end
}

/** Whether two ranges have a character in common. */
export function overlaps(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end
}

/** Converts an offset to line and column, both counted from 1. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/)
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1}
}

/** Converts line and column, both counted from 1, to an offset. */
export function offsetAt(text: string, {line, column}: {line: number; column: number}): number {
  return (linesOf(text)[line - 1]?.start ?? 0) + column - 1
}

/** Returns the start offset of the line that contains the offset `at`. */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1
}

/** A line of a text without its line break, and its range. */
export interface Line extends Range {
  text: string
}

/** Splits a text into lines, at CRLF, LF or CR. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const match of text.matchAll(/\r\n|\n|\r|$/g)) {
    lines.push({text: text.slice(start, match.index), start, end: match.index})
    start = match.index + match[0].length
  }
  return lines
}

/**
 * Replaces all characters in ranges by spaces, except line breaks, so that offsets in the text stay the same.
 */
export function maskRanges(text: string, ranges: readonly Range[]): string {
  let result = text
  for (const {start, end} of ranges) {
    result = result.slice(0, start) + result.slice(start, end).replace(/[^\r\n]/g, ' ') + result.slice(end)
  }
  return result
}

/** Returns the first line break of a text; `\n` if there is none. */
export function lineBreakOf(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
}
