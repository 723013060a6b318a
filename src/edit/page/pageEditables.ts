import type {Page} from '../../check/page/parsePage.ts'
import type {SiteFiles} from '../../check/readSite.ts'
import {inlinesOf} from '../inline/tokens.ts'
import type {Editable} from '../protocol.ts'
import {spansOf} from '../span.ts'
import {attributesOf, attributeValue} from './attributes.ts'
import {frontmatterOf, frontmatterValue} from './frontmatterPlaces.ts'
import {wordBlocksOf} from './wordBlocks.ts'

/** What a person can change of a page, in its order: the lines at its top, then its blocks and the attributes in them. */
export function editablesOfPage(page: Page, site: SiteFiles): Editable[] {
  return [...linesAtTop(page, site), ...inOrder([...words(page), ...attributes(page, site)])]
}

function inOrder(editables: Editable[]): Editable[] {
  return editables.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end)
}

function linesAtTop(page: Page, site: SiteFiles): Editable[] {
  const {places} = frontmatterOf(page)
  const spans = spansOf(page.file, page.text, places)
  return places.flatMap(({path, value}, index): Editable[] => {
    const [span, key] = [spans[index], path.join('.')]
    if (!span) return []
    const box = frontmatterValue(page, key, site)
    return [
      {kind: 'text', span, text: String(value), value: box, where: 'frontmatter', key, owner: {of: 'page'}, can: []},
    ]
  })
}

function words(page: Page): Editable[] {
  const blocks = wordBlocksOf(page.tree, page.text)
  const spans = spansOf(page.file, page.text, blocks)
  return blocks.flatMap(({where, tokens}, index): Editable[] => {
    const span = spans[index]
    if (!span) return []
    if (tokens) return [{kind: 'inline', span, inlines: inlinesOf(tokens), where, can: []}]
    return [
      {
        kind: 'locked',
        span,
        why: 'These words can’t be told apart from the signs round them: change them in the file.',
      },
    ]
  })
}

function attributes(page: Page, site: SiteFiles): Editable[] {
  const places = attributesOf(page)
  const spans = spansOf(page.file, page.text, places)
  return places.flatMap((place, index): Editable[] => {
    const span = spans[index]
    if (!span) return []
    const {name, at} = place.tag
    const value = attributeValue(place, site)
    return [
      {
        kind: 'text',
        span,
        text: place.value,
        value,
        where: 'attribute',
        key: place.name,
        owner: {of: 'component', name, at},
        can: [],
      },
    ]
  })
}
