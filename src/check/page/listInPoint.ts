import type {List, ListItem} from 'mdast'

/** The list that begins on the line of a point of another: `- 2. Bring a pen`. */
export function listInPoint({children: [first], position}: ListItem): List | undefined {
  return first?.type === 'list' && first.position?.start.line === position?.start.line ? first : undefined
}
