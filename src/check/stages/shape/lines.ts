import type {Table} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {endOf, nodesOf, type Page, sourceOf, startOf} from '../../../site/index.ts'
import {createFinding, type StageFinding} from '../../finding.ts'
import {rangeOf} from '../../ranges.ts'

/** Finds broken table rows, and pictures, links and definitions that visitors can’t see or use. */
export function* linesOfPage(page: Page): Iterable<StageFinding> {
  const {file} = page
  for (const node of nodesOf(page, 'table')) yield* wrongRows(node, page)
  for (const node of nodesOf(page, 'image'))
    if (!node.alt?.trim()) yield createFinding('shape.no-description', file, rangeOf(node), {})
  for (const node of nodesOf(page, 'link'))
    if (textOf(node).trim() === '' && !node.children.some(({type}) => type === 'image' || type.startsWith('mdx')))
      yield createFinding('shape.link-without-words', file, rangeOf(node), {url: node.url})
  const used = new Set(nodesOf(page, 'linkReference', 'imageReference').map(({identifier}) => identifier))
  for (const node of nodesOf(page, 'definition'))
    if (!used.has(node.identifier)) yield createFinding('shape.unseen', file, rangeOf(node), {typed: `[${node.label}]`})
  const notes = new Set(nodesOf(page, 'footnoteReference').map(({identifier}) => identifier))
  for (const node of nodesOf(page, 'footnoteDefinition'))
    if (!notes.has(node.identifier))
      yield createFinding('shape.unseen', file, rangeOf(node), {typed: `[^${node.label}]`})
  const [top] = page.tree.children.filter(({type}) => type !== 'mdxjsEsm')
  if (top?.type === 'thematicBreak')
    yield createFinding('shape.divider-first', file, rangeOf(top), {}, [
      {start: startOf(top), end: endOf(top), text: ''},
    ])
}

function* wrongRows(node: Table, {file, text}: Page): Iterable<StageFinding> {
  const columns = node.children[0]?.children.length ?? 0
  for (const row of node.children) {
    const cells = row.children.length
    if (!sourceOf(text, row).includes('|')) yield createFinding('shape.words-in-table', file, rangeOf(row), {})
    else if (cells > columns) yield createFinding('shape.cell-too-many', file, rangeOf(row), {cells, columns})
    else if (cells < columns)
      yield {...createFinding('shape.cell-missing', file, rangeOf(row), {cells, columns}), severity: 'advice'}
  }
}
