import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import type {Advice, Finding} from '../finding.ts'
import {sourceOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import type {PageTag} from './tags.ts'

/** `2.\tMatch`: the tab stands for more spaces than those before the words below it, so they fall out of the list. */
export function tabAbove(first: Nodes, tag: PageTag, page: Page): Finding | undefined {
  const above = tag.children[(tag.children as Nodes[]).indexOf(first) - 1]
  const last = above?.type === 'list' ? above.children.at(-1) : undefined
  const [line = '', sign = '', words = ''] = (last && /^(\d+[.)])\t\s*([^\n]*)/.exec(sourceOf(page.text, last))) || []
  return last && line
    ? {
        at: startOf(last) + sign.length,
        message: `There is a tab after ${sign}, so the words below are no part of this point.`,
        write: `${sign} ${words}`,
      }
    : undefined
}

/** `3. **Training**`, for the first line of a point whose number was lost, or has another sign in its place. */
export function numberFor(first: Nodes, tag: PageTag): Advice | undefined {
  const children = tag.children as Nodes[]
  const index = children.indexOf(first)
  const line = first.type === 'list' && first.children.length === 1 ? first.children[0]?.children[0] : first
  if (line?.type !== 'paragraph' || line.children[0]?.type !== 'strong' || line.children.length > 1) return undefined
  const points = children.slice(0, index).flatMap((child) => (child.type === 'list' ? child.children : []))
  return points.length > 0 || index < children.length - 1
    ? {
        write: `${points.length + 1}. **${textOf(line).replace(/^\d+[.)] ?/, '')}**`,
        // Behind a hyphen they had two.
        ...(first.type === 'list' && {help: 'Begin the words below it with three spaces.'}),
      }
    : undefined
}
