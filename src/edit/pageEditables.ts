import type {Nodes} from 'mdast'
import {isOptionalAt, type Page, type SiteFiles, schemaAt} from '../site/index.ts'
import {textBlockActions, unitActions} from './blocks/actions.ts'
import {type Unit, unitsOf} from './blocks/units.ts'
import {fieldLabel} from './fieldLabel.ts'
import {inlinesOf} from './inline/tokens.ts'
import {attributeLabel, attributesOf, attributeValueType} from './page/attributes.ts'
import {frontmatterOf} from './page/frontmatter.ts'
import {picturesOf} from './page/pictures.ts'
import {textBlocksOf} from './page/textBlocks.ts'
import type {BlockAction, Editable, Span} from './protocol.ts'
import {withSpans} from './span.ts'
import {valueTypeOf} from './yaml/recordEditables.ts'

/** Lists the editable items of a page: the frontmatter fields, then everything else in document order. */
export function editablesOfPage(page: Page, site: SiteFiles): Editable[] {
  const units = withSpans(page.file, page.text, unitsOf(page.tree, page.text))
  const parts = [
    ...textEditables(page, units, site),
    ...blockEditables(units, site),
    ...attributeEditables(page, site),
    ...pictureEditables(page),
  ]
  return [...frontmatterEditables(page, site), ...inOrder(parts)]
}

function inOrder(editables: Editable[]): Editable[] {
  return editables.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end)
}

function frontmatterEditables(page: Page, site: SiteFiles): Editable[] {
  const {places, schema} = frontmatterOf(page, site)
  return withSpans(page.file, page.text, places).map(({span, ...place}) => {
    const key = place.path.join('.')
    const field = schemaAt(schema, place.path)
    const [text, value, label] = [String(place.value), valueTypeOf(field), fieldLabel(place.path, field)]
    const can: BlockAction[] = isOptionalAt(schema, place.path) ? ['remove'] : []
    return {kind: 'text', span, text, value, where: 'frontmatter', key, label, owner: {kind: 'page'}, can}
  })
}

function textEditables(page: Page, units: Unit[], site: SiteFiles): Editable[] {
  const blocks = withSpans(page.file, page.text, textBlocksOf(page.tree, page.text))
  return blocks.map((block) => {
    const {span, where, tokens} = block
    const can = textBlockActions(units, block, blocks, site.components)
    if (tokens) return {kind: 'inline', span, inlines: inlinesOf(tokens), where, can}
    return {
      kind: 'locked',
      span,
      why: 'These words can’t be edited here. Ask your developer to change them.',
    }
  })
}

/** Lists the blocks and tags that are moved and deleted as a whole and have no text of their own. */
function blockEditables(units: (Unit & {span: Span})[], site: SiteFiles): Editable[] {
  const wordless = units.filter(({kind, node}) => kind !== 'item' && !isTextNode(node))
  return wordless.map((unit) => {
    const {span, name} = unit
    return {kind: 'block', span, name, can: unitActions(units, unit, site.components)}
  })
}

function isTextNode(node: Nodes): boolean {
  if (node.type === 'heading' || node.type === 'paragraph') return true
  return node.type === 'mdxJsxTextElement' && node.children.length > 0
}

function attributeEditables(page: Page, site: SiteFiles): Editable[] {
  return withSpans(page.file, page.text, attributesOf(page)).map(({span, ...place}) => {
    const value = attributeValueType(place, site)
    const owner = {kind: 'component' as const, ...place.tag}
    const [key, label] = [place.name, attributeLabel(place.name)]
    return {kind: 'text', span, text: place.value, value, where: 'attribute', key, label, owner, can: []}
  })
}

function pictureEditables(page: Page): Editable[] {
  return withSpans(page.file, page.text, picturesOf(page)).map(({span, value, at}) => {
    const owner = {kind: 'component' as const, name: 'picture', at}
    return {
      kind: 'text',
      span,
      text: value,
      value: {type: 'words'},
      where: 'picture',
      key: 'shows',
      label: 'What the picture shows',
      owner,
      can: [],
    }
  })
}
