import {written} from '../finding.ts'
import type {Problem} from '../problem.ts'
import {spaces} from '../spaces.ts'
import type {Change} from './changesSince.ts'
import {slipsUndone} from './slipsUndone.ts'
import type {WayBack} from './wayBack.ts'

/** A line that is no longer than this is written whole. */
const shortLine = 60

/** The ways back from a slip within one line, in its signs, letters or words. */
export function slipBack(file: string, change: Change, isWord: (word: string) => boolean): WayBack[] {
  const {at, was, is} = change
  const [[before = ''], [typed = '']] = [was, is]
  if (was.length !== 1 || is.length !== 1) return []
  const known = new Set<string>()
  // An id that is shorter now was most likely given another name.
  const suspicions = /^\s*- id: /.test(before) ? (['likely'] as const) : (['likely', 'gone', 'unlikely'] as const)
  return suspicions.flatMap((suspected): WayBack[] => {
    const meant = slipsUndone(before, typed, {isWord, suspected})
    if (meant === undefined || known.has(meant)) return []
    known.add(meant)
    const when = {likely: 'sure', gone: 'sure', unlikely: 'here'} as const
    return [
      {
        change,
        undone: [{at, count: 1, lines: [meant]}],
        when: when[suspected],
        say: (told) => ({
          ...toldAt(told, file, at + 1),
          ...(indented(typed, meant) ?? rewritten(typed, meant, before)),
        }),
      },
    ]
  })
}

/** A problem as it is told at the line that is its cause. */
function toldAt(told: Problem, file: string, line: number): Problem {
  if (told.file === file && told.line === line) return told
  const where = told.file === file ? '' : `${told.file}, `
  return {...told, line, message: `Since this line changed, ${where}line ${told.line} has a mistake: ${told.message}`}
}

/** What is said of a line that begins with other spaces than before, and is else the same. */
function indented(typed: string, meant: string): Partial<Problem> | undefined {
  if (typed.trim() !== meant.trim()) return undefined
  const [own, before] = [typed, meant].map((line) => line.search(/\S|$/)) as [number, number]
  const message = /^\t/.test(typed)
    ? 'This line begins with a tab.'
    : `This line begins with ${spaces(own)}, and began with ${before === 0 ? 'none' : before} before.`
  return {column: 1, message, help: `Let it begin with ${spaces(before)}.`}
}

/** What is to be written for a line, or for the words of it that have slipped. */
function rewritten(typed: string, meant: string, before: string): Partial<Problem> {
  const column = meant.search(/\S/)
  const said = [
    ...(typed.search(/\S/) === column ? [] : [`Let the line begin with ${spaces(column)}.`]),
    ...(meant === before ? ['That is what stood here before.'] : []),
  ]
  const help = said.length > 0 ? {help: said.join('\n')} : {}
  const start = typed.search(/\S|$/)
  if (typed.trim().length <= shortLine || typed.search(/\S/) !== meant.search(/\S/))
    return {column: start + 1, ...written(typed.trim(), meant.trim()), ...help}
  const [from, end] = shared(typed, meant)
  const part = (line: string) => line.slice(from, line.length - end)
  return {column: from + 1, ...written(part(typed), part(meant)), ...help}
}

/** How many signs two lines share at their start and at their end, as whole words. */
function shared(typed: string, meant: string): [start: number, end: number] {
  const shortest = Math.min(typed.length, meant.length)
  let start = 0
  while (start < shortest && typed[start] === meant[start]) start++
  let end = 0
  while (end < shortest - start && typed.at(-1 - end) === meant.at(-1 - end)) end++
  while (start > 0 && /\S/.test(typed[start - 1] ?? '')) start--
  while (end > 0 && /\S/.test(typed.at(-end) ?? '')) end--
  // Words that are only gone are written with the one before them, so that something is marked.
  if (typed.length - end <= start) start = Math.max(0, typed.slice(0, start).trimEnd().search(/\S+$/))
  return [start, end]
}
