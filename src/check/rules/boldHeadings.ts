import type {Paragraph} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Bold words alone look like a heading, but people who move by headings pass them by. */
export const boldHeadings: Rule = {
  name: 'boldHeadings',
  quietBeside: ['nesting'],
  check(page) {
    const inside = new Set<unknown>(nodesOf(page, 'listItem', 'blockquote').flatMap((node) => node.children))
    return nodesOf(page, 'paragraph').flatMap((node): Finding[] => {
      const words = inside.has(node) ? '' : boldWords(node)
      if (!words || words.length > 60 || /[.!,;…]$/.test(words)) return []
      const write = `## ${words.replace(/:$/, '')}`
      const bold = `**${words}**`
      return [
        {
          at: startOf(node),
          message: 'Bold words alone look like a heading, but are none for people who can’t see them.',
          // A link among them, or a sign that is escaped, would be lost.
          ...(sourceOf(page.text, node) === bold ? written(bold, write) : {write}),
          warning: true,
        },
      ]
    })
  },
}

function boldWords({children: [first, ...more]}: Paragraph): string {
  return first?.type === 'strong' && more.length === 0 ? textOf(first).trim() : ''
}
