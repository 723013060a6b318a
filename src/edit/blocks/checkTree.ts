import type {Nodes, Root} from 'mdast'
import {type Component, type Page, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {nodeAt, sameTree} from '../page/tree.ts'
import {withImports} from '../page/withImports.ts'
import {type Rejection, reject} from '../rejection.ts'
import type {BlockNode} from './blockNodes.ts'

/**
 * Accepts the new text of a page if its syntax tree changed only as intended: `expected` returns two trees,
 * which must be equal. Also adds the imports of new components and deletes the imports of removed components.
 */
export function checkTree(
  page: Page,
  draft: Draft,
  components: Map<string, Component>,
  expected: (before: Root, after: Root) => [Root, Root],
): Draft | Rejection {
  const now = parsePageCached(page.file, draft.text, components)
  const [one, other] = expected(page.tree, now.tree)
  if (now.defects.length > 0 || !sameTree(one, other))
    return reject('That would change what is above or below it. Ask your developer to do it.')
  return withImports(page.file, draft, components, 'added and removed')
}

/**
 * Corrects the numbers of a numbered list after an item was added, removed or moved, if they were
 * consecutive.
 */
export function renumberList(
  page: Page,
  text: string,
  {parent}: BlockNode,
  components: Map<string, Component>,
): string {
  const before = nodeAt(page.tree, parent)
  if (before?.type !== 'list' || !before.ordered || !isConsecutive(before, page.text)) return text
  const now = nodeAt(parsePageCached(page.file, text, components).tree, parent)
  if (now?.type !== 'list') return text
  let result = text
  for (const [index, item] of [...now.children.entries()].reverse()) {
    const at = item.position?.start.offset ?? 0
    const number = /^\d+/.exec(result.slice(at))?.[0] ?? ''
    const right = String((before.start ?? 1) + index)
    // A number with more or fewer digits would change how far the item’s other lines must be indented.
    if (number.length === right.length)
      result = result.slice(0, at) + right + result.slice(at + number.length)
  }
  return result
}

function isConsecutive(list: Extract<Nodes, {type: 'list'}>, text: string): boolean {
  return list.children.every((item, index) =>
    text.slice(item.position?.start.offset).startsWith(String((list.start ?? 1) + index)),
  )
}
