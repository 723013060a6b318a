import type {Nodes, Root} from 'mdast'
import {lineStart} from '../../site/index.ts'
import {isOnlyTags} from '../page/wordBlocks.ts'
import type {Stretch} from '../span.ts'

/** A part of a page that stands on lines of its own, so that it can be moved, deleted or followed by another. */
export interface Unit extends Stretch {
  /** What it is: a block, a line of a list, or a component on a line among others. */
  kind: 'block' | 'item' | 'tag'
  node: Nodes
  /** The way to what it stands in, and its number there. */
  parent: number[]
  index: number
  /** What a person calls it. */
  name: string
  /** Its lines, from the start of the first to the end of the last. */
  lines: {start: number; end: number}
}

/** Every unit of a page, in its order; what shares a line with something else is none. */
export function unitsOf(tree: Root, text: string): Unit[] {
  const units: Unit[] = []
  const walk = (node: Nodes, path: number[]) => {
    if (!('children' in node) || node.type === 'blockquote') return
    for (const [index, child] of node.children.entries()) {
      const unit = unitOf(child as Nodes, kindOf(child as Nodes, node), path, index, text)
      if (unit) units.push(unit)
      walk(child as Nodes, [...path, index])
    }
  }
  walk(tree, [])
  return units
}

function kindOf(node: Nodes, parent: Nodes): Unit['kind'] | undefined {
  if (parent.type === 'root' || parent.type === 'mdxJsxFlowElement') return 'block'
  if (node.type === 'listItem') return 'item'
  const isTag = node.type === 'mdxJsxTextElement' && parent.type === 'paragraph' && isOnlyTags(parent.children)
  return isTag ? 'tag' : undefined
}

function unitOf(
  node: Nodes,
  kind: Unit['kind'] | undefined,
  parent: number[],
  index: number,
  text: string,
): Unit | undefined {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  if (!kind || start === undefined || end === undefined) return undefined
  const before = text.slice(lineStart(text, start), start)
  const after = /^[^\r\n]*/.exec(text.slice(end))?.[0] ?? ''
  if (before.trim() !== '' || after.trim() !== '') return undefined
  const lines = {start: start - before.length, end: end + after.length}
  const name = 'name' in node && typeof node.name === 'string' ? node.name : (names[node.type] ?? node.type)
  return {kind, node, parent, index, name, start, end, key: `unit ${name}`, lines}
}

const names: Record<string, string> = {
  list: 'list',
  table: 'table',
  thematicBreak: 'line',
  code: 'code',
  listItem: 'list item',
}

/** The unit that holds the end of a way, from the innermost on. */
export function unitAround(units: Unit[], path: number[]): Unit | undefined {
  const holding = units.filter(({parent, index}) => [...parent, index].every((each, depth) => path[depth] === each))
  return holding.at(-1)
}

/** The units beside one in what it stands in, itself among them. */
export function siblingsOf(units: Unit[], {parent, kind}: Unit): Unit[] {
  return units.filter((each) => each.kind === kind && each.parent.join() === parent.join())
}
