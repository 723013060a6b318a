import type {Heading} from 'mdast'
import type {Finding} from '../finding.ts'
import {linesOf} from '../places.ts'
import {endOf, nodesOf, sourceOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'

/** Words that a line of signs below them makes a heading of, which nobody meant. */
export function underlined(node: Heading, text: string, page: Page): Finding[] {
  const at = startOf(node)
  const source = sourceOf(page.text, node)
  const below = /\n[ \t]*(-+|=+)/.exec(source)
  const under = below?.[1] ?? '---'
  // What is left when two people changed the same words is told as that.
  if (under === '=======') return []
  return [
    {
      at: at + (below ? below.index + below[0].indexOf(under) : 0),
      message: `The line ${under} under these words makes a heading of them.`,
      // A sentence, and what has several lines, was not to be one.
      help: `${under.startsWith('=') ? 'Delete it' : `Leave an empty line above ${under}`}${/[.!?]$|\n/.test(text) ? '.' : `, or write: ${'#'.repeat(node.depth)} ${text}`}`,
    },
  ]
}

/** `## Roles##`: signs at the end are only taken off after a space. A lone one may be of a name, like C#. */
export function closed(page: Page): Finding[] {
  return nodesOf(page, 'heading').flatMap((node): Finding[] => {
    const source = sourceOf(page.text, node)
    const [, right = '', signs = ''] = /^(#+ .*[^\s#])(#{2,})$/.exec(source) ?? []
    return signs ? [{at: startOf(node) + right.length, message: `Visitors see ${signs} here.`, write: right}] : []
  })
}

/** `##Heading`, which shows its number signs to visitors. Where the page has its title, a single one makes a hashtag: `#MoneySkills`. */
export function unspaced(page: Page): Finding[] {
  const findings: Finding[] = []
  const hasMain = nodesOf(page, 'heading').some(({depth}) => depth === 1)
  const lines = linesOf(page.text).flatMap((line) => {
    const match = /^\s*(#{1,6})([^#\s\d].*)/.exec(line.text)
    return match && !(hasMain && match[1] === '#') ? [{...line, match}] : []
  })
  for (const node of nodesOf(page, 'text')) {
    const from = startOf(node)
    const until = endOf(node)
    for (const {start, match} of lines) {
      if (start < from - 3 || start > until) continue
      findings.push({
        at: start,
        message: `A space is missing after ${match[1]}.`,
        write: `${match[1]} ${match[2]?.replace(/^[.:)-]\s+/, '')}`,
      })
    }
  }
  return findings
}
