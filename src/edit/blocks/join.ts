import {endsSentence} from '../../check/index.ts'
import {type Component, type Page, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {plainTextOf} from '../inline/contents.ts'
import {inlinesOf} from '../inline/tokens.ts'
import {type TextBlock, textBlockAt} from '../page/textBlocks.ts'
import {withChildren, withoutItems} from '../page/tree.ts'
import {type Rejection, reject} from '../rejection.ts'
import type {BlockNode} from './blockNodes.ts'
import {checkTree, renumberList} from './checkTree.ts'

/** Joins a block to the previous block of the same kind. */
export function joinBlock(
  page: Page,
  block: TextBlock,
  blockNode: BlockNode,
  components: Map<string, Component>,
): Draft | Rejection {
  const previousPath = [
    ...blockNode.parent,
    blockNode.index - 1,
    ...block.path.slice(blockNode.parent.length + 1),
  ]
  const previous = blockNode.index > 0 ? textBlockAt(page.tree, previousPath, page.text) : undefined
  const joins =
    previous?.blockKind === block.blockKind && (block.blockKind === 'paragraph' || block.blockKind === 'item')
  // At most a list marker may be between the two blocks: joining must not skip other blocks of the list item
  // above.
  const between = page.text.slice(previous?.inner.end, block.inner.start)
  const fits = joins && /^\s*(?:[-*+]|\d+[.)])?\s*$/.test(between)
  if (!previous || !fits || !previous.tokens || !block.tokens)
    return reject('There is nothing before it that it could be joined to.')
  const [above, below] = [previous, block].map(({tokens}) => plainTextOf(inlinesOf(tokens ?? []), ' ')) as [
    string,
    string,
  ]
  const space = endsSentence(above, below) && previous.newLine !== undefined ? previous.newLine : ' '
  const head = page.text.slice(0, previous.inner.end) + space
  const whole = head + page.text.slice(block.inner.start)
  const text = blockNode.kind === 'item' ? renumberList(page, whole, blockNode, components) : whole
  const start = previous.start
  const end = head.length + block.inner.end - block.inner.start
  const draft = checkTree(page, {text, start, end}, components, (one, other) => [
    withChildren(one, blockNode.parent, (children) => withoutItems(children, blockNode.index - 1, 2)),
    withChildren(other, blockNode.parent, (children) => withoutItems(children, blockNode.index - 1, 1)),
  ])
  if (draft.rejected) return draft
  const joined = textBlockAt(
    parsePageCached(page.file, draft.text, components).tree,
    previousPath,
    draft.text,
  )
  const words = joined?.tokens && plainTextOf(inlinesOf(joined.tokens), ' ')
  return words === `${above} ${below}` ? draft : reject('The two can’t be joined like this.')
}
