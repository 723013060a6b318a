import {endOf} from '../page/nodes.ts'
import {recordOf, tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** `<Fact fact="response-time" /> hours`, where the fact says “24 hours” itself. */
export const factUnits: Rule = {
  name: 'factUnits',
  check(page, site) {
    return tagsOf(page).flatMap((tag): Finding[] => {
      const record = tag.type === 'mdxJsxTextElement' ? recordOf(tag) : undefined
      const value = site.content.get(record?.file ?? '')?.records.find(({id}) => id === record?.id)?.value.value
      const [unit = ''] = typeof value === 'string' ? (/\p{L}+$/u.exec(value) ?? []) : []
      const [, gap = '', word = ''] = /^([ \t]*)(\p{L}+)/u.exec(page.text.slice(endOf(tag))) ?? []
      if (!unit || singular(word) !== singular(unit)) return []
      return [
        {
          at: endOf(tag) + gap.length,
          message: `The fact says “${value}”, so visitors read ${unit} twice.`,
          help: `Delete ${word} here.`,
          warning: true,
        },
      ]
    })
  },
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '')
}
