import {endOf, wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {recordOf, tagsOf} from '../page/tags.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A figure that is a fact is named, not typed: then it changes everywhere at once. */
export const facts: Rule = {
  name: 'facts',
  check(page, site) {
    const findings: Finding[] = []
    const file = site.content.get('facts.yaml')
    // What can't be read is told there, and is no fact meanwhile.
    const known = (file && file.document.errors.length === 0 ? file.records : []).map(({id, value}) => ({
      id,
      value: String(value.value),
      label: String(value.label),
    }))
    for (const {source, from} of wordsOf(page)) {
      for (const {id, value, label} of known) {
        const at = indexOfWord(source, value)
        if (at < 0) continue
        // Alone, “100” or “2 hours” is common; with a plus, or beside its own words, it is the fact.
        const near = label
          .split(/\W+/)
          .some((word) => word.length > 5 && source.toLowerCase().includes(word.toLowerCase()))
        if (!value.includes('+') && !near) continue
        findings.push({
          at: from + at,
          message: `“${value}” is a fact that the site keeps in content/facts.yaml. Typed here, it will not change with it.`,
          ...written(value, `<Fact fact="${id}" />`),
          warning: true,
          unshown: `facts.yaml#${id}`,
        })
      }
    }
    return [...findings, ...signsTwice(page, known)]
  },
}

/** `<Fact fact="…" />%`, of a fact that says 100%: visitors read the sign twice. */
function signsTwice(page: Page, known: {id: string; value: string}[]): Finding[] {
  return tagsOf(page).flatMap((tag): Finding[] => {
    const shown = recordOf(tag)
    const [sign = ''] = /[+%°]$/.exec(known.find(({id}) => id === shown?.id)?.value ?? '') ?? []
    const end = endOf(tag)
    if (shown?.file !== 'facts.yaml' || !sign || page.text[end] !== sign) return []
    return [
      {
        at: end,
        message: `${shown.id} has its ${sign} already, so visitors read two.`,
        help: 'Delete this one.',
        warning: true,
      },
    ]
  })
}

function indexOfWord(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at < 0) return -1
  const [before = '', after = ''] = [text[at - 1], text[at + word.length]]
  return /[\w£.,-]/.test(before) || /\w/.test(after) ? -1 : at
}
