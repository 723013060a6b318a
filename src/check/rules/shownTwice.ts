import type {Nodes} from 'mdast'
import {nodesOf, startOf} from '../page/nodes.ts'
import {isTag, type PageTag, recordOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** The same record beside itself, as a copied line leaves it whose id nobody changed. */
export const shownTwice: Rule = {
  name: 'shownTwice',
  quietBeside: ['records'],
  check: (page) =>
    [page.tree, ...nodesOf(page, 'mdxJsxFlowElement')].flatMap(({children}) => {
      const tags = (children as Nodes[]).filter(
        (node): node is PageTag => isTag(node) && node.type === 'mdxJsxFlowElement',
      )
      const seen = new Set<string>()
      return tags.flatMap((tag): Finding[] => {
        const record = recordOf(tag)
        if (!record) return []
        const name = `${tag.name} ${record.file} ${record.id}`
        const isAgain = seen.has(name)
        seen.add(name)
        if (!isAgain || record.file === 'toasts.yaml') return []
        return [
          {
            at: startOf(record.attribute) || startOf(tag),
            message: `${record.id} is shown here already.`,
            help: 'Write the id of another record, or delete this line.',
            warning: true,
          },
        ]
      })
    }),
}
