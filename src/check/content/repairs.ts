import type {Advice} from '../finding.ts'
import {type Line, linesOf} from '../places.ts'
import {deleteSpaces} from './swallowedLines.ts'

/** One way to mend a line of a file of records, and what is wrong when that mends the file. */
interface Repair extends Advice {
  /** Where the author should look, from the start of the line. */
  column: number
  message: string
  /** The line as it should be. */
  line: string
}

/** The one line whose mending makes a whole file sound, if there is such a line. */
export function findRepair(
  text: string,
  around: number,
  isSound: (text: string) => boolean,
  which: 'all' | 'uneven' = 'all',
): (Repair & {at: number}) | undefined {
  const lines = linesOf(text)
  const asked = inOrder(lines, around).filter(({text: line}) => which === 'all' || unevenLine(line))
  for (const line of asked)
    for (const repair of repairsOf(line.text, lines[lines.indexOf(line) - 1]?.text))
      if (isSound(text.slice(0, line.start) + repair.line + text.slice(line.end)))
        return {...repair, at: line.start + repair.column}
  return undefined
}

/** Whether a line stands between columns: everything here is moved in by two spaces. */
export function isUneven(text: string): boolean {
  return linesOf(text).some(({text: line}) => unevenLine(line))
}

const unevenLine = (line: string) => /^( {2})* \S/.test(line) || /^\s*-(\S|\s\s)/.test(line)

/** How far from where the reader stopped the mistake can be. */
const reach = 12

/** The lines that stand between columns first, then those nearest to the place. */
function inOrder(lines: Line[], around: number): Line[] {
  const index = lines.findLastIndex(({start}) => start <= around)
  const away = (line: Line) => Math.abs(lines.indexOf(line) - index)
  const filled = lines.filter(({text}) => text.trim() !== '' && !text.startsWith('#'))
  const uneven = filled.filter(({text}) => unevenLine(text))
  const near = filled.filter((line) => !uneven.includes(line) && away(line) <= reach)
  return [...uneven.slice(0, reach), ...near.sort((a, b) => away(a) - away(b))]
}

function repairsOf(line: string, above = ''): Repair[] {
  const [, indent = '', rest = ''] = /^( *)(.*)$/.exec(line) ?? []
  const repairs: Repair[] = []
  const say = (column: number, message: string, mended: string, advice: Advice) =>
    repairs.push({column, message, line: mended, ...advice})
  // Words with a colon among them that stand below their field.
  if (/^(?:- +)?\w+:$/.test(rest.trimEnd()))
    say(
      line.trimEnd().length,
      'The sign >- is missing here, which takes the lines below for words.',
      `${line.trimEnd()} >-`,
      {
        write: `${rest.trimEnd().replace(/^- +/, '')} >-`,
      },
    )
  const [, gap = '', words = ''] = /^-( *)(\S.*)$/.exec(rest) ?? []
  if (words && gap === '')
    say(indent.length, 'A space is missing after the hyphen.', `${indent}- ${words}`, {write: `- ${words}`})
  if (words && gap.length > 1)
    say(indent.length + 1, 'There are too many spaces after the hyphen: one is enough.', `${indent}- ${words}`, {
      write: `- ${words}`,
    })
  if (/^\w+:/.test(words) && gap.length === 1 && above.trim() !== '' && !above.trimEnd().endsWith(':'))
    say(indent.length, 'The hyphen in front of this line begins another record.', `${indent}  ${words}`, {
      help: 'Write a space in place of it.',
    })
  const [, doubled = ''] = /^-{2,} +(\S.*)$/.exec(rest) ?? []
  if (doubled)
    say(indent.length, 'There is a hyphen too many at the start of this line.', `${indent}- ${doubled}`, {
      write: `- ${doubled}`,
    })
  const item = rest.replace(/^[•·●▪◦‣∙*+][ \t]*/, '')
  const sayHyphen = (before: string) =>
    say(before.length, 'The hyphen is missing that starts this line.', `${before}- ${item}`, {
      write: `- ${item}`,
      ...(indent.length > before.length && {help: deleteSpaces(indent.length - before.length)}),
    })
  // The space after a hyphen that was deleted is left.
  const column = indent.length % 2 ? indent.slice(1) : indent
  // Right below a point of a list and in its column, words are another point: a space more would make one of the two.
  const isPoint = above.startsWith(`${column}- `) && /^[^-–—\w]|^(?!\w+:)[\p{Lu}\d]/u.test(rest)
  if (isPoint) sayHyphen(column)
  if (indent.length > 0)
    say(0, 'There is a space too many at the start of this line.', line.slice(1), {help: 'Delete one space there.'})
  say(0, 'A space is missing at the start of this line.', ` ${line}`, {help: 'Put one more space there.'})
  if (indent.length > 1)
    say(0, 'There are two spaces too many at the start of this line.', line.slice(2), {
      help: 'Delete two spaces there.',
    })
  say(0, 'Two spaces are missing at the start of this line.', `  ${line}`, {help: 'Put two more spaces there.'})
  say(0, 'Four spaces are missing at the start of this line.', `    ${line}`, {help: 'Put four more spaces there.'})
  if (indent.length > 3)
    say(0, 'There are four spaces too many at the start of this line.', line.slice(4), {
      help: 'Delete four spaces there.',
    })
  const [, start = '', lone = ''] = /^(- +)?(\w+)$/.exec(rest.trimEnd()) ?? []
  if (lone)
    say(line.trimEnd().length, `A colon is missing after ${lone}.`, `${indent}${start}${lone}:`, {write: `${lone}:`})
  const [, beside = '', sign = ''] = /^(?:- +)?(\w+:)([>|][+-]?)$/.exec(rest.trimEnd()) ?? []
  if (beside)
    say(line.indexOf(sign), 'A space is missing after the colon.', line.replace(beside, `${beside} `), {
      write: `${beside} ${sign}`,
    })
  if (!/^[-–—]/.test(rest) && !isPoint) for (const before of [column, column.slice(2)]) sayHyphen(before)
  const apart = /([^\s,{]) +(\w+: )/.exec(rest.includes('{') ? rest : '')
  if (apart) {
    const mended = `${rest.slice(0, apart.index)}${apart[1]}, ${rest.slice(apart.index + apart[0].length - (apart[2]?.length ?? 0))}`
    say(indent.length + apart.index + 1, `A comma is missing before ${apart[2]?.slice(0, -2)}.`, indent + mended, {
      write: mended,
    })
  }
  const [, dash = '', key = '', value = ''] =
    /^(- +)?(\w+)(?: +(?:= *|[-–—] +)?|[;,.<>=–—-] +)([^:=].*)$/.exec(rest) ?? []
  if (key)
    say(
      indent.length + dash.length + key.length,
      `A colon is missing after ${key}.`,
      `${indent}${dash}${key}: ${value}`,
      {
        write: `${key}: ${value}`,
      },
    )
  for (const [open, close] of ['{}', '[]']) {
    if (rest.includes(open ?? '') && !rest.includes(close ?? ''))
      for (const whole of [
        close === ']' ? `${rest.trimEnd()}]` : `${rest} ${close}`,
        rest.replace(/[^\w\s]$/, close ?? ''),
      ])
        say(line.length - 1, `The closing bracket ${close} is missing at the end of this line.`, indent + whole, {
          write: whole,
        })
  }
  return repairs
}
