/** The line and column of an offset, both from 1, counted as an editor does. */
export function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/)
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1}
}

/** The offset of a line and column. */
export function offsetAt(text: string, {line, column}: {line: number; column: number}): number {
  return (linesOf(text)[line - 1]?.start ?? 0) + column - 1
}

/** Where the line starts that a place of a text is in. */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1
}

/** A line of a text, with the offsets at which it starts and ends. */
export interface Line {
  text: string
  start: number
  end: number
}

/** A text's lines, each with its place. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const match of text.matchAll(/\r\n|\n|\r|$/g)) {
    lines.push({text: text.slice(start, match.index), start, end: match.index})
    start = match.index + match[0].length
  }
  return lines
}

/** The text with those ranges turned into spaces, so that everything else stays at its place. */
export function blank(text: string, ranges: [start: number, end: number][]): string {
  let result = text
  for (const [start, end] of ranges) {
    result = result.slice(0, start) + result.slice(start, end).replace(/[^\r\n]/g, ' ') + result.slice(end)
  }
  return result
}
