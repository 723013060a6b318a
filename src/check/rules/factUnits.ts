import {endOf} from '../page/nodes.ts'
import {recordOf, tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** `<Fact fact="response-time" /> hours`, where the fact says “24 hours” itself. */
export const factUnits: Rule = {
  name: 'factUnits',
  check(page, site) {
    return tagsOf(page).flatMap((tag): Finding[] => {
      const record = tag.type === 'mdxJsxTextElement' ? recordOf(tag) : undefined
      const file = site.content.get(record?.file ?? '')
      // A file that can’t be read is told itself, and so is a value that says its label.
      if (!file || file.document.errors.length > 0) return []
      const {value, label} = file.records.find(({id}) => id === record?.id)?.value ?? {}
      const [unit = ''] = typeof value === 'string' ? (/\p{L}+$/u.exec(value) ?? []) : []
      if (String(label).includes(unit)) return []
      const [, gap = '', word = ''] = /^([ \t]*)(\p{L}+)/u.exec(page.text.slice(endOf(tag))) ?? []
      if (!unit || singular(word) !== singular(unit)) return []
      return [
        {
          at: endOf(tag) + gap.length,
          message: `The fact says “${value}”, so visitors read ${unit} twice.`,
          help: `Delete ${word} here${gap ? ', and the space in front of it' : ''}.`,
          warning: true,
        },
      ]
    })
  },
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '')
}
