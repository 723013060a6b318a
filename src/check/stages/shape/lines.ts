import type {Nodes, Table} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {endOf, nodesOf, sourceOf, startOf} from '../../../site/page/nodes.ts'
import type {Page} from '../../../site/page/page.ts'
import {type Found, found} from '../../finding.ts'
import {rangeOf} from '../../ranges.ts'

/** Lists, tables, pictures, links and lines that nobody can see or use. */
export function* linesOfPage(page: Page): Iterable<Found> {
  const {file, text} = page
  for (const node of nodesOf(page, 'listItem')) {
    const [first] = node.children
    if (!first) yield found('shape.empty-point', file, rangeOf(node), {})
    else if (first.type === 'list' && startsOnLineOf(node, first, text)) {
      const sign = sourceOf(text, first).match(/^\S+/)?.[0] ?? '-'
      yield found('shape.list-in-list', file, rangeOf(node), {sign}, [
        {start: startOf(node), end: startOf(first), text: ''},
      ])
    }
  }
  for (const node of [page.tree, ...nodesOf(page, 'listItem', 'mdxJsxFlowElement', 'blockquote')])
    yield* listsBeside(node.children as Nodes[], page)
  for (const node of nodesOf(page, 'table')) yield* wrongRows(node, page)
  for (const node of nodesOf(page, 'image'))
    if (!node.alt?.trim()) yield found('shape.no-description', file, rangeOf(node), {})
  for (const node of nodesOf(page, 'link'))
    if (textOf(node).trim() === '' && !node.children.some(({type}) => type === 'image' || type.startsWith('mdx')))
      yield found('shape.link-without-words', file, rangeOf(node), {url: node.url})
  const used = new Set(nodesOf(page, 'linkReference', 'imageReference').map(({identifier}) => identifier))
  for (const node of nodesOf(page, 'definition'))
    if (!used.has(node.identifier)) yield found('shape.unseen', file, rangeOf(node), {typed: `[${node.label}]`})
  const notes = new Set(nodesOf(page, 'footnoteReference').map(({identifier}) => identifier))
  for (const node of nodesOf(page, 'footnoteDefinition'))
    if (!notes.has(node.identifier)) yield found('shape.unseen', file, rangeOf(node), {typed: `[^${node.label}]`})
  const [top] = page.tree.children.filter(({type}) => type !== 'mdxjsEsm')
  if (top?.type === 'thematicBreak')
    yield found('shape.divider-first', file, rangeOf(top), {}, [{start: startOf(top), end: endOf(top), text: ''}])
}

/** Points right below a list that begin with another sign, so that they are a list of their own. */
function* listsBeside(blocks: Nodes[], {file, text}: Page): Iterable<Found> {
  for (const [index, node] of blocks.entries()) {
    const above = blocks[index - 1]
    if (node.type !== 'list' || above?.type !== 'list' || node.ordered !== above.ordered) continue
    if (
      text.slice(endOf(above), startOf(node)).trim() !== '' ||
      /\n[ \t]*\r?\n/.test(text.slice(endOf(above), startOf(node)))
    )
      continue
    const signOf = (item: Nodes) => /^\d*([-*+.)])/.exec(sourceOf(text, item))?.[1] ?? ''
    const [first, usual] = [node.children[0], above.children[0]]
    if (!first || !usual) continue
    const [sign, typed] = [signOf(usual), signOf(first)]
    const edits = node.children.map((item) => {
      const start = startOf(item) + (/^\d*/.exec(sourceOf(text, item))?.[0].length ?? 0)
      return {start, end: start + 1, text: sign}
    })
    yield found('shape.second-list', file, {from: startOf(first), to: startOf(first) + 2}, {typed, sign}, edits)
  }
}

function* wrongRows(node: Table, {file, text}: Page): Iterable<Found> {
  const columns = node.children[0]?.children.length ?? 0
  for (const row of node.children) {
    const cells = row.children.length
    if (!sourceOf(text, row).includes('|')) yield found('shape.words-in-table', file, rangeOf(row), {})
    else if (cells > columns) yield found('shape.cell-too-many', file, rangeOf(row), {cells, columns})
    else if (cells < columns)
      yield {...found('shape.cell-missing', file, rangeOf(row), {cells, columns}), severity: 'advice'}
  }
}

function startsOnLineOf(item: Nodes, list: Nodes, text: string): boolean {
  return !text.slice(startOf(item), startOf(list)).includes('\n')
}
