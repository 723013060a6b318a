import type {Nodes} from 'mdast'
import {addressOf} from '../address.ts'
import {textsUnder} from '../content/contentFile.ts'
import {boldLine} from '../page/boldLine.ts'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {tagsOf} from '../page/tags.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Bold words alone look like a heading, but people who move by headings pass them by. */
export const boldHeadings: Rule = {
  name: 'boldHeadings',
  quietBeside: ['nesting', 'headings'],
  check(page, site) {
    const inside = new Set<unknown>(nodesOf(page, 'listItem', 'blockquote').flatMap((node) => node.children))
    const lines = nodesOf(page, 'paragraph').filter((node) => !inside.has(node) && boldLine(node))
    if (lines.length === 0) return []
    const tags = tagsOf(page)
    return lines.map((node): Finding => {
      const words = boldLine(node)
      const holder = tags.find(({children}) => (children as Nodes[]).includes(node))
      const write = `${holder ? marksIn(holder, site) : '##'} ${words.replace(/:$/, '')}`
      const bold = `**${words}**`
      return {
        at: startOf(node),
        message: 'Bold words alone look like a heading, but are none for people who can’t see them.',
        // A link among them, or a sign that is escaped, would be lost.
        ...(sourceOf(page.text, node) === bold ? written(bold, write) : {write}),
        // Where links lead to the heading, they lead nowhere without it.
        ...(isLedTo(plainName(words), page, site) ? {} : {warning: true}),
      }
    })
  },
}

/** Whether a link leads to the heading of that name that a page is to have. */
function isLedTo(place: string, page: Page, {pages, content}: SiteFiles): boolean {
  const address = `${addressOf(page.file)}#${place}`
  return (
    page.outline.links.some(({url}) => url === `#${place}`) ||
    pages.some(({outline}) => outline.links.some(({url}) => url === address)) ||
    [...content.values()].some((file) => textsUnder(file, 'to').some(({value}) => value === address))
  )
}

/** The signs of a heading in a component: those of its example, and one more below the only one that it has. */
function marksIn({name, children}: {name: string | null; children: Nodes[]}, {components}: SiteFiles): string {
  const example = components.get(name ?? '')?.childrenExample ?? ''
  const [marks = ''] = /^#+(?= )/.exec(example) ?? []
  const isOne = example.split('\n').filter((line) => line.startsWith(`${marks} `)).length === 1
  const has = children.some((child) => child.type === 'heading')
  return marks && isOne && has ? `${marks}#` : marks || '##'
}
