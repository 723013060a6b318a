import {visit} from 'yaml'
import {nodesOf, type Page, type SiteFiles, startOf} from '../../../site/index.ts'
import {offsetsIn} from '../../offsetsIn.ts'
import {linesIn, shownOn} from '../../shown.ts'

/** Words that a visitor reads in one go: a paragraph, a heading, a cell, a value of a record, a title. */
export interface Unit {
  file: string
  words: string
  /** The offset in the file at which a character of the words was typed. */
  at(index: number): number
  where: 'page' | 'record'
  /** The kind of a page's block. */
  type?: string
  /** Its lines, for a paragraph. */
  lines: {text: string; index: number}[]
  /** It is a line of a list. */
  isPoint: boolean
}

/** The words of a page below its frontmatter. */
export function unitsOfPage(page: Page): Unit[] {
  const points = new Set(nodesOf(page, 'listItem').flatMap(({children}) => children.map(startOf)))
  return shownOn(page).map(({node, words, at}) => ({
    file: page.file,
    words,
    at,
    where: 'page',
    type: node.type,
    lines: linesIn(words),
    isPoint: points.has(startOf(node)),
  }))
}

/** The title and description of a page. */
export function unitsOfFrontmatter({file, text, frontmatter}: Page): Unit[] {
  return ['title', 'short', 'description'].flatMap((key): Unit[] => {
    const found = frontmatter.values.get(key)
    return found && typeof found.value === 'string' ? [unitOf(file, text, found.value, found.valueAt)] : []
  })
}

/** The values of records that are words: no ids, choices, days or addresses. */
export function unitsOfRecords({content}: SiteFiles, name: string): Unit[] {
  const file = content.get(name)
  const units: Unit[] = []
  if (!file || file.document.errors.length > 0) return units
  visit(file.document, {
    Scalar(key, {value, range}) {
      if (key === 'key' || typeof value !== 'string' || !range || isName(value)) return
      units.push(unitOf(`content/${name}`, file.text, value, range[0], range[1]))
    },
  })
  return units
}

function unitOf(file: string, text: string, words: string, start: number, end = start + words.length + 2): Unit {
  const typed = text.slice(start, end)
  // A quote mark, or the line that only says that words follow.
  const [before = ''] = /^(?:["']|[>|][^\n]*\n\s*)/.exec(typed) ?? []
  let offsets: number[] | undefined
  const at = (index: number) => {
    offsets ??= offsetsIn(typed.slice(before.length), words)
    return start + before.length + (offsets[index] ?? words.length)
  }
  return {file, words, at, where: 'record', lines: [], isPoint: false}
}

function isName(value: string): boolean {
  return /^[a-z0-9-]*$|^[/#+]|^https:|^[\d-]+$/.test(value)
}
