import {type Line, linesOf, readYaml} from '../../../site/index.ts'
import {allFieldNames} from './allFieldNames.ts'
import {type LineTypo, lineTypos} from './lineTypos.ts'
import {isSound, type YamlPart} from './splitYaml.ts'

/** A correction of a line, or of several adjacent lines; `line` is then all of them, joined. */
interface LineFix {
  id: LineTypo['id']
  line: Line
  /** The corrected text; `undefined` if several corrections are equally good. */
  replacement?: string
  /** The offset to report, if it is not the start of the line. */
  at?: number
}

interface Search {
  isUnreadable: boolean
  /** The names of the missing fields, if the schema reported any. */
  missing?: readonly string[]
  /** The maximum distance, in lines, between the cause and the line that the parser or schema rejected. */
  reach: number
}

/** Returns the first correction after which the YAML is valid; tries the lines nearest to the mistake first. */
export function findLineFix({text, schema}: YamlPart, near: Line, {isUnreadable, missing, reach}: Search): LineFix[] {
  const lines = linesOf(text)
  const nearby = linesNear(lines, near, reach)
  const names = allFieldNames(schema)
  const lacking = missing ?? names.filter((name) => !new RegExp(`\\b${name}:`).test(text))
  const edits = lineTypos(names, lacking).filter(({onlyIfUnparsable}) => isUnreadable || !onlyIfUnparsable)
  const tried = new Set<string>()
  const isFixedBy: IsFixedBy = (...all) => {
    const result = lines.map((line) => all.find((each) => each.line === line)?.replacement ?? line.text).join('\n')
    // A correction must not indent a record or field at the top level.
    if (tried.has(result) || (/^[^\s#]/.test(text) && /^ /.test(result))) return false
    tried.add(result)
    return isSound(result, readYaml(result), schema)
  }
  const twice = fixRepeatedLine(lines, nearby, isFixedBy)
  if (twice) return twice
  for (const edit of edits.filter(({mayRepeat}) => mayRepeat)) {
    const slips = nearby.map((line) => ({line, all: correctionsOf(line.text, edit)})).filter(({all}) => all.length > 0)
    for (const index of slips.length > 1 ? (slips[0]?.all.keys() ?? []) : []) {
      const all = slips.map(({line, all}) => ({id: edit.id, line, replacement: all[index] ?? line.text}))
      if (isFixedBy(...all)) return all.filter(({line, replacement}) => replacement !== line.text)
    }
  }
  let unclear: LineFix | undefined
  for (const line of nearby)
    for (const edit of edits) {
      const all = correctionsOf(line.text, edit).map((replacement) => ({id: edit.id, line, replacement}))
      const first = all.find((each) => isFixedBy(each))
      if (first && !(edit.mustBeUnambiguous && all.some((each) => isFixedBy(each)))) return [first]
      if (first) unclear ??= {id: edit.id, line}
    }
  const shifts = isUnreadable ? [2, -2, 4, -4] : [2]
  return (
    fixMovedField(lines, nearby, isFixedBy) ??
    fixIndentation(lines, nearby, shifts, isFixedBy) ??
    (unclear ? [unclear] : [])
  )
}

/** Returns the non-empty lines around a mistake: lines indented by an odd number of spaces first, then by distance. */
function linesNear(lines: Line[], near: Line, reach: number): Line[] {
  const middle = lines.findIndex(({start}) => start === near.start)
  const isEven = ({text}: Line) => text.search(/\S/) % 2 === 0
  return lines
    .map((line, index) => ({line, away: Math.abs(index - middle) + (isEven(line) ? reach : 0), index}))
    .filter(({line, index}) => line.text.trim() !== '' && Math.abs(index - middle) <= reach)
    .sort((one, other) => one.away - other.away)
    .map(({line}) => line)
}

/** Returns what `line` becomes by each possible correction of a typo; leaves out corrections that change nothing. */
function correctionsOf(line: string, {from, to}: LineTypo): string[] {
  const found = from.exec(line)
  if (!found) return []
  const [before, after] = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
  const all = typeof to === 'string' ? [line.replace(from, to)] : to([...found]).map((each) => before + each + after)
  return all.filter((each) => each !== line)
}

type IsFixedBy = (...all: LineFix[]) => boolean

/** Finds a line that is there twice in a row, where deleting one of the two makes the YAML valid. */
function fixRepeatedLine(lines: Line[], nearby: Line[], isFixedBy: IsFixedBy): LineFix[] | undefined {
  for (const line of nearby) {
    const above = lines[lines.indexOf(line) - 1]
    if (above?.text !== line.text || !isFixedBy({id: 'yaml.twice', line, replacement: ''})) continue
    const both = mergeFixes([above, line].map((each) => ({id: 'yaml.twice', line: each, replacement: each.text})))
    return [{...both, replacement: line.text, at: line.start}]
  }
  return undefined
}

/** Finds a field that is between `link:` (or another field without a value) and the lines that belong to `link:`. */
function fixMovedField(lines: Line[], nearby: Line[], isFixedBy: IsFixedBy): LineFix[] | undefined {
  for (const line of nearby) {
    const above = lines[lines.indexOf(line) - 1]
    if (!above || !/:\s*(?:[>|]-?)?$/.test(above.text) || !/^ *\w+: *\S/.test(line.text)) continue
    const swap = [above, line].map((each) => ({
      id: 'yaml.moved' as const,
      line: each,
      replacement: (each === line ? above : line).text,
    }))
    if (isFixedBy(...swap)) return [{...mergeFixes(swap), at: line.start}]
  }
  return undefined
}

/** Finds adjacent lines that must all be indented more, or less, to make the YAML valid. */
function fixIndentation(lines: Line[], nearby: Line[], shifts: number[], isFixedBy: IsFixedBy): LineFix[] | undefined {
  for (const first of nearby.slice(0, 8))
    for (const shift of shifts) {
      const run: LineFix[] = []
      for (const line of lines.slice(lines.indexOf(first), lines.indexOf(first) + 12)) {
        if (line.text.trim() === '' || line.text.search(/\S/) + shift < 0) break
        run.push({
          id: 'yaml.columns',
          line,
          replacement: shift < 0 ? line.text.slice(-shift) : ' '.repeat(shift) + line.text,
        })
        if (run.length > 1 && isFixedBy(...run)) return [mergeFixes(run)]
      }
    }
  return undefined
}

/** Merges the corrections of adjacent lines into one. */
function mergeFixes(run: LineFix[]): LineFix {
  const [first, last] = [run[0], run.at(-1)] as [LineFix, LineFix]
  const [text, replacement] = [
    run.map(({line}) => line.text),
    run.map((each) => each.replacement ?? each.line.text),
  ].map((all) => all.join('\n')) as [string, string]
  return {id: first.id, line: {text, start: first.line.start, end: last.line.end}, replacement}
}
