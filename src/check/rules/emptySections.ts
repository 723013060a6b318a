import type {RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {startOf} from '../page/nodes.ts'
import type {Rule} from '../rule.ts'

/** Something stands below each heading of a page: words, cards, or headings of its own. */
export const emptySections: Rule = {
  name: 'emptySections',
  quietBeside: 'any',
  check(page) {
    // What could not be read may be what stands there.
    if (page.problems.length > 0) return []
    const nodes = page.tree.children.filter(({type}) => type !== 'mdxjsEsm' && type !== 'yaml')
    const [first, ...more] = nodes.flatMap((node, index): number[] => {
      const next: RootContent | undefined = nodes[index + 1]
      if (node.type !== 'heading' || textOf(node).trim() === '') return []
      if (next && (next.type !== 'heading' || next.depth > node.depth)) return []
      // Words that a line of dashes made a heading of are told as that.
      if (next && page.text[startOf(next)] !== '#') return []
      // The same heading twice is told as that.
      if (next && textOf(next) === textOf(node)) return []
      // The page’s own name may stand above its first section.
      if (node.depth === 1) return []
      return [startOf(node)]
    })
    if (first === undefined) return []
    const others = more.length > 0 ? `, and below ${more.length} more of this page` : ''
    return [
      {
        at: first,
        message: `Nothing stands below this heading${others}.`,
        help: 'Write what visitors find there, or delete the heading.',
        warning: true,
      },
    ]
  },
}
