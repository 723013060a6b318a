import type {List} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import {nodesOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {headingsOf} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** A list of links to most sections of its page leads to all of them. */
export const contentsLists: Rule = {
  name: 'contentsLists',
  waits: true,
  check(page) {
    const sections = sectionsOf(page)
    return nodesOf(page, 'list').flatMap((list): Finding[] => {
      const led = targetsOf(list)
      if (!led) return []
      const below = sections.filter(({at}) => at > startOf(list))
      const missing = below.filter(({anchor}) => !led.includes(`#${anchor}`))
      // A line with its words leads elsewhere, and is told itself.
      if (missing.some(({text}) => list.children.some((item) => textOf(item).trim() === text))) return []
      // One that names half of the sections is a choice.
      if (below.length - missing.length < 3 || missing.length > below.length / 3) return []
      const itemBefore = (section: (typeof sections)[number]) =>
        below.slice(0, below.indexOf(section)).findLast(({anchor}) => led.includes(`#${anchor}`))
      return [...groupBy(missing, (section) => [itemBefore(section)])].map(([before, left]) => {
        const sign = list.ordered ? '1.' : '-'
        const lines = left.map(({text, anchor}) => `${sign} [${text}](#${anchor})`)
        return {
          at: startOf(list.children[before ? led.indexOf(`#${before.anchor}`) : 0] ?? list),
          message: `This list leads to the sections of the page, and leaves out ${listed(
            left.map(({text}) => `“${text}”`),
            'and',
          )}.`,
          help: `Write ${before ? 'below' : 'above'} this line: ${lines.join(', and below it: ')}`,
          warning: true,
        }
      })
    })
  },
}

/** The sections that stand on the page itself, and in no component. */
function sectionsOf(page: Page) {
  const own = new Set(page.tree.children.map(startOf))
  return headingsOf(page)
    .filter(({node}) => node.depth === 2 && own.has(startOf(node)))
    .map(({node, text, anchor}) => ({text, anchor, at: startOf(node)}))
}

/** Where the lines of a list lead, if each is a link to a place of its own page. */
function targetsOf({children}: List): string[] | undefined {
  const urls = children.map(({children: [line, ...more]}) => {
    const link = line?.type === 'paragraph' && line.children.length === 1 ? line.children[0] : undefined
    return link?.type === 'link' && more.length === 0 && link.url.startsWith('#') ? link.url : undefined
  })
  return urls.every((url) => url !== undefined) ? urls : undefined
}
