import type {Paragraph} from 'mdast'
import {type Finding, written} from '../finding.ts'
import {headingsOf, type SiteFiles} from '../readSite.ts'
import {boldLine} from './boldLine.ts'
import {held} from './heldPlaces.ts'
import {endOf, sourceOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import {type PageTag, tagsOf} from './tags.ts'

/** What a page without a # heading has in its place: a smaller one, words that lost their sign, or nothing. */
export function missingTitle(page: Page, site: SiteFiles): Finding[] {
  if (page.problems.length > 0 || page.text.trim() === '') return []
  const message = 'The page has no # heading: the title that visitors read.'
  const hero = tagsOf(page).find(({name}) => site.components.get(name ?? '')?.is === 'opening')
  if (!hero)
    return [
      {
        at: page.frontmatter.end,
        message,
        help: `Write one of your own, below the imports and inside the hero: # ${held.heading}`,
      },
    ]
  const lesser = headingsOf(page).find(({node}) => startOf(node) > startOf(hero) && startOf(node) < endOf(hero))
  if (lesser) return [{at: startOf(lesser.node), message, write: `# ${lesser.text}`}]
  const lost = lostHeading(hero, page)
  // One that lost its space is told as that.
  if (lost && page.text[startOf(lost)] === '#') return []
  const bold = lost && boldLine(lost)
  if (bold) return [{at: startOf(lost), message, ...written(sourceOf(page.text, lost), `# ${bold}`)}]
  if (lost)
    return [
      {
        at: startOf(lost),
        message: 'These words have lost their #: the page has no heading that visitors read as its title.',
        write: `# ${sourceOf(page.text, lost)}`,
      },
    ]
  return [
    {
      at: startOf(hero),
      message,
      help: `Write below <${hero.name}> one of your own, with empty lines round it: # ${held.heading}`,
    },
  ]
}

/** The line in the first or last band of a page that was its heading: a few words alone, with other words below them. */
export function lostHeading(hero: PageTag, page: Page): Paragraph | undefined {
  const [first, second, ...more] = hero.children.filter((node) => node.type === 'paragraph') as Paragraph[]
  const isHeading = (node?: Paragraph) =>
    node !== undefined &&
    (boldLine(node) !== '' ||
      (node.children.every(({type}) => type === 'text') && /^[^\n.]{3,70}[^\n.,:;]$/.test(sourceOf(page.text, node))))
  // A line above the heading is of the same kind.
  if (second && isHeading(first) && isHeading(second)) return more.length > 0 ? second : undefined
  return isHeading(first) ? first : undefined
}
