import type {Nodes, Parent} from 'mdast'
import {boldLine} from '../page/boldLine.ts'
import {lostHeading} from '../page/missingTitle.ts'
import {sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type PageTag, tagsOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** One band opens a page and one closes it, under a heading. */
export const bands: Rule = {
  name: 'bands',
  // Of a page with a broken tag nobody knows what stands in what.
  check: (page, site) => (page.problems.length > 0 ? [] : alone(page, site)),
}

function alone(page: Page, site: SiteFiles): Finding[] {
  const seen = new Map<string, PageTag>()
  return tagsOf(page).flatMap((tag): Finding[] => {
    const {is, name = ''} = site.components.get(tag.name ?? '') ?? {}
    if (is !== 'opening' && is !== 'closing') return []
    const first = seen.get(is)
    seen.set(is, first ?? tag)
    const at = startOf(tag)
    if (first)
      return [
        {
          at,
          message: `A page has one ${is === 'opening' ? 'band at its top' : 'band at its end'}, and this is a second.`,
          help: `Delete <${name}> and </${name}>, and keep what stands between them${headingIn(tag) === 1 ? ', with ## for #' : ''}.`,
        },
      ]
    // Bold words in the place of one are told there.
    const isClosing = is === 'closing' && headingIn(tag) === undefined && !(tag.children as Nodes[]).some(boldLine)
    const lost = isClosing ? lostHeading(tag, page) : undefined
    if (lost)
      return [
        {
          at: startOf(lost),
          message: `These words have lost their ##: <${name}> has no heading, by which some people move through a page.`,
          write: `## ${sourceOf(page.text, lost)}`,
        },
      ]
    if (isClosing)
      return [
        {
          at,
          message: `<${name}> has no heading, so people who move by headings pass it by.`,
          help: `Write below <${name}>, with empty lines round it: ## The next step`,
        },
      ]
    return []
  })
}

/** The level of the first heading between its tags. */
function headingIn(tag: PageTag): number | undefined {
  return (tag as Parent).children.find((child) => child.type === 'heading')?.depth
}
