import {addressOf} from '../address.ts'
import {quoted} from '../fieldLine.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import {frontmatterKeys} from '../page/frontmatterKeys.ts'
import {linesOf} from '../places.ts'
import type {Finding, Rule} from '../rule.ts'

const examples: Record<string, string> = {
  title: 'title: Services',
  description: 'description: What we teach, in one or two sentences for search results.',
}

/** Each page says its title and description at its top, in those words, and no two pages say the same. */
export const frontmatter: Rule = {
  name: 'frontmatter',
  check(page, site) {
    const {values, slips} = page.frontmatter
    if (page.frontmatter.end === 0 && slips.length > 0) return []
    const findings: Finding[] = []
    for (const [key, {value, at, valueAt}] of values) {
      if (!frontmatterKeys.includes(key)) {
        const meant = nearest(key, frontmatterKeys)
        findings.push(
          meant
            ? {
                at,
                message: `“${key}” is not known here. Did you mean ${meant}?`,
                write: `${meant}: ${value ?? ''}`,
              }
            : {
                at,
                message: `“${key}” is not known here. A page can say ${listed(frontmatterKeys)}.`,
                help: 'Delete this line.',
              },
        )
      } else if (key === 'facet' && (typeof value !== 'number' || value < 1 || value > 12)) {
        findings.push({at: valueAt, message: 'facet must be a number from 1 to 12.', help: 'For example: facet: 3'})
      } else if (key === 'order' && (!Number.isSafeInteger(value) || Number(value) < 1)) {
        findings.push({
          at: valueAt,
          message: 'order must be a whole number: 1 comes first.',
          help: 'For example: order: 1',
        })
      } else if (key === 'layout' && value !== 'prose') {
        findings.push({
          at: valueAt,
          message: 'layout can only be prose.',
          help: 'Write: layout: prose, or delete this line.',
        })
      }
    }
    for (const key of ['title', 'description']) {
      const found = values.get(key)
      const misspelt = [...values.keys()].some((other) => nearest(other, frontmatterKeys) === key)
      if (!found && !misspelt && slips.length === 0) {
        findings.push({
          at: 0,
          message: `The page has no ${key}.`,
          help: `Write between the two --- lines: ${examples[key]}`,
        })
      } else if (found && (typeof found.value !== 'string' || found.value.trim() === '')) {
        const said = found.value === null || found.value === ''
        // Its words are there, and it is told why nobody sees them.
        if (said && slips.length > 0) continue
        findings.push({
          at: found.at,
          message: said ? `The ${key} is empty.` : `The ${key} must be words.`,
          ...(said
            ? {help: `For example: ${examples[key]}`}
            : {write: `${key}: ${quoted(linesOf(page.text.slice(found.valueAt))[0]?.text ?? '')}`}),
        })
      } else if (found) {
        const twin = site.pages.find(
          (other) => other.file < page.file && other.frontmatter.values.get(key)?.value === found.value,
        )
        if (twin)
          findings.push({
            at: found.at,
            message: `${addressOf(twin.file)} has the same ${key}.`,
            help: `Give each page a ${key} of its own.`,
          })
      }
    }
    return findings
  },
}
