import {isMap, isScalar, LineCounter, parseDocument} from 'yaml'
import {linesOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import {explainHeadLine, explainLostWords, headKeys, quoted} from './headLine.ts'

/** The lines between `---` at the top of a page. */
export interface Head {
  /** Where the part of the page below it starts. */
  end: number
  /** What stands between its two lines. */
  yaml: string
  /** Each key with its value and where it stands. */
  values: Map<string, {value: unknown; at: number; valueAt: number}>
  slips: Slip[]
}

/** Reads the top of a page, also when its `---` lines are damaged or lost. */
export function parseHead(text: string): Head {
  const lines = linesOf(text)
  const found = findFences(lines)
  if (!found) return {end: 0, yaml: '', values: new Map(), slips: [missingHead(text)]}
  const {first, last, slips} = found
  const inside = lines.slice(first, last)
  const end = lines[last + (found.closed ? 1 : 0)]?.start ?? text.length
  const start = inside[0]?.start ?? 0
  const yaml = text.slice(start, inside.at(-1)?.end ?? start)
  const {values, slips: more} = readValues(yaml, start, inside)
  return {end, yaml, values, slips: [...slips, ...more]}
}

type Line = ReturnType<typeof linesOf>[number]

const isFence = (line: string) => /^---[ \t]*$/.test(line)
const isDamagedFence = (line: string) => line.length < 12 && /--|^\s*[-–—_=]+\s*$/.test(line) && !/:\s/.test(line)
const isKey = (line: string) => {
  const key = /^\s*["']?(\w+)["']?\s*:/.exec(line)?.[1]
  return key !== undefined && headKeys.some((known) => known.startsWith(key.slice(0, 3)))
}
const startsBody = (line: string) => /^(import\b|#|<|---)/.test(line)

/** The lines of the head: the first inside, the one after the last inside, and what is wrong with the two fences. */
function findFences(lines: Line[]): {first: number; last: number; closed: boolean; slips: Slip[]} | undefined {
  const slips: Slip[] = []
  let index = 0
  while (index < lines.length - 1 && lines[index]?.text.trim() === '') index++
  const opening = lines[index] as Line
  const followed = lines.slice(index + 1, index + 4).some((line) => isKey(line.text))
  const told = (line: Line, message: string, help: string) =>
    slips.push({at: line.start, message, help, blank: [[line.start, line.end]]})
  if (isFence(opening.text) && index > 0) {
    told(
      lines[0] as Line,
      'There is an empty line above the first ---.',
      'Delete it: --- must be the very first line of the page.',
    )
  } else if (!isFence(opening.text)) {
    const fence = lines.findIndex((line, at) => at > index && isFence(line.text) && isKey(lines[at + 1]?.text ?? ''))
    if (fence > 0) {
      told(opening, 'Something stands above the first ---.', 'Move it below the title and description, or delete it.')
      index = fence
    } else if (isKey(opening.text) && !isDamagedFence(opening.text)) {
      told(
        opening,
        'The line --- above this one is missing.',
        'Write --- on a line of its own, as the first line of the page.',
      )
      index--
    } else if (followed && (isDamagedFence(opening.text) || opening.text.length < 12)) {
      told(opening, 'The first line must be three hyphens and nothing else.', 'Write: ---')
    } else return undefined
  }
  for (let last = index + 1; last < lines.length; last++) {
    const line = lines[last] as Line
    if (isFence(line.text)) return {first: index + 1, last, closed: true, slips}
    if (isDamagedFence(line.text)) {
      told(line, 'The line that ends the title and description must be three hyphens and nothing else.', 'Write: ---')
      return {first: index + 1, last, closed: true, slips}
    }
    if (startsBody(line.text) || last === lines.length - 1) {
      const place = lines.slice(index + 1, last).findLast((each) => each.text.trim() !== '') ?? opening
      slips.push({
        at: place.start,
        message: 'The line --- that ends the title and description is missing.',
        help: 'Write --- on a line of its own, below this one.',
        blank: [],
      })
      return {first: index + 1, last, closed: false, slips}
    }
  }
  return undefined
}

function missingHead(text: string): Slip {
  const empty = text.trim() === ''
  return {
    at: 0,
    message: empty ? 'The page is empty.' : 'The page does not start with its title and description.',
    help: 'Write at the very top, four lines: --- then title: … then description: … then ---',
    blank: [],
  }
}

function readValues(yaml: string, start: number, lines: Line[]): Pick<Head, 'values' | 'slips'> {
  const values: Head['values'] = new Map()
  const slips: Slip[] = []
  const document = parseDocument(yaml, {lineCounter: new LineCounter()})
  if (document.errors.length > 0 || !isMap(document.contents)) {
    for (const line of lines) {
      const slip = explainHeadLine(line.text)
      if (slip) slips.push({...slip, at: line.start + slip.column, blank: []})
    }
    const [error] = document.errors
    if (slips.length === 0 && error) {
      const at = start + Math.min(error.pos[0], yaml.length)
      const line = lines.findLast((each) => each.start <= at && each.text.trim() !== '')
      const [key = 'title', value = ''] = line?.text.split(/:\s*(.*)/) ?? []
      slips.push({
        at: line?.start ?? at,
        message: 'This line cannot be read.',
        help: `Write: ${key}: ${quoted(value)}`,
        blank: [],
        vague: true,
      })
    }
    // Values on lines that are well are still of use to the rules.
    for (const line of lines) {
      const [, key, value] = /^\s*(\w+)\s*:\s*(.*)$/.exec(line.text) ?? []
      if (key)
        values.set(key, {
          value: /^\d+$/.test(value ?? '') ? Number(value) : value || 'unread',
          at: line.start,
          valueAt: line.start,
        })
    }
    return {values, slips}
  }
  for (const line of lines) {
    const slip = explainLostWords(line.text)
    if (slip) slips.push({...slip, at: line.start + slip.column, blank: []})
  }
  for (const pair of document.contents.items) {
    if (!isScalar(pair.key)) continue
    const at = start + (pair.key.range?.[0] ?? 0)
    const scalar = isScalar(pair.value) ? pair.value : undefined
    const value = scalar ? scalar.value : pair.value === null ? null : 'a list'
    values.set(String(pair.key.value), {value, at, valueAt: start + (scalar?.range?.[0] ?? pair.key.range?.[0] ?? 0)})
  }
  return {values, slips}
}
