import type {Nodes} from 'mdast'
import type {Page, SiteFiles} from '../../site/index.ts'
import {textBlockActions, unitActions} from '../blocks/actions.ts'
import {type Unit, unitsOf} from '../blocks/units.ts'
import {inlinesOf} from '../inline/tokens.ts'
import type {BlockAction, Editable} from '../protocol.ts'
import {spansOf} from '../span.ts'
import {attributesOf, attributeValueType} from './attributes.ts'
import {frontmatterOf, frontmatterValueType, isOptionalField} from './frontmatter.ts'
import {picturesOf} from './pictures.ts'
import {textBlocksOf} from './textBlocks.ts'

/** Lists the editable items of a page: the frontmatter fields, then everything else in document order. */
export function editablesOfPage(page: Page, site: SiteFiles): Editable[] {
  const units = unitsOf(page.tree, page.text)
  const parts = [
    ...textEditables(page, units, site),
    ...blockEditables(page, units, site),
    ...attributeEditables(page, site),
    ...pictureEditables(page),
  ]
  return [...frontmatterEditables(page, site), ...inOrder(parts)]
}

function inOrder(editables: Editable[]): Editable[] {
  return editables.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end)
}

function frontmatterEditables(page: Page, site: SiteFiles): Editable[] {
  const {places} = frontmatterOf(page)
  const spans = spansOf(page.file, page.text, places)
  return places.flatMap((place, index): Editable[] => {
    const [span, key] = [spans[index], place.path.join('.')]
    if (!span) return []
    const [text, value] = [String(place.value), frontmatterValueType(page, key, site)]
    const can: BlockAction[] = isOptionalField(place) ? ['remove'] : []
    return [{kind: 'text', span, text, value, where: 'frontmatter', key, owner: {kind: 'page'}, can}]
  })
}

function textEditables(page: Page, units: Unit[], site: SiteFiles): Editable[] {
  const blocks = textBlocksOf(page.tree, page.text)
  const spans = spansOf(page.file, page.text, blocks)
  return blocks.flatMap((block, index): Editable[] => {
    const [span, {where, tokens}] = [spans[index], block]
    if (!span) return []
    const can = textBlockActions(units, block, blocks, site.components)
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

/** Lists the blocks and tags that are moved and deleted as a whole and have no text of their own. */
function blockEditables(page: Page, units: Unit[], site: SiteFiles): Editable[] {
  const spans = spansOf(page.file, page.text, units)
  return units.flatMap((unit, index): Editable[] => {
    const span = spans[index]
    if (!span || unit.kind === 'item' || isTextNode(unit.node)) return []
    return [{kind: 'block', span, name: unit.name, can: unitActions(units, unit, site.components)}]
  })
}

function isTextNode(node: Nodes): boolean {
  if (node.type === 'heading' || node.type === 'paragraph') return true
  return node.type === 'mdxJsxTextElement' && node.children.length > 0
}

function attributeEditables(page: Page, site: SiteFiles): Editable[] {
  const places = attributesOf(page)
  const spans = spansOf(page.file, page.text, places)
  return places.flatMap((place, index): Editable[] => {
    const span = spans[index]
    if (!span) return []
    const {name, at} = place.tag
    const value = attributeValueType(place, site)
    return [
      {
        kind: 'text',
        span,
        text: place.value,
        value,
        where: 'attribute',
        key: place.name,
        owner: {kind: 'component', name, at},
        can: [],
      },
    ]
  })
}

function pictureEditables(page: Page): Editable[] {
  const places = picturesOf(page)
  const spans = spansOf(page.file, page.text, places)
  return places.flatMap(({text, at}, index): Editable[] => {
    const span = spans[index]
    const owner = {kind: 'component' as const, name: 'picture', at}
    return span
      ? [{kind: 'text', span, text, value: {type: 'words'}, where: 'picture', key: 'shows', owner, can: []}]
      : []
  })
}
