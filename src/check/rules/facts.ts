import {endOf} from '../page/nodes.ts'
import {recordOf, tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** `<Fact fact="…" />%`, of a fact that says 100% itself: visitors read the sign twice. */
export const facts: Rule = {
  name: 'facts',
  check: (page, site) =>
    tagsOf(page).flatMap((tag): Finding[] => {
      const record = recordOf(tag)
      const fact = site.content.get('facts.yaml')?.records.find(({id}) => id === record?.id)
      const [sign] = /[+%°]$/.exec(String(fact?.value.value)) ?? []
      const end = endOf(tag)
      if (record?.file !== 'facts.yaml' || !sign || page.text[end] !== sign) return []
      return [
        {
          at: end,
          message: `${record.id} has its ${sign} already, so visitors read two.`,
          help: 'Delete this one.',
          warning: true,
        },
      ]
    }),
}
