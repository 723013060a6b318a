import {twiceInMost, wordsTwice} from '../content/doubledFacts.ts'
import {endOf, startOf} from '../page/nodes.ts'
import {recordOf, tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** `<Fact fact="response-time" /> hours`, where the fact says “24 hours” itself; or `within` before the tag of `within 24 hours`. */
export const factUnits: Rule = {
  name: 'factUnits',
  check(page, site) {
    return tagsOf(page).flatMap((tag): Finding[] => {
      const record = tag.type === 'mdxJsxTextElement' ? recordOf(tag) : undefined
      const file = site.content.get(record?.file ?? '')
      // A file that can’t be read is told itself, and so is a value that says its label.
      if (!file || file.document.errors.length > 0) return []
      const fact = file.records.find(({id}) => id === record?.id)
      const {value, label} = fact?.value ?? {}
      const [unit = ''] = typeof value === 'string' ? (/\p{L}+$/u.exec(value) ?? []) : []
      const start = startOf(tag)
      const before = page.text.slice(page.text.lastIndexOf('\n', start) + 1, start)
      const many = typeof value === 'string' ? wordsTwice(value, {before, behind: ''}).before : 0
      const isOfValue = () => fact !== undefined && twiceInMost(fact, site) !== undefined
      if (many > 0 && !isOfValue()) {
        const words = before.trim().split(' ').slice(-many).join(' ')
        return [
          {
            at: start - words.length - 1,
            message: `The fact says “${value}”, so visitors read ${words} twice.`,
            help: `Delete ${words} here, and the space behind it.`,
            warning: true,
          },
        ]
      }
      if (String(label).includes(unit)) return []
      const [, gap = '', word = ''] = /^([ \t]*)(\p{L}+)/u.exec(page.text.slice(endOf(tag))) ?? []
      if (!unit || singular(word) !== singular(unit) || isOfValue()) return []
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
