import {isMap, isScalar, LineCounter, parseDocument} from 'yaml'
import type {LineFinding} from '../explainMarks.ts'
import {explainFieldLine, explainLostWords} from '../fieldLine.ts'
import {type Line, linesOf} from '../places.ts'
import type {Slip} from '../problem.ts'
import {curled} from '../quoted.ts'
import {findFences} from './fences.ts'
import {frontmatterKeys} from './frontmatterKeys.ts'
import {linesAtTop} from './linesAtTop.ts'

/** The lines between `---` at the top of a page. */
export interface Frontmatter {
  /** Where the part of the page below it starts. */
  end: number
  /** What stands between its two lines. */
  yaml: string
  /** Each key with its value and where it stands. */
  values: Map<string, {value: unknown; at: number; valueAt: number}>
  slips: Slip[]
}

/** Reads the top of a page, also when its `---` lines are damaged or lost. */
export function parseFrontmatter(text: string): Frontmatter {
  const lines = linesOf(text)
  const found = findFences(lines)
  if (!found) return {end: 0, yaml: '', values: new Map(), slips: [missingFrontmatter(text)]}
  const {first, last, slips} = found
  const inside = lines.slice(first, last)
  const end = lines[last + (found.closed ? 1 : 0)]?.start ?? text.length
  const start = inside[0]?.start ?? 0
  const yaml = text.slice(start, inside.at(-1)?.end ?? start)
  const {values, slips: more} = readValues(yaml, start, inside)
  return {end, yaml, values, slips: [...slips, ...more]}
}

function missingFrontmatter(text: string): Slip {
  const empty = text.trim() === ''
  return {
    at: 0,
    message: empty ? 'The page is empty.' : 'The page does not start with its title and description.',
    help: `Write at the very top, in words like these, ${linesAtTop(text)}. Then run: npm run fix`,
    blank: [],
  }
}

function inLine({column, ...said}: LineFinding, {start}: Line): Slip {
  return {...said, at: start + column, blank: []}
}

function isFolded(line?: Line): boolean {
  return /^\w+:\s*[>|][+-]?\s*$/.test(line?.text ?? '')
}

function readValues(yaml: string, start: number, lines: Line[]): Pick<Frontmatter, 'values' | 'slips'> {
  const values: Frontmatter['values'] = new Map()
  const slips: Slip[] = []
  // YAML knows no line that ends as on an old Mac.
  const document = parseDocument(yaml.replace(/\r(?!\n)/g, '\n'), {lineCounter: new LineCounter()})
  if (document.errors.length > 0 || !isMap(document.contents)) {
    for (const [index, line] of lines.entries()) {
      // Words below `description: >` are told there.
      if (isFolded(lines[index - 1]) && !/^\s*\w+:/.test(line.text)) continue
      const words = isFolded(line) && lines[index + 1]?.text
      const key = line.text.split(':')[0]
      const slip = words
        ? {
            column: 0,
            message: `The words of the ${key} stand on the line of its name.`,
            write: `${key}: ${curled(words)}`,
          }
        : explainFieldLine(line.text, frontmatterKeys)
      if (slip) slips.push(inLine(slip, line))
    }
    const [error] = document.errors
    if (slips.length === 0 && error?.code === 'DUPLICATE_KEY') {
      const line = lines.findLast((each) => each.start <= start + error.pos[0])
      const key = line?.text.split(':')[0]
      slips.push({
        at: line?.start ?? start,
        message: `There are two lines for ${key}.`,
        help: 'Delete one of the two.',
        blank: [],
      })
    } else if (slips.length === 0 && error) {
      const at = start + Math.min(error.pos[0], yaml.length)
      const line = lines.findLast((each) => each.start <= at && each.text.trim() !== '')
      const [key = 'title', value = ''] = line?.text.split(/:\s*(.*)/) ?? []
      slips.push({
        at: line?.start ?? at,
        message: 'This line cannot be read.',
        write: `${key}: ${curled(value)}`,
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
    if (slip) slips.push(inLine(slip, line))
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
