import type {List, Nodes} from 'mdast'
import {endOf, isTagNode, nodesOf, type Page, type SiteFiles, sourceOf, startOf} from '../../../site/index.ts'
import {createFinding, replaceRange, type StageFinding} from '../../finding.ts'
import {rangeOf} from '../../ranges.ts'

/** Finds lists that are split in two, that are there by accident, or that are below the component they belong in. */
export function* listsOfPage(page: Page, site: SiteFiles): Iterable<StageFinding> {
  const {file, text} = page
  for (const node of nodesOf(page, 'listItem')) {
    const [first] = node.children
    if (!first) yield createFinding('shape.empty-point', file, rangeOf(node), {})
    else if (first.type === 'list' && startsOnLineOf(node, first, text)) {
      const sign = sourceOf(text, first).match(/^\S+/)?.[0] ?? '-'
      yield createFinding('shape.list-in-list', file, rangeOf(node), {sign}, [
        {start: startOf(node), end: startOf(first), text: ''},
      ])
    }
  }
  for (const node of [page.tree, ...nodesOf(page, 'listItem', 'mdxJsxFlowElement', 'blockquote')])
    for (const each of [...adjacentLists(node.children as Nodes[], page), ...listOfOne(node.children as Nodes[], page)])
      yield each
  yield* listsAfterTags(page, site)
}

/** Finds list items that Markdown makes a second list, because their marker differs from the one of the items above. */
function* adjacentLists(blocks: Nodes[], {file, text}: Page): Iterable<StageFinding> {
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
    yield createFinding('shape.second-list', file, {from: startOf(first), to: startOf(first) + 2}, {typed, sign}, edits)
  }
}

/** Finds a list of one item that was not meant as one: a footnote after a `*`, or a line that starts with a plus. */
function* listOfOne(blocks: Nodes[], {file, text}: Page): Iterable<StageFinding> {
  for (const [index, node] of blocks.entries()) {
    const above = blocks[index - 1]
    if (node.type !== 'list' || node.children.length !== 1 || above?.type !== 'paragraph') continue
    const range = {from: startOf(node), to: startOf(node) + 1}
    const sign = text[range.from] ?? ''
    const isNote = sign === '*' && /[\p{L}\d]\\?\*[.,;:!?)]*(?:\s|$)/u.test(sourceOf(text, above))
    const isGlued =
      sign === '+' &&
      !/:\s*$/.test(sourceOf(text, above)) &&
      !/\n[ \t]*\r?\n/.test(text.slice(endOf(above), range.from))
    if (isNote || isGlued)
      yield {
        ...createFinding('shape.list-of-one', file, range, {sign}, replaceRange(range, `\\${sign}`)),
        severity: 'advice',
      }
  }
}

/** Finds a list that continues the numbers of a list in the component above, which was probably closed too early. */
function* listsAfterTags({file, tree}: Page, {components}: SiteFiles): Iterable<StageFinding> {
  for (const [index, node] of tree.children.entries()) {
    const above = tree.children[index - 1]
    if (node.type !== 'list' || !above || !isTagNode(above)) continue
    if (components.get(above.name ?? '')?.childKind !== 'numberedList') continue
    const points = (above.children as Nodes[]).flatMap((child) =>
      child.type === 'list' ? (child as List).children : [],
    )
    if (node.ordered && points.length > 0 && node.start === points.length + 1)
      yield {
        ...createFinding(
          'shape.list-below',
          file,
          {from: startOf(node), to: startOf(node) + 2},
          {name: above.name ?? ''},
        ),
        severity: 'advice',
      }
  }
}

function startsOnLineOf(item: Nodes, list: Nodes, text: string): boolean {
  return !text.slice(startOf(item), startOf(list)).includes('\n')
}
