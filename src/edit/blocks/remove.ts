import type {Component, Page} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {withChildren, withoutItems} from '../page/tree.ts'
import type {Refusal} from '../refusal.ts'
import {checkTree, renumberList} from './checkTree.ts'
import {siblingsOf, type Unit} from './units.ts'

/**
 * Removes a block, list item or tag from a page, with the blank lines before or after it, whichever are fewer. The only
 * item of a list is removed together with the list.
 */
export function removeUnit(page: Page, units: Unit[], unit: Unit, components: Map<string, Component>): Draft | Refusal {
  const siblings = siblingsOf(units, unit)
  const isOnlyItem = unit.kind === 'item' && siblings.length === 1
  const list = isOnlyItem && units.find(({parent, index}) => [...parent, index].join() === unit.parent.join())
  if (list) return removeUnit(page, units, list, components)
  const place = siblings.indexOf(unit)
  const [previous, next] = [siblings[place - 1], siblings[place + 1]]
  // Keeps the larger gap, so that a paragraph after a row of cards still has a blank line before it.
  const keepsNext = next && (!previous || gapAfter(page, previous, unit) >= gapAfter(page, unit, next))
  const [from, to] = keepsNext
    ? [unit.lines.start, next.lines.start]
    : [
        previous ? previous.lines.end : unit.lines.start,
        previous ? unit.lines.end : endOfGap(page.text, unit.lines.end),
      ]
  const cut = page.text.slice(0, from) + page.text.slice(to)
  const text = unit.kind === 'item' ? renumberList(page, cut, unit, components) : cut
  const tags = unit.kind === 'tag' ? 2 : 1
  // A list inside a list item is no block of its own.
  const [parent, index] = isOnlyItem ? [unit.parent.slice(0, -1), unit.parent.at(-1) ?? 0] : [unit.parent, unit.index]
  return checkTree(page, {text, start: from, end: from}, components, (before, after) => [
    withChildren(before, parent, (children) => withoutAt(children, index, tags)),
    after,
  ])
}

/** Removes children at an index: a tag together with the white space after it, or before it if the tag is last. */
function withoutAt<T>(children: T[], index: number, count: number): T[] {
  const isLast = count === 2 && index === children.length - 1
  return withoutItems(children, isLast ? Math.max(index - 1, 0) : index, count)
}

/** Returns the gap between two blocks, in lines. */
function gapAfter({text}: Page, one: Unit, other: Unit): number {
  return text.slice(one.lines.end, other.lines.start).split('\n').length
}

function endOfGap(text: string, at: number): number {
  return at + (/^(?:[^\S\r\n]*(?:\r\n|\n|\r))*/.exec(text.slice(at))?.[0].length ?? 0)
}
