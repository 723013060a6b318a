import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import type {Finding, Rule} from '../rule.ts'

/** The space between a tag and the sign behind it, which ends the sentence or a part of it. */
export const spaceBeforeSign = /^[ \t]+(?=[.,;:!?](?:\s|$))/

/** `Write to<Email />` and `<Fact fact="…" />of`: nobody sees where the word ends. A plural may follow a figure. In `<Email /> .` the space is one too many. */
export const tagSpaces: Rule = {
  name: 'tagSpaces',
  check: (page, site) =>
    nodesOf(page, 'mdxJsxTextElement').flatMap((node): Finding[] => {
      if (!site.components.has(node.name ?? '')) return []
      const before = /(?:\p{L}{2}|[,;!?])$/u.test(page.text.slice(0, startOf(node)))
      const after = /^\p{L}{2}/u.test(page.text.slice(endOf(node)))
      const [space] = spaceBeforeSign.exec(page.text.slice(endOf(node))) ?? []
      if (space)
        return [
          {
            at: endOf(node),
            message: `There is a space too many between <${node.name}> and the sign.`,
            help: 'Delete it, or run: npm run fix',
            warning: true,
          },
        ]
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
