import type {Problem} from '../problem.ts'
import {spaces} from '../spaces.ts'
import {type Change, withoutSpaces} from './changesSince.ts'
import {isBeside, type WayBack} from './wayBack.ts'

/** More lines than these are hardly moved, lost or doubled by a slip. */
const fewLines = 3

/** The ways back from whole lines that were joined, cut, lost, doubled or moved; `text`: the lines as they stand now. */
export function linesBack(change: Change, all: Change[], text: string[]): WayBack[] {
  return [
    ...indentedTogether(change, all),
    ...wrapped(change),
    ...lost(change, all, text),
    ...doubled(change, text),
    ...moved(change, all),
  ]
}

/** Several lines below each other that begin with as many spaces more or less than before. */
function indentedTogether(change: Change, all: Change[]): WayBack[] {
  const byOf = ({was: [old = '', ...more], is: [typed = '', ...others]}: Change) =>
    old.trim() && old.trim() === typed.trim() && more.length + others.length === 0 ? indentOf(typed) - indentOf(old) : 0
  const by = byOf(change)
  const start = all.indexOf(change)
  const end = all.findIndex(
    (each, index) => index > start && (each.at !== change.at + index - start || byOf(each) !== by),
  )
  const run = all.slice(start, end < 0 ? undefined : end)
  const last = run.at(-1)
  if (by === 0 || run.length < 2 || !last) return []
  const message = `Lines ${change.at + 1} to ${last.at + 1} begin with ${spaces(Math.abs(by))} ${by < 0 ? 'less' : 'more'} than before.`
  const help =
    by < 0 ? `Begin each of them with ${spaces(-by)} more.` : `Take ${spaces(by)} away in front of each of them.`
  return [
    {
      change,
      undone: run.map(({at, was}) => ({at, count: 1, lines: was})),
      when: 'sure',
      say: (told) => ({...told, line: change.at + 1, column: 1, message, help}),
    },
  ]
}

const indentOf = (line: string) => line.search(/\S|$/)

/** Lines that were joined, or one that was cut in two. */
function wrapped(change: Change): WayBack[] {
  const {at, was, is} = change
  const [first = '', second = ''] = full(was)
  if (is.length === was.length || full(is).length + full(was).length !== 3 || withoutSpaces(was) !== withoutSpaces(is))
    return []
  const isParted = was.length > is.length + 1
  const isOne = full(is).length === 1
  const said = isOne
    ? {
        message: 'Two lines have run together here.',
        help: `Press Enter before ${second.trim()}${/^ /.test(second) ? ` – and let that begin with ${spaces(second.search(/\S/))}` : ''}${isParted ? ' – and once more, for an empty line' : ''}`,
      }
    : {message: 'This line was cut in two.', help: `Join the line below to it again: ${first.trim()}`}
  const undone = [{at, count: is.length, lines: was}]
  const when = isOne ? 'last' : 'elsewhere'
  return [{change, undone, when, say: (told) => ({...told, line: at + 1, column: 1, ...said})}]
}

/** A few lines that are gone: the one of them that is needed, or else all. */
function lost(change: Change, all: Change[], text: string[]): WayBack[] {
  const {at, was, is} = change
  const gone = full(was)
  if (is.length > 0 || gone.length === 0 || gone.length > fewLines) return []
  if (all.some((other) => other !== change && String(full(other.is)) === String(gone))) return []
  const above = text.slice(0, at).findLastIndex((line) => line.trim() !== '') + 1
  return [...(gone.length > 1 ? gone.map((line) => [line]) : []), gone].map((lines) => ({
    change,
    undone: [{at, count: 0, lines: lines === gone ? was : lines}],
    when: 'sure',
    say: (told) => ({
      ...told,
      ...(isBeside(told, change) ? {} : {line: Math.max(above, 1), column: 1}),
      ...broughtBack(told, lines, change),
    }),
  }))
}

/** How lines are to be written again, beside the line that a problem is told at. */
function broughtBack(told: Problem, lines: string[], change: Change): Pick<Problem, 'help'> {
  const where = isBeside(told, change) && told.line > change.at ? 'above' : 'below'
  const said = lines.map((line, index) => {
    const indent = line.search(/\S/)
    const place = index > 0 ? 'And below that' : `Write ${where} this line what stood there before`
    return `${place}${indent > 0 ? `, with ${spaces(indent)} in front` : ''}: ${line.trim()}`
  })
  // Of a record that was deleted some lines may have been forgotten.
  const isRecord = change.is.length === 0 && /^\s*- \w+: /.test(lines[0] ?? '') && told.file.startsWith('content/')
  return {help: said.join('\n') + (isRecord ? ' – or, if all of it was to go, delete what is left of it' : '')}
}

/** A few lines that stand there twice. */
function doubled(change: Change, text: string[]): WayBack[] {
  const {at, was, is} = change
  if (was.length > 0 || full(is).length === 0) return []
  const beside = [text.slice(Math.max(0, at - is.length), at), text.slice(at + is.length, at + 2 * is.length)]
  if (!beside.map(String).includes(String(is))) return []
  const said =
    is.length === 1
      ? {message: 'This line stands here twice.', help: 'Delete one of the two.'}
      : {message: `These ${is.length} lines stand here twice.`, help: 'Delete them once.'}
  const undone = [{at, count: is.length, lines: []}]
  // Nobody pastes several lines twice on purpose.
  const when = full(is).length > 1 ? 'sure' : 'elsewhere'
  return [{change, undone, when, say: (told) => ({...told, line: at + 1, column: 1, ...said})}]
}

/** A few lines that stand elsewhere than before. */
function moved(change: Change, all: Change[]): WayBack[] {
  const {at, was, is} = change
  const lines = full(is)
  if (was.length > 0 || lines.length === 0 || lines.length > fewLines) return []
  const from = all.find((other) => other.is.length === 0 && String(full(other.was)) === String(lines))
  if (!from) return []
  const where = from.at === 0 ? 'above line 1' : `below line ${from.at}`
  const said =
    lines.length === 1
      ? {message: `This line stood ${where} before, and can’t stand here.`, help: 'Move it back.'}
      : {message: `These ${lines.length} lines stood ${where} before, and can’t stand here.`, help: 'Move them back.'}
  const undone = [
    {at, count: is.length, lines: []},
    {at: from.at, count: 0, lines: from.was},
  ]
  return [{change, undone, when: 'last', say: (told) => ({...told, line: at + 1, column: 1, ...said})}]
}

const full = (lines: string[]) => lines.filter((line) => line.trim() !== '')
