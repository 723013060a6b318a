import {type Line, linesOf} from '../../../site/index.ts'
import {type LineEdit, lineEdits} from './edits.ts'
import {namesIn} from './namesIn.ts'
import {isSound, type Part} from './parts.ts'

/** A correction of a line; adjacent lines that are corrected together are joined as one `line`. */
export interface Mend {
  id: LineEdit['id']
  line: Line
  /** The corrected text; `undefined` if several corrections are equally good. */
  write?: string
  /** The offset to report, if it is not the start of the line. */
  at?: number
}

interface Search {
  isUnreadable: boolean
  /** The names of the fields that the part lacks, if the schema reported them. */
  missing?: readonly string[]
  /** How far the cause may be from the line at which the parser or schema failed, in lines. */
  reach: number
}

/** Returns the first correction that makes a part sound, trying the lines nearest to the mistake first. */
export function mendOf({text, schema}: Part, near: Line, {isUnreadable, missing, reach}: Search): Mend[] {
  const lines = linesOf(text)
  const nearby = nearest(lines, near, reach)
  const names = namesIn(schema)
  const lacking = missing ?? names.filter((name) => !new RegExp(`\\b${name}:`).test(text))
  const edits = lineEdits(names, lacking).filter(({unreadable}) => isUnreadable || !unreadable)
  const tried = new Set<string>()
  const isFixedBy: IsFixedBy = (...all) => {
    const mended = lines.map((line) => all.find((each) => each.line === line)?.write ?? line.text).join('\n')
    // A record must stay unindented.
    if (tried.has(mended) || (/^[^\s#]/.test(text) && /^ /.test(mended))) return false
    tried.add(mended)
    return isSound(mended, schema)
  }
  const twice = doubled(lines, nearby, isFixedBy)
  if (twice) return twice
  for (const edit of edits.filter(({every}) => every)) {
    const slips = nearby.map((line) => ({line, all: written(line.text, edit)})).filter(({all}) => all.length > 0)
    for (const index of slips.length > 1 ? (slips[0]?.all.keys() ?? []) : []) {
      const all = slips.map(({line, all}) => ({id: edit.id, line, write: all[index] ?? line.text}))
      if (isFixedBy(...all)) return all.filter(({line, write}) => write !== line.text)
    }
  }
  let unclear: Mend | undefined
  for (const line of nearby)
    for (const edit of edits) {
      const all = written(line.text, edit).map((write) => ({id: edit.id, line, write}))
      const first = all.find((each) => isFixedBy(each))
      if (first && !(edit.oneOf && all.some((each) => isFixedBy(each)))) return [first]
      if (first) unclear ??= {id: edit.id, line}
    }
  const shifts = isUnreadable ? [2, -2, 4, -4] : [2]
  return moved(lines, nearby, isFixedBy) ?? shifted(lines, nearby, shifts, isFixedBy) ?? (unclear ? [unclear] : [])
}

/** Returns the non-empty lines around a mistake: first those with an odd indentation, then by distance. */
function nearest(lines: Line[], near: Line, reach: number): Line[] {
  const middle = lines.findIndex(({start}) => start === near.start)
  const isEven = ({text}: Line) => text.search(/\S/) % 2 === 0
  return lines
    .map((line, index) => ({line, away: Math.abs(index - middle) + (isEven(line) ? reach : 0), index}))
    .filter(({line, index}) => line.text.trim() !== '' && Math.abs(index - middle) <= reach)
    .sort((one, other) => one.away - other.away)
    .map(({line}) => line)
}

/** Returns the results of an edit on a line, without those equal to the line. */
function written(line: string, {from, to}: LineEdit): string[] {
  const found = from.exec(line)
  if (!found) return []
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
  const all = typeof to === 'string' ? [line.replace(from, to)] : to([...found]).map((each) => before + each + after)
  return all.filter((each) => each !== line)
}

type IsFixedBy = (...all: Mend[]) => boolean

/** Finds a line that is repeated right below itself. */
function doubled(lines: Line[], nearby: Line[], isFixedBy: IsFixedBy): Mend[] | undefined {
  for (const line of nearby) {
    const above = lines[lines.indexOf(line) - 1]
    if (above?.text !== line.text || !isFixedBy({id: 'yaml.twice', line, write: ''})) continue
    const both = together([above, line].map((each) => ({id: 'yaml.twice', line: each, write: each.text})))
    return [{...both, write: line.text, at: line.start}]
  }
  return undefined
}

/** Finds a field that separates a field such as `link:` from the lines that belong to it. */
function moved(lines: Line[], nearby: Line[], isFixedBy: IsFixedBy): Mend[] | undefined {
  for (const line of nearby) {
    const above = lines[lines.indexOf(line) - 1]
    if (!above || !/:\s*(?:[>|]-?)?$/.test(above.text) || !/^ *\w+: *\S/.test(line.text)) continue
    const swap = [above, line].map((each) => ({
      id: 'yaml.moved' as const,
      line: each,
      write: (each === line ? above : line).text,
    }))
    if (isFixedBy(...swap)) return [{...together(swap), at: line.start}]
  }
  return undefined
}

/** Finds a few adjacent lines that must be indented more or less. */
function shifted(lines: Line[], nearby: Line[], shifts: number[], isFixedBy: IsFixedBy): Mend[] | undefined {
  for (const first of nearby.slice(0, 8))
    for (const shift of shifts) {
      const run: Mend[] = []
      for (const line of lines.slice(lines.indexOf(first), lines.indexOf(first) + 12)) {
        if (line.text.trim() === '' || line.text.search(/\S/) + shift < 0) break
        run.push({id: 'yaml.columns', line, write: shift < 0 ? line.text.slice(-shift) : ' '.repeat(shift) + line.text})
        if (run.length > 1 && isFixedBy(...run)) return [together(run)]
      }
    }
  return undefined
}

/** Merges the corrections of adjacent lines into one. */
function together(run: Mend[]): Mend {
  const [first, last] = [run[0], run.at(-1)] as [Mend, Mend]
  const [text, write] = [run.map(({line}) => line.text), run.map((each) => each.write ?? each.line.text)].map((all) =>
    all.join('\n'),
  ) as [string, string]
  return {id: first.id, line: {text, start: first.line.start, end: last.line.end}, write}
}
