import type {Table} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {endOf, nodesOf, type Page, rangeOf, sourceOf, startOf} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'

/** Finds broken table rows, and pictures, links and definitions that visitors can’t see or use. */
export function* linesOfPage(page: Page): Iterable<Finding> {
  const {file} = page
  for (const node of nodesOf(page, 'table')) yield* wrongRows(node, page)
  for (const node of nodesOf(page, 'image'))
    if (!node.alt?.trim()) yield error('structure.no-description', {file, range: rangeOf(node)})
  for (const node of nodesOf(page, 'link'))
    if (
      textOf(node).trim() === '' &&
      !node.children.some(({type}) => type === 'image' || type.startsWith('mdx'))
    )
      yield error('structure.link-without-words', {file, range: rangeOf(node), data: {url: node.url}})
  const used = new Set(nodesOf(page, 'linkReference', 'imageReference').map(({identifier}) => identifier))
  for (const node of nodesOf(page, 'definition'))
    if (!used.has(node.identifier))
      yield error('structure.unseen', {file, range: rangeOf(node), data: {typed: `[${node.label}]`}})
  const notes = new Set(nodesOf(page, 'footnoteReference').map(({identifier}) => identifier))
  for (const node of nodesOf(page, 'footnoteDefinition'))
    if (!notes.has(node.identifier))
      yield error('structure.unseen', {file, range: rangeOf(node), data: {typed: `[^${node.label}]`}})
  const [top] = page.tree.children.filter(({type}) => type !== 'mdxjsEsm')
  if (top?.type === 'thematicBreak')
    yield error('structure.divider-first', {
      file,
      range: rangeOf(top),
      fix: [{start: startOf(top), end: endOf(top), text: ''}],
    })
}

function* wrongRows(node: Table, {file, text}: Page): Iterable<Finding> {
  const columns = node.children[0]?.children.length ?? 0
  for (const row of node.children) {
    const cells = row.children.length
    if (!sourceOf(text, row).includes('|'))
      yield error('structure.words-in-table', {file, range: rangeOf(row)})
    else if (cells > columns)
      yield error('structure.cell-too-many', {file, range: rangeOf(row), data: {cells, columns}})
    else if (cells < columns)
      yield advice('structure.cell-missing', {file, range: rangeOf(row), data: {cells, columns}})
  }
}
