import type {List, Nodes} from 'mdast'
import {
  endOf,
  isTagNode,
  nodesOf,
  type Page,
  rangeOf,
  type SiteFiles,
  sourceOf,
  startOf,
} from '../../../site/index.ts'
import {advice, error, type Finding, replaceRange} from '../../finding.ts'

/**
 * Finds lists that are split in two, that are there by accident, or that are below the component they belong
 * in.
 */
export function* listsOfPage(page: Page, site: SiteFiles): Iterable<Finding> {
  const {file, text} = page
  for (const node of nodesOf(page, 'listItem')) {
    const [first] = node.children
    if (!first) yield error('structure.empty-point', {file, range: rangeOf(node)})
    else if (first.type === 'list' && startsOnLineOf(node, first, text)) {
      const marker = sourceOf(text, first).match(/^\S+/)?.[0] ?? '-'
      yield error('structure.list-in-list', {
        file,
        range: rangeOf(node),
        data: {marker},
        fix: [{start: startOf(node), end: startOf(first), text: ''}],
      })
    }
  }
  for (const node of [page.tree, ...nodesOf(page, 'listItem', 'mdxJsxFlowElement', 'blockquote')])
    for (const each of [
      ...adjacentLists(node.children as Nodes[], page),
      ...listOfOne(node.children as Nodes[], page),
    ])
      yield each
  yield* listsAfterTags(page, site)
}

/**
 * Finds list items that Markdown makes a second list, because their marker differs from the one of the items
 * above.
 */
function* adjacentLists(blocks: Nodes[], {file, text}: Page): Iterable<Finding> {
  for (const [index, node] of blocks.entries()) {
    const above = blocks[index - 1]
    if (node.type !== 'list' || above?.type !== 'list' || node.ordered !== above.ordered) continue
    if (
      text.slice(endOf(above), startOf(node)).trim() !== '' ||
      /\n[ \t]*\r?\n/.test(text.slice(endOf(above), startOf(node)))
    )
      continue
    const markerOf = (item: Nodes) => /^\d*([-*+.)])/.exec(sourceOf(text, item))?.[1] ?? ''
    const [first, usual] = [node.children[0], above.children[0]]
    if (!first || !usual) continue
    const [marker, typed] = [markerOf(usual), markerOf(first)]
    const edits = node.children.map((item) => {
      const start = startOf(item) + (/^\d*/.exec(sourceOf(text, item))?.[0].length ?? 0)
      return {start, end: start + 1, text: marker}
    })
    yield error('structure.second-list', {
      file,
      range: {start: startOf(first), end: startOf(first) + 2},
      data: {typed, marker},
      fix: edits,
    })
  }
}

/**
 * Finds a list of one item that was not meant as one: a footnote after a `*`, or a line that starts with a
 * plus.
 */
function* listOfOne(blocks: Nodes[], {file, text}: Page): Iterable<Finding> {
  for (const [index, node] of blocks.entries()) {
    const above = blocks[index - 1]
    if (node.type !== 'list' || node.children.length !== 1 || above?.type !== 'paragraph') continue
    const range = {start: startOf(node), end: startOf(node) + 1}
    const marker = text[range.start] ?? ''
    const isNote = marker === '*' && /[\p{L}\d]\\?\*[.,;:!?)]*(?:\s|$)/u.test(sourceOf(text, above))
    const isGlued =
      marker === '+' &&
      !/:\s*$/.test(sourceOf(text, above)) &&
      !/\n[ \t]*\r?\n/.test(text.slice(endOf(above), range.start))
    if (isNote || isGlued)
      yield advice('structure.list-of-one', {
        file,
        range,
        data: {marker},
        fix: replaceRange(range, `\\${marker}`),
      })
  }
}

/**
 * Finds a list that continues the numbers of a list in the component above, which was probably closed too
 * early.
 */
function* listsAfterTags({file, tree}: Page, {components}: SiteFiles): Iterable<Finding> {
  for (const [index, node] of tree.children.entries()) {
    const above = tree.children[index - 1]
    if (node.type !== 'list' || !above || !isTagNode(above)) continue
    if (components.get(above.name ?? '')?.childKind !== 'numberedList') continue
    const points = (above.children as Nodes[]).flatMap((child) =>
      child.type === 'list' ? (child as List).children : [],
    )
    if (node.ordered && points.length > 0 && node.start === points.length + 1)
      yield advice('structure.list-below', {
        file,
        range: {start: startOf(node), end: startOf(node) + 2},
        data: {name: above.name ?? ''},
      })
  }
}

function startsOnLineOf(item: Nodes, list: Nodes, text: string): boolean {
  return !text.slice(startOf(item), startOf(list)).includes('\n')
}
