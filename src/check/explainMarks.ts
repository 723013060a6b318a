import type {Advice} from './finding.ts'
import {begunBefore, goneOn} from './markedPart.ts'
import {curled} from './quoted.ts'

/** What is wrong with a line, from its first sign on. */
export interface LineFinding extends Advice {
  column: number
  message: string
}

/** What is wrong with the quote marks of what stands after the colon, or for want of them, and the same as it should be written. */
export function explainMarks(value: string): LineFinding | undefined {
  const quote = /^["']/.exec(value)?.[0]
  if (quote) {
    const close = quote === '"' ? /^"(?:[^"\\]|\\.)*"/.exec(value) : /^'(?:[^']|'')*'/.exec(value)
    if (!close)
      return {
        column: 0,
        message: `The closing quote mark ${quote} is missing.`,
        write: curled(value.slice(1).replace(/["']$/, '')),
      }
    const rest = value.slice(close[0].length)
    if (/^["']+\s*$/.test(rest))
      return {
        column: close[0].length,
        message: `There is a quote mark ${rest.charAt(0)} too many at the end.`,
        write: curled(close[0].slice(1, -1)),
      }
    // `'We're here`: the second is an apostrophe, and the first was never closed.
    if (quote === "'" && /^\p{L}/u.test(rest) && !value.slice(1).trimEnd().endsWith(quote))
      return {column: 0, message: `The closing quote mark ${quote} is missing.`, write: curled(value.slice(1))}
    if (/^\s*(#.*)?$/.test(rest)) {
      const bad = quote === '"' ? /\\[^"\\/nt]/.exec(close[0]) : null
      return bad ? {column: bad.index, message: 'There is a backslash \\ in this line.', help: 'Delete it.'} : undefined
    }
    const meant = standsRound(quote, value, close[0].length)
      ? value.slice(1, -1)
      : (goneOn(close[0], rest, (words) => explainMarks(words) !== undefined) ?? value)
    const [cut = ''] = /[\p{L}\d]+'[\p{L}\d]+$/u.exec(close[0] + (/^\p{L}+/u.exec(rest)?.[0] ?? '')) ?? []
    return {
      column: close[0].length - 1,
      message: cut
        ? `The apostrophe of ${cut} ends the words that the first ' began.`
        : `The words go on after the closing quote mark ${quote}.`,
      write: curled(meant),
    }
  }
  const write = curled(value)
  if (/^[@`%[\]{}*&!|>,]/.test(value) || /^[-?](\s|$)/.test(value)) {
    return {column: 0, message: `Words that start with ${value[0]} need quote marks round them.`, write}
  }
  const colon = /:(\s|$)/.exec(value)
  if (colon)
    return {
      column: colon.index,
      message: 'Words with a colon in them need quote marks round them.',
      // Curly ones round all of it were meant to be those, and so was one at the end that has no partner.
      write: curled(begunBefore(value) ?? value.replace(/^“([^“”]*)”$|^([^"]*)"$/, '$1$2')),
    }
  const opened = /["']$/.exec(value)
  if (opened && !/^[“‘]/.test(value) && !value.slice(0, -1).includes(opened[0])) {
    return {
      column: 0,
      message: `The quote mark ${opened[0]} at the start of the words is missing.`,
      write: curled(value.slice(0, -1)),
    }
  }
  return undefined
}

/** Whether the first and last sign of a value are a pair: not so in `"Money" for "all"`, where the second closes the first. */
function standsRound(quote: string, value: string, second: number): boolean {
  const closes = /\S/.test(value[second - 2] ?? ' ') && !/[\p{L}\p{N}]/u.test(value[second] ?? ' ')
  return value.length > 1 && value.endsWith(quote) && !closes
}
