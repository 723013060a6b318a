import {visit} from 'unist-util-visit'
import {
  containsOffset,
  type Edit,
  oddCharacters,
  type Page,
  type Range,
  rangeOf,
  replacementOf,
} from '../../site/index.ts'

/**
 * Returns edits that remove invisible characters and make special spaces and letters ordinary, except in
 * code.
 */
export function fixCharacters(page: Page): Edit[] {
  const code: Range[] = []
  visit(page.tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') code.push(rangeOf(node))
  })
  return oddCharacters.flatMap(({pattern, replacement}) => {
    if (replacement === undefined) return []
    return [...page.text.matchAll(pattern)]
      .filter(({index}) => !code.some((each) => containsOffset(each, index)))
      .map(({index, 0: found}) => ({
        start: index,
        end: index + found.length,
        text: replacementOf(found, replacement),
      }))
  })
}
