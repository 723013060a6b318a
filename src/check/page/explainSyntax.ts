import type {VFileMessage} from 'vfile-message'
import {type Line, linesOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import {readTag} from './readTag.ts'

/** The reader's own complaint in plain words, for what the scan of the text did not explain. */
export function explainSyntax(text: string, error: VFileMessage): Slip {
  const reason = error.reason ?? error.message
  const lines = linesOf(text)
  const at = Math.min(offsetOf(error, lines), text.length)
  const line = lines.findLast((each) => each.start <= at) ?? {text: '', start: 0, end: 0}
  const whole: [number, number] = [line.start, line.end]

  const open = /closing tag for `<([\w.]*)>` \((\d+):(\d+)/.exec(reason)
  if (open) {
    const [, name, row, column] = open
    const start = (lines[Number(row) - 1]?.start ?? 0) + Number(column) - 1
    return mixed(text, lines, name ?? '', start, reason)
  }
  const stray = /closing tag `<\/([\w.]*)>`/.exec(reason)
  if (stray) {
    const start = text.indexOf(`</${stray[1]}`, line.start)
    const from = start < 0 || start > line.end ? at : start
    const outside = line.text.trim() !== `</${stray[1]}>`
    return {
      at: from,
      message: outside
        ? `</${stray[1]}> must stand on a line of its own, because <${stray[1]}> does.`
        : `</${stray[1]}> does not belong to what is open here.`,
      help: outside ? 'Press Enter before and after it.' : 'Leave an empty line above it.',
      blank: [[from, readTag(text, from).end], openingOf(text, stray[1] ?? '', from)],
    }
  }
  return {
    at,
    message: 'Something in this line can’t be read.',
    help: 'Compare it with a line of the same kind, or write it again.',
    blank: line.text.trim() === '' ? [[0, text.length]] : [whole],
    vague: true,
  }
}

/** A tag whose two halves stand in different blocks: one alone on its line, the other among words. */
function mixed(text: string, lines: Line[], name: string, start: number, reason: string): Slip {
  const tag = readTag(text, start)
  const close = text.indexOf(`</${name}`, tag.end)
  const closing: [number, number] = close < 0 ? [tag.start, tag.end] : [close, readTag(text, close).end]
  const lineAt = (at: number) => lines.findLast((each) => each.start <= at)
  const alone = (from: number, to: number) => lineAt(from)?.text.trim() === text.slice(from, to).trim()
  const blank: Slip['blank'] = [[tag.start, tag.end], closing]
  const openLine = lineAt(start)
  const above = openLine && lines[lines.indexOf(openLine) - 1]
  if (!alone(tag.start, tag.end)) {
    return {
      at: beside(openLine?.text ?? '', tag.start, tag.end, openLine?.start ?? 0),
      message: `<${name}> must stand on a line of its own, because what is in it goes on below.`,
      help: 'Press Enter before and after it.',
      blank,
    }
  }
  if (close >= 0 && !alone(...closing)) {
    return {
      at: beside(lineAt(close)?.text ?? '', ...closing, lineAt(close)?.start ?? 0),
      message: `</${name}> must stand on a line of its own, because <${name}> does.`,
      help: 'Press Enter before and after it.',
      blank,
    }
  }
  if (above && above.text.trim() !== '' && /paragraph/.test(reason)) {
    return {
      at: above.start,
      message: `An empty line is missing between this line and <${name}>.`,
      help: 'Press Enter at the end of this line.',
      blank,
    }
  }
  return {
    at: start,
    message: `<${name}> and </${name}> do not stand in the same part of the page, such as one list or quotation.`,
    help: 'Start both at the beginning of their lines, with empty lines round them.',
    blank,
  }
}

/** The opening tag that a closing one belongs to: no component holds another of its kind. */
function openingOf(text: string, name: string, close: number): [number, number] {
  const start = text.slice(0, close).lastIndexOf(`<${name}`)
  return start < 0 ? [close, close] : [start, readTag(text, start).end]
}

/** Where the words stand that share a line with a tag. */
function beside(line: string, start: number, end: number, lineStart: number): number {
  const before = line.slice(0, start - lineStart)
  if (before.trim()) return lineStart + before.search(/\S/)
  const after = line.slice(end - lineStart).search(/\S/)
  return after < 0 ? start : end + after
}

function offsetOf(error: VFileMessage, lines: Line[]): number {
  const place = error.place && 'start' in error.place ? error.place.start : error.place
  if (!place) return 0
  return place.offset ?? (lines[place.line - 1]?.start ?? 0) + place.column - 1
}
