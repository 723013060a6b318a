import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import type {Finding, Rule} from '../rule.ts'

/** `Write to<Email />` and `<Fact fact="…" />of`: nobody sees where the word ends. A plural may follow a figure. */
export const tagSpaces: Rule = {
  name: 'tagSpaces',
  check: (page, site) =>
    nodesOf(page, 'mdxJsxTextElement').flatMap((node): Finding[] => {
      if (!site.components.has(node.name ?? '')) return []
      const before = /(?:\p{L}{2}|[,;!?])$/u.test(page.text.slice(0, startOf(node)))
      const after = /^\p{L}{2}/u.test(page.text.slice(endOf(node)))
      if (!before && !after) return []
      return [
        {
          at: before ? startOf(node) : endOf(node),
          message: `A space is missing ${before ? 'before' : 'after'} <${node.name}>, so its words run into the next.`,
          help: 'Write one.',
          warning: true,
        },
      ]
    }),
}
