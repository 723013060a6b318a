import type {Edit} from '../text/edit.ts'
import {editDistance, nearest} from '../text/nearest.ts'
import {type Line, linesOf, type Range} from '../text/positions.ts'
import {type Defect, defect, insertion} from './defects.ts'
import {importLine} from './importLine.ts'
import type {Components} from './tag.ts'

interface LineScan {
  defects: Defect[]
  /** Import lines, which are replaced by spaces before parsing even if they are correct. */
  imports: Range[]
  /** Fenced code blocks, which may contain any characters. */
  code: Range[]
}

/** Finds defects that concern whole lines: imports, merge conflict markers, and unclosed code blocks. */
export function scanLines(text: string, file: string, components: Components): LineScan {
  const all = linesOf(text)
  const code = codeBlocksIn(all)
  const lines = all.filter(
    ({start}) => !code.blocks.some((block) => start >= block.start && start <= block.end),
  )
  const imported = new Set<string>()
  const found: LineScan = {defects: [...code.defects, ...conflictsIn(lines)], imports: [], code: code.blocks}
  for (const [index, line] of lines.entries()) {
    const wrong = explainImport(line, {file, text, all, components, imports: imported})
    if (wrong) found.defects.push(wrong)
    if (!isImport(line.text)) continue
    found.imports.push(line)
    for (const [beside, at] of [
      [lines[index - 1], line.start],
      [lines[index + 1], line.end + 1],
    ] as const)
      if (beside && beside.text.trim() !== '' && !looksLikeImport(beside.text))
        found.defects.push(defect('import-beside-words', beside, {}, {blank: [], fix: insertion(at, '\n')}))
  }
  return found
}

const isImport = (line: string) => /^import \{[^{}]*\} from (['"])[^'"]+\1;?\s*$/.test(line)
const likeImport = [
  /^import\b/,
  /^\W?i?m?p?o?r?t?\w?\b.*[{}].*\bfrom\b/,
  /^[^<]*\bfrom\b.*\.\.?\//,
  /^[^<]*\bcomponents\/[A-Z]\w*\.tsx/,
]
const looksLikeImport = (line: string) => likeImport.some((pattern) => pattern.test(line))

interface LineContext {
  file: string
  text: string
  all: Line[]
  components: Components
  /** Names of the components imported by earlier lines. */
  imports: Set<string>
}

/**
 * Returns what is wrong with an import or a similar line. A fix may delete it, as the build adds missing
 * imports.
 */
function explainImport(range: Line, place: LineContext): Defect | undefined {
  const {text: line, start, end} = range
  const {file, text, all, components, imports} = place
  const word = /^(?:import|export)\b/.exec(line)?.[0]
  const removal: Edit[] = [{start, end: Math.min(end + 1, text.length), text: ''}]
  if (/^export\s+(?:const|let|var|default|function|async|class|\{)/.test(line))
    return defect('exported-code', range, {})
  const isCut = /^import\W*\w*\W*$/.test(line) && isAmongImports(start, all)
  if (word && !isCut && (word === 'export' || !/['"‘’“”{}]|\bfrom\b/.test(line)))
    return defect('command-word', range, {word})
  if (!looksLikeImport(line)) return undefined
  const names = line.match(/[A-Z]\w+/g) ?? []
  const [name] = names
    .flatMap((each) => (components.has(each) ? each : (nearest(each, components.keys()) ?? [])))
    .sort(
      (one, other) => editDistance(line, importLine(one, file)) - editDistance(line, importLine(other, file)),
    )
  const source = /\bfrom ['"]([^'"]+)['"]/.exec(line)?.[1]
  if (!name && word && source !== undefined) return defect('import-other', range, {source}, {fix: removal})
  const right = name && importLine(name, file)
  const plain = (code = '') =>
    code
      .trimEnd()
      .replace(/;$|(?<=\{) | (?=\})/g, '')
      .replaceAll('"', "'")
  const isRight = plain(line) === plain(right)
  const isNear = isRight || (right && editDistance(line.trim(), right) <= Math.max(12, right.length / 3))
  if (!word && !isNear) return undefined
  if (name && imports.has(name)) return defect('import-twice', range, {name}, {fix: removal})
  if (name) imports.add(name)
  if (isRight) return undefined
  return defect('import-damaged', range, {}, isNear ? {replacement: right} : {fix: removal})
}

function isAmongImports(start: number, all: Line[]): boolean {
  const index = all.findIndex((line) => line.start === start)
  return [all[index - 1], all[index + 1]].some((each) => isImport(each?.text ?? ''))
}

/** Finds git's conflict markers; reports each conflict once, with all of its markers. */
function conflictsIn(lines: Line[]): Defect[] {
  const defects: Defect[] = []
  for (const [index, line] of lines.entries()) {
    const mark = /^(<{7}|>{7}|\|{7})(?=\s|$)/.exec(line.text)?.[0]
    if (
      !mark ||
      defects.some(({blank}) => blank.some(({start, end}) => line.start >= start && line.start <= end))
    )
      continue
    const below = lines.slice(index)
    const middle = below.find(({text}) => /^={7}\s*$/.test(text))
    const last = below.find(({text}) => /^>{7}(?=\s|$)/.test(text))
    const isWhole = mark.startsWith('<') && middle && last && middle.start < last.start
    const other = isWhole ? [{start: middle.start, end: last.end}] : []
    defects.push(defect('conflict', line, {}, {blank: [line, ...other]}))
  }
  return defects
}

/**
 * Finds fenced code blocks, and the block without a closing fence, which would show the rest of the page as
 * code.
 */
function codeBlocksIn(lines: Line[]): {blocks: Range[]; defects: Defect[]} {
  const blocks: Range[] = []
  let open: {line: Line; marks: string} | undefined
  for (const line of lines) {
    const [, marks, rest = ''] = /^[ \t>*+-]*?(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line.text) ?? []
    if (!open && marks) open = {line, marks}
    else if (open && marks?.startsWith(open.marks) && rest.trim() === '') {
      blocks.push({start: open.line.start, end: line.end})
      open = undefined
    }
  }
  return {blocks, defects: open ? [defect('code-open', open.line, {marks: open.marks})] : []}
}
