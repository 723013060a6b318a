import type {Nodes} from 'mdast'
import type {Page, SiteFiles} from '../../site/index.ts'
import {type Unit, unitsOf} from '../blocks/units.ts'
import {verbsOf, verbsOfWords} from '../blocks/verbs.ts'
import {inlinesOf} from '../inline/tokens.ts'
import type {Editable, Verb} from '../protocol.ts'
import {spansOf} from '../span.ts'
import {attributesOf, attributeValue} from './attributes.ts'
import {frontmatterOf, frontmatterValue, isOptionalLine} from './frontmatterPlaces.ts'
import {picturesOf} from './pictures.ts'
import {wordBlocksOf} from './wordBlocks.ts'

/** Lists the editable items of a page: the frontmatter fields, then everything else in document order. */
export function editablesOfPage(page: Page, site: SiteFiles): Editable[] {
  const units = unitsOf(page.tree, page.text)
  const parts = [
    ...words(page, units, site),
    ...wholes(page, units, site),
    ...attributes(page, site),
    ...pictures(page),
  ]
  return [...linesAtTop(page, site), ...inOrder(parts)]
}

function inOrder(editables: Editable[]): Editable[] {
  return editables.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end)
}

function linesAtTop(page: Page, site: SiteFiles): Editable[] {
  const {places} = frontmatterOf(page)
  const spans = spansOf(page.file, page.text, places)
  return places.flatMap((place, index): Editable[] => {
    const [span, key] = [spans[index], place.path.join('.')]
    if (!span) return []
    const [text, value] = [String(place.value), frontmatterValue(page, key, site)]
    const can: Verb[] = isOptionalLine(place) ? ['remove'] : []
    return [{kind: 'text', span, text, value, where: 'frontmatter', key, owner: {of: 'page'}, can}]
  })
}

function words(page: Page, units: Unit[], site: SiteFiles): Editable[] {
  const blocks = wordBlocksOf(page.tree, page.text)
  const spans = spansOf(page.file, page.text, blocks)
  return blocks.flatMap((block, index): Editable[] => {
    const [span, {where, tokens}] = [spans[index], block]
    if (!span) return []
    const can = verbsOfWords(units, block, blocks, site.components)
    if (tokens) return [{kind: 'inline', span, inlines: inlinesOf(tokens), where, can}]
    return [
      {
        kind: 'locked',
        span,
        why: 'These words can’t be told apart from the signs round them: change them in the file.',
      },
    ]
  })
}

/** Lists the units that are moved and deleted as a whole and have no text of their own. */
function wholes(page: Page, units: Unit[], site: SiteFiles): Editable[] {
  const spans = spansOf(page.file, page.text, units)
  return units.flatMap((unit, index): Editable[] => {
    const span = spans[index]
    if (!span || unit.kind === 'item' || isWords(unit.node)) return []
    return [{kind: 'block', span, name: unit.name, can: verbsOf(units, unit, site.components)}]
  })
}

function isWords(node: Nodes): boolean {
  if (node.type === 'heading' || node.type === 'paragraph') return true
  return node.type === 'mdxJsxTextElement' && node.children.length > 0
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

function pictures(page: Page): Editable[] {
  const places = picturesOf(page)
  const spans = spansOf(page.file, page.text, places)
  return places.flatMap(({text, at}, index): Editable[] => {
    const span = spans[index]
    const owner = {of: 'component' as const, name: 'picture', at}
    return span
      ? [{kind: 'text', span, text, value: {as: 'words'}, where: 'picture', key: 'shows', owner, can: []}]
      : []
  })
}
