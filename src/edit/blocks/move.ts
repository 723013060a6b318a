import type {Nodes} from 'mdast'
import type {Component, Page} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {withChildren} from '../page/tree.ts'
import {type Refusal, refuse} from '../refusal.ts'
import {checkTree, renumberList} from './checkTree.ts'
import {siblingsOf, type Unit} from './units.ts'

/** What moves together: a heading with its section, or a single block, list item or tag. */
type Group = Unit[]

/** Swaps a block, list item or tag, or the section of a heading, with the previous or next one. */
export function moveUnit(
  page: Page,
  units: Unit[],
  unit: Unit,
  way: 'up' | 'down',
  components: Map<string, Component>,
): Draft | Refusal {
  const pair = pairToSwap(units, unit, way, components)
  if (!pair) return refuse(way === 'up' ? 'It is the first already.' : 'It is the last already.')
  const [[first, last], [next, end]] = pair.map((group) => [group[0], group.at(-1)]) as [[Unit, Unit], [Unit, Unit]]
  const [one, gap, other] = [
    page.text.slice(first.lines.start, last.lines.end),
    page.text.slice(last.lines.end, next.lines.start),
    page.text.slice(next.lines.start, end.lines.end),
  ]
  const swapped = page.text.slice(0, first.lines.start) + other + gap + one + page.text.slice(end.lines.end)
  const text = unit.kind === 'item' ? renumberList(page, swapped, unit, components) : swapped
  const start = first.lines.start + (way === 'up' ? 0 : other.length + gap.length)
  const length = way === 'up' ? other.length : one.length
  return checkTree(page, {text, start, end: start + length}, components, (before, after) => [
    withChildren(before, unit.parent, (children) => swap(children, first.index, next.index, end.index)),
    after,
  ])
}

/** Swaps the children `first` to `next - 1` with `next` to `end`; white space between them stays between them. */
function swap(children: Nodes[], first: number, next: number, end: number): Nodes[] {
  const isGap = (node: Nodes | undefined) => node?.type === 'text' && node.value.trim() === ''
  const middle = isGap(children[next - 1]) ? next - 1 : next
  return [
    ...children.slice(0, first),
    ...children.slice(next, end + 1),
    ...children.slice(middle, next),
    ...children.slice(first, middle),
    ...children.slice(end + 1),
  ]
}

/** Returns the two groups to swap, the upper one first; `undefined` if there is no neighbour to swap with. */
export function pairToSwap(
  units: Unit[],
  unit: Unit,
  way: 'up' | 'down',
  components: Map<string, Component>,
): [Group, Group] | undefined {
  const siblings = siblingsOf(units, unit)
  const groups =
    unit.node.type === 'heading' ? sections(siblings, unit.node.depth, components) : siblings.map((each) => [each])
  const place = groups.findIndex(([first]) => first === unit)
  const [one, other] = way === 'up' ? [groups[place - 1], groups[place]] : [groups[place], groups[place + 1]]
  if (place < 0 || !one || !other) return undefined
  // A section swaps only with a section, not with full-width bands or the text before the first heading.
  const depth = unit.node.type === 'heading' ? unit.node.depth : undefined
  const isSection = ([first]: Group) =>
    depth === undefined || (first?.node.type === 'heading' && first.node.depth === depth)
  return isSection(one) && isSection(other) ? [one, other] : undefined
}

/** Splits siblings into sections; a heading of at most this depth or a full-width band starts a section. */
function sections(siblings: Unit[], depth: number, components: Map<string, Component>): Group[] {
  const groups: Group[] = []
  for (const unit of siblings) {
    const starts =
      (unit.node.type === 'heading' && unit.node.depth <= depth) || components.get(unit.name)?.isBand === true
    if (starts || groups.length === 0) groups.push([unit])
    else groups.at(-1)?.push(unit)
  }
  return groups
}
