import {type Component, type Page, readAs} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {tidy} from '../inline/tidy.ts'
import {nodeAt, withChildren, without} from '../page/tree.ts'
import {lineEndOf, type WordBlock, wordBlockAt} from '../page/wordBlocks.ts'
import {cares, showsInlines, writeWords} from '../page/writeInlines.ts'
import type {Inline} from '../protocol.ts'
import {type Refused, refuse} from '../refused.ts'
import {expectTree, renumbered} from './expect.ts'
import type {Unit} from './units.ts'

/** A page’s text with a block as two: a paragraph as two paragraphs, a line of a list as two lines. */
export function splitBlock(
  page: Page,
  block: WordBlock,
  unit: Unit,
  [before, after]: [Inline[], Inline[]],
  components: Map<string, Component>,
): Draft | Refused {
  const old = block.tokens
  if (!old || !['paragraph', 'item', 'heading'].includes(block.where))
    return refuse('place', 'Only a paragraph, a heading or a line of a list can be made two.')
  if (tidy(before).length === 0 || tidy(after).length === 0) return refuse('shown', 'Both parts need words.')
  const isItem = unit.kind === 'item'
  const marker = isItem
    ? page.text.slice(unit.lines.start, block.inner.start)
    : (/^\s*/.exec(page.text.slice(unit.lines.start))?.[0] ?? '')
  const between = gapOf(page, unit) + marker
  for (const care of cares) {
    const head = page.text.slice(0, block.inner.start) + writeWords(before, block.newLine, care, old)
    const rest = block.where === 'heading' ? page.text.slice(block.inner.end, block.end) : ''
    const second = writeWords(after, block.newLine ?? lineEndOf(page.text), care, old)
    const start = head.length + rest.length + between.length
    const whole =
      head + rest + between + second + page.text.slice(block.where === 'heading' ? block.end : block.inner.end)
    const text = isItem ? renumbered(page, whole, unit, components) : whole
    const draft = expectTree(page, {text, start, end: start + second.length}, components, (one, other) => [
      withChildren(one, unit.parent, (children) => without(children, unit.index, 1)),
      withChildren(other, unit.parent, (children) => without(children, unit.index, 2)),
    ])
    if (draft.refused) continue
    const {tree} = readAs(page.file, draft.text, components)
    const [first, next] = [block.path, wayToNext(block.path, unit)].map((path) => wordBlockAt(tree, path, draft.text))
    const kind = nodeAt(tree, [...unit.parent, unit.index])?.type === unit.node.type
    if (kind && first && next && showsInlines(first, before, old) && showsInlines(next, after, old)) return draft
  }
  return refuse('shown', 'Markdown has no way to show these words as two blocks just as they were typed.')
}

function wayToNext(path: number[], {parent, index}: Unit): number[] {
  return [...parent, index + 1, ...path.slice(parent.length + 1)]
}

/** What parts a block from the next: a blank line, but for the lines of a list that have none. */
function gapOf(page: Page, unit: Unit): string {
  const end = lineEndOf(page.text)
  const list = nodeAt(page.tree, unit.parent)
  return unit.kind === 'item' && list?.type === 'list' && !list.spread ? end : end + end
}
