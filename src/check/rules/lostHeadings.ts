import {toString as textOf} from 'mdast-util-to-string'
import {startOf} from '../page/nodes.ts'
import {breaksOffAfter} from '../page/openEnd.ts'
import type {Finding, Rule} from '../rule.ts'

/** A few words alone between paragraphs, on a page of several sections: a heading that lost its signs. */
export const lostHeadings: Rule = {
  name: 'lostHeadings',
  quietBeside: 'any',
  waits: [],
  check({tree: {children}}) {
    const sections = children.filter((node) => node.type === 'heading' && node.depth === 2)
    if (sections.length < 2) return []
    return children.flatMap((node, index): Finding[] => {
      const next = children[index + 1]
      if (node.type !== 'paragraph' || !next || node.children.some(({type}) => type !== 'text')) return []
      const words = textOf(node)
      // What leads on to other words is no heading, and neither is half a sentence.
      if (/ (?:said|says|wrote|asked|asks|by)$/.test(words) || breaksOffAfter(words)) return []
      if (!/^\p{Lu}[^\n.!?:;,…–]{3,50}[\p{L}\p{N}]\??$/u.test(words) || words.split(' ').length > 7) return []
      return [
        {
          at: startOf(node),
          message: 'These words stand alone, and end without a full stop: visitors read them as a cut-off sentence.',
          help: `If they are a heading, write: ## ${words}`,
          warning: true,
        },
      ]
    })
  },
}
