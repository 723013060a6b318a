import {type Line, linesOf} from '../../../site/index.ts'
import {type LineEdit, lineEdits} from './edits.ts'
import {namesIn} from './namesIn.ts'
import {isSound, type Part} from './parts.ts'

/** Lines that are wrong, and how they are written in a part that is sound. */
export interface Mend {
  id: LineEdit['id']
  line: Line
  /** Nothing where several would do as well. */
  write?: string
  /** Where it is told, when that is not where the lines start. */
  at?: number
}

interface Search {
  isUnreadable: boolean
  /** The fields that the part is known to lack. */
  missing?: readonly string[]
  /** How far from the mistake that a reader met its cause may stand, in lines. */
  reach: number
}

/** The first edit of the table that makes a part sound, tried on the lines nearest to the mistake first. */
export function mendOf({text, schema}: Part, near: Line, {isUnreadable, missing, reach}: Search): Mend[] {
  const lines = linesOf(text)
  const asked = nearest(lines, near, reach)
  const names = namesIn(schema)
  const lacking = missing ?? names.filter((name) => !new RegExp(`\\b${name}:`).test(text))
  const edits = lineEdits(names, lacking).filter(({unreadable}) => isUnreadable || !unreadable)
  const tried = new Set<string>()
  const mends: Mends = (...all) => {
    const mended = lines.map((line) => all.find((each) => each.line === line)?.write ?? line.text).join('\n')
    // A record stays at the left margin.
    if (tried.has(mended) || (/^[^\s#]/.test(text) && /^ /.test(mended))) return false
    tried.add(mended)
    return isSound(mended, schema)
  }
  const twice = doubled(lines, asked, mends)
  if (twice) return twice
  for (const edit of edits.filter(({every}) => every)) {
    const slips = asked.map((line) => ({line, all: written(line.text, edit)})).filter(({all}) => all.length > 0)
    for (const index of slips.length > 1 ? (slips[0]?.all.keys() ?? []) : []) {
      const all = slips.map(({line, all}) => ({id: edit.id, line, write: all[index] ?? line.text}))
      if (mends(...all)) return all.filter(({line, write}) => write !== line.text)
    }
  }
  let unclear: Mend | undefined
  for (const line of asked)
    for (const edit of edits) {
      const all = written(line.text, edit).map((write) => ({id: edit.id, line, write}))
      const first = all.find((each) => mends(each))
      if (first && !(edit.oneOf && all.some((each) => mends(each)))) return [first]
      if (first) unclear ??= {id: edit.id, line}
    }
  const shifts = isUnreadable ? [2, -2, 4, -4] : [2]
  return moved(lines, asked, mends) ?? shifted(lines, asked, shifts, mends) ?? (unclear ? [unclear] : [])
}

/** The lines round a mistake that hold something, the nearest first, and before them those between two columns. */
function nearest(lines: Line[], near: Line, reach: number): Line[] {
  const middle = lines.findIndex(({start}) => start === near.start)
  const isEven = ({text}: Line) => text.search(/\S/) % 2 === 0
  return lines
    .map((line, index) => ({line, away: Math.abs(index - middle) + (isEven(line) ? reach : 0), index}))
    .filter(({line, index}) => line.text.trim() !== '' && Math.abs(index - middle) <= reach)
    .sort((one, other) => one.away - other.away)
    .map(({line}) => line)
}

/** What an edit makes of a line, without what is the same. */
function written(line: string, {from, to}: LineEdit): string[] {
  const found = from.exec(line)
  if (!found) return []
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
  const all = typeof to === 'string' ? [line.replace(from, to)] : to([...found]).map((each) => before + each + after)
  return all.filter((each) => each !== line)
}

type Mends = (...all: Mend[]) => boolean

/** The same line twice, one below the other. */
function doubled(lines: Line[], asked: Line[], mends: Mends): Mend[] | undefined {
  for (const line of asked) {
    const above = lines[lines.indexOf(line) - 1]
    if (above?.text !== line.text || !mends({id: 'yaml.twice', line, write: ''})) continue
    const both = together([above, line].map((each) => ({id: 'yaml.twice', line: each, write: each.text})))
    return [{...both, write: line.text, at: line.start}]
  }
  return undefined
}

/** A field between one like `link:` and what belongs to that. */
function moved(lines: Line[], asked: Line[], mends: Mends): Mend[] | undefined {
  for (const line of asked) {
    const above = lines[lines.indexOf(line) - 1]
    if (!above || !/:\s*(?:[>|]-?)?$/.test(above.text) || !/^ *\w+: *\S/.test(line.text)) continue
    const swap = [above, line].map((each) => ({
      id: 'yaml.moved' as const,
      line: each,
      write: (each === line ? above : line).text,
    }))
    if (mends(...swap)) return [{...together(swap), at: line.start}]
  }
  return undefined
}

/** A few lines that stand together further left or right. */
function shifted(lines: Line[], asked: Line[], shifts: number[], mends: Mends): Mend[] | undefined {
  for (const first of asked.slice(0, 8))
    for (const shift of shifts) {
      const run: Mend[] = []
      for (const line of lines.slice(lines.indexOf(first), lines.indexOf(first) + 12)) {
        if (line.text.trim() === '' || line.text.search(/\S/) + shift < 0) break
        run.push({id: 'yaml.columns', line, write: shift < 0 ? line.text.slice(-shift) : ' '.repeat(shift) + line.text})
        if (run.length > 1 && mends(...run)) return [together(run)]
      }
    }
  return undefined
}

/** Lines one below the other as one. */
function together(run: Mend[]): Mend {
  const [first, last] = [run[0], run.at(-1)] as [Mend, Mend]
  const [text, write] = [run.map(({line}) => line.text), run.map((each) => each.write ?? each.line.text)].map((all) =>
    all.join('\n'),
  ) as [string, string]
  return {id: first.id, line: {text, start: first.line.start, end: last.line.end}, write}
}
