import {visit} from 'unist-util-visit'
import {type Edit, oddCharacters, type Page, replacementOf} from '../../site/index.ts'

/**
 * Returns edits that remove invisible characters and make special spaces and letters ordinary, except in
 * code.
 */
export function fixCharacters(page: Page): Edit[] {
  const code: [number, number][] = []
  visit(page.tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode')
      code.push([node.position?.start.offset ?? 0, node.position?.end.offset ?? 0])
  })
  return oddCharacters.flatMap(({pattern, replacement}) => {
    if (replacement === undefined) return []
    return [...page.text.matchAll(pattern)]
      .filter(({index}) => !code.some(([start, end]) => index >= start && index < end))
      .map(({index, 0: found}) => ({
        start: index,
        end: index + found.length,
        text: replacementOf(found, replacement),
      }))
  })
}
