import type {Paragraph, RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {startOf} from '../page/nodes.ts'
import {inFile} from '../problem.ts'
import {sectionsOf} from './sectionsOf.ts'
import type {WordsRule} from './wordsRule.ts'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** “Four ways to help.”: how many there are, and what of. */
const counted = new RegExp(`^(?:The |Our |These )?(${numbers.join('|')}) (?:\\p{L}+ )?\\p{L}+`, 'iu')

/** How many there are, said above a list, is how many the list shows. */
export const counts: WordsRule = {
  name: 'counts',
  check: (site) =>
    site.pages.flatMap((page) =>
      sectionsOf(page).flatMap((nodes) => {
        const said = nodes.find((node): node is Paragraph => node.type === 'paragraph')
        const [shown, another] = nodes.map(lengthOf).filter((length) => length > 1)
        const word = said && counted.exec(textOf(said))?.[1]
        if (!said || !word || !shown || another) return []
        const count = numbers.indexOf(word.toLowerCase()) + 1
        if (count === shown) return []
        const finding = {
          at: startOf(said),
          message: `This says ${word.toLowerCase()}, and ${shown} are shown below it.`,
          help: `Say ${numbers[shown - 1] ?? shown}, or leave the number out.`,
        }
        return [inFile(page.file, page.text, finding)]
      }),
    ),
}

/** How many things of the same kind a list or a component shows beside each other. */
function lengthOf(node: RootContent): number {
  if (node.type === 'list') return node.children.length
  if (node.type !== 'mdxJsxFlowElement') return 0
  const inside = node.children.filter((child) => child.type === 'mdxJsxFlowElement')
  if (inside.length === 0) return Math.max(0, ...node.children.map(lengthOf))
  return inside.every(({name}) => name === inside[0]?.name) ? inside.length : 0
}
