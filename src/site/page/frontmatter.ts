import {isMap, isScalar, parseDocument} from 'yaml'
import {frontmatterKeys} from '../../../content/frontmatter.ts'
import {type Line, linesOf} from '../text/positions.ts'
import {type Defect, type DefectId, defect, insertion} from './defects.ts'

/** The YAML block between `---` lines at the top of a page. */
export interface Frontmatter {
  /** Offset in the page at which the body starts. */
  end: number
  /** The text between the two `---` lines. */
  yaml: string
  /** Value of each key, and the offsets of key and value in the page. */
  values: Map<string, {value: unknown; at: number; valueAt: number}>
}

/** Reads a page's frontmatter, even if its `---` lines are damaged or missing. */
export function readFrontmatter(text: string): {frontmatter: Frontmatter; defects: Defect[]} {
  const lines = linesOf(text)
  const found = text.trim() === '' ? defect('no-frontmatter', {start: 0, end: 0}, {}) : findFences(lines)
  if (!('first' in found)) return {frontmatter: {end: 0, yaml: '', values: new Map()}, defects: [found]}
  const {first, last, isClosed, defects} = found
  const inside = lines.slice(first, last)
  const start = inside[0]?.start ?? 0
  const yaml = text.slice(start, inside.at(-1)?.end ?? start)
  const values = readValues(yaml, start, inside)
  const end = lines[last + (isClosed ? 1 : 0)]?.start ?? text.length
  return {frontmatter: {end, yaml, values}, defects}
}

interface Fences {
  /** Index of the line after the opening `---`. */
  first: number
  /**
   * Index of the line with the closing `---`; if there is none, index of the first line of the page's body.
   */
  last: number
  isClosed: boolean
  defects: Defect[]
}

const isFence = (line = '') => /^---[ \t]*$/.test(line)
const isDamaged = (line: string) =>
  line.length < 12 && /--|^\s*[-–—_=]+\s*$/.test(line) && !/^\s+\w|:\s/.test(line)
const isField = (line = '') =>
  frontmatterKeys.some((key) => line.replace(/^\s*["']?/, '').startsWith(key.slice(0, 3))) &&
  /^\W*\w+["']?\s*[:=]/.test(line)

function findFences(lines: Line[]): Fences | Defect {
  const text = (index: number) => lines[index]?.text ?? ''
  const report = (id: DefectId, {start, end}: Line, remedy: Parameters<typeof defect>[3] = {}) =>
    defect(id, {start, end}, {} as never, {blank: [], ...remedy})
  const defects: Defect[] = []
  let top = lines.findIndex((line) => line.text.trim() !== '')
  const opening = lines[top] as Line
  const [joined] = /^---[ \t]+(?=\w+:)/.exec(opening.text) ?? []
  const fence = lines.findIndex((line, at) => at > top && isFence(line.text) && isField(text(at + 1)))
  if (isFence(opening.text)) {
    if (top > 0)
      defects.push(report('fence', lines[0] as Line, {fix: [{start: 0, end: opening.start, text: ''}]}))
  } else if (joined)
    return {
      ...readOn(top - 1),
      defects: [
        report('fence', opening, {
          fix: [{start: opening.start, end: opening.start + joined.length, text: '---\n'}],
        }),
      ],
    }
  else if (fence > 0) {
    defects.push(report('words-above-frontmatter', opening))
    top = fence
  } else if (isField(opening.text)) {
    defects.push(report('fence', opening, {fix: insertion(opening.start, '---\n')}))
    top--
  } else if (opening.text.length < 12 && isField(text(top + 1)))
    defects.push(report('fence', opening, {replacement: '---'}))
  else return report('no-frontmatter', opening)
  if (isFence(text(top + 1)) && isField(text(top + 2))) {
    const again = lines[++top] as Line
    defects.push(report('fence', again, {fix: [{start: again.start, end: again.end + 1, text: ''}]}))
  }
  const rest = readOn(top)
  return {...rest, defects: [...defects, ...rest.defects]}

  function readOn(above: number): Fences {
    const first = above + 1
    for (let last = first; ; last++) {
      const line = lines[last]
      if (line && isFence(line.text)) return {first, last, isClosed: true, defects: []}
      const [, field = ''] = /^(\w+:.*\S)[ \t]+---[ \t]*$/.exec(line?.text ?? '') ?? []
      const next = text(last + 1)
      // Above another line of the frontmatter, hyphens at the end of a value are only text.
      if (line && field && !isField(next) && !isFence(next) && !/^\s+\S/.test(next)) {
        const at = line.start + field.length
        return {
          first,
          last: last + 1,
          isClosed: false,
          defects: [report('fence', line, {fix: [{start: at, end: line.end, text: '\n---'}]})],
        }
      }
      if (line && isComment(last)) continue
      if (line && isDamaged(line.text))
        return {first, last, isClosed: true, defects: [report('fence', line, {replacement: '---'})]}
      if (line && !/^(?:import\b|#|<|---)/.test(line.text)) continue
      const above = lines.slice(0, last).findLast((each) => each.text.trim() !== '') ?? opening
      return {
        first,
        last,
        isClosed: false,
        defects: [report('fence', above, {fix: insertion(above.end, '\n---')})],
      }
    }
  }

  /** Whether a line is a YAML comment, and not a heading below frontmatter whose closing `---` is missing. */
  function isComment(index: number): boolean {
    if (!text(index).startsWith('#')) return false
    const below = lines.slice(index + 1)
    const end = below.findIndex((line) => !/^(?:\s|#|$|\w+\s*:)/.test(line.text))
    const between = below.slice(0, end)
    const isInside =
      between.some((line) => isField(line.text)) || between.every((line) => line.text.trim() !== '')
    return isFence(below[end]?.text) && isInside
  }
}

/** Reads the values of all frontmatter lines that can be parsed; the check reports the lines that can’t. */
function readValues(yaml: string, start: number, lines: Line[]): Frontmatter['values'] {
  const values: Frontmatter['values'] = new Map()
  // Replaces lone CRs (classic Mac OS), because the YAML parser does not treat them as line breaks.
  const {contents, errors} = parseDocument(yaml.replace(/\r(?!\n)/g, '\n'))
  if (errors.length === 0 && isMap(contents)) {
    for (const {key, value} of contents.items) {
      if (!isScalar(key)) continue
      const at = start + (key.range?.[0] ?? 0)
      const scalar = isScalar(value) ? value : undefined
      const valueAt = start + (scalar?.range?.[0] ?? key.range?.[0] ?? 0)
      values.set(String(key.value), {
        value: scalar ? scalar.value : value === null ? null : 'a list',
        at,
        valueAt,
      })
    }
    return values
  }
  for (const {text, start: at} of lines) {
    const [, key = '', typed = ''] = /^\s*["']?(\w+)["']?\s*:\s*(.*)$/.exec(text) ?? []
    const value = /^\d+$/.test(typed) ? Number(typed) : typed || 'unread'
    if (key && !values.has(key)) values.set(key, {value, at, valueAt: at})
  }
  return values
}
