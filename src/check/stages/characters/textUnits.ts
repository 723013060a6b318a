import {visit} from 'yaml'
import {nodesOf, type Page, type SiteFiles, startOf, textAttributesOf} from '../../../site/index.ts'
import {linesIn, renderedTextsOf} from '../../renderedText.ts'
import {sourceOffsets} from '../../sourceOffsets.ts'

/** A text that is checked on its own: a paragraph, heading, table cell, value of a record, or title. */
export interface TextUnit {
  file: string
  words: string
  /** Maps an index in `words` to its offset in the file. */
  toOffset(index: number): number
  where: 'page' | 'record'
  /** The type of the text’s Markdown node: `paragraph`, `heading` or `tableCell`; `undefined` in YAML. */
  type?: string
  /** The lines of `words`, each with its start index in `words`; empty in YAML. */
  lines: {text: string; index: number}[]
  /** Whether the text is in a list item. */
  isListItem: boolean
}

/** Returns the texts of a page below its frontmatter. */
export function unitsOfPage(page: Page): TextUnit[] {
  const points = new Set(nodesOf(page, 'listItem').flatMap(({children}) => children.map(startOf)))
  return renderedTextsOf(page).map(({node, words, toOffset}) => ({
    file: page.file,
    words,
    toOffset,
    where: 'page',
    type: node.type,
    lines: linesIn(words),
    isListItem: points.has(startOf(node)),
  }))
}

/**
 * Returns a page’s texts without Markdown: its title, short name and description, and the words in its
 * attributes.
 */
export function plainUnitsOfPage(page: Page, {components}: SiteFiles): TextUnit[] {
  const {file, text, frontmatter} = page
  const titles = ['title', 'short', 'description'].flatMap((key) => frontmatter.values.get(key) ?? [])
  return [...titles, ...textAttributesOf(page, components)].flatMap(({value, valueAt}) =>
    typeof value === 'string' ? [unitOf(file, text, value, valueAt)] : [],
  )
}

/** Returns the values of a YAML file that visitors read as words: no ids, choices, dates or addresses. */
export function unitsOfRecords({content}: SiteFiles, name: string): TextUnit[] {
  const file = content.get(name)
  const units: TextUnit[] = []
  if (!file || file.document.errors.length > 0) return units
  visit(file.document, {
    Scalar(key, {value, range}) {
      if (key === 'key' || typeof value !== 'string' || !range || isName(value)) return
      units.push(unitOf(`content/${name}`, file.text, value, range[0], range[1]))
    },
  })
  return units
}

function unitOf(
  file: string,
  text: string,
  words: string,
  start: number,
  end = start + words.length + 2,
): TextUnit {
  const typed = text.slice(start, end)
  // The source before the words: an opening quote mark, or the first line of a block value, such as `>-`.
  const [before = ''] = /^(?:["']|[>|][^\n]*\n\s*)/.exec(typed) ?? []
  let offsets: number[] | undefined
  const toOffset = (index: number) => {
    offsets ??= sourceOffsets(typed.slice(before.length), words)
    return start + before.length + (offsets[index] ?? words.length)
  }
  return {file, words, toOffset, where: 'record', lines: [], isListItem: false}
}

function isName(value: string): boolean {
  return /^[a-z0-9-]*$|^[/#+]|^https:|^[\d-]+$/.test(value)
}
