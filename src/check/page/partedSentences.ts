import type {Nodes} from 'mdast'
import {nodesOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import {shownOn} from './shown.ts'

/** Where a paragraph goes on with the sentence of the one above, from which an empty line parts it: two paragraphs of which the first has no end, and the second begins with a small letter and has one. */
export function partedSentences(page: Page): number[] {
  const paragraphs = new Map<unknown, {words: string; at: number}>(
    shownOn(page)
      .filter(({node}) => node.type === 'paragraph')
      .map(({node, words, at}) => [node, {words: words.trim(), at: at(0)}]),
  )
  const parents: Nodes[] = nodesOf(page, 'root', 'mdxJsxFlowElement', 'listItem')
  return parents.flatMap((parent) => {
    const children: Nodes[] = 'children' in parent ? parent.children : []
    return children.flatMap((child, index) => {
      const [above, below] = [paragraphs.get(children[index - 1]), paragraphs.get(child)]
      const goesOn = above && below && /(?:\S+ ){2}.*\p{L}$/su.test(above.words)
      return goesOn && /^\p{Ll}[\p{Ll}’]*(?:[ ,\n].*)?[.!?]$/su.test(below.words) ? [below.at] : []
    })
  })
}
