import type {Nodes} from 'mdast'
import {attributeLabel, fieldLabel, isOptionalAt, type Page, type SiteFiles, schemaAt} from '../site/index.ts'
import {blockNodeActions, textBlockActions} from './blocks/actions.ts'
import {type BlockNode, blockNodesOf} from './blocks/blockNodes.ts'
import {inlinesOf} from './inline/tokens.ts'
import {attributesOf, attributeValueType} from './page/attributes.ts'
import {frontmatterOf} from './page/frontmatter.ts'
import {picturesOf} from './page/pictures.ts'
import {textBlocksOf} from './page/textBlocks.ts'
import type {BlockAction, Editable, Span} from './protocol.ts'
import {withSpans} from './span.ts'
import {valueTypeOf} from './yaml/recordEditables.ts'

/** Lists the editable items of a page: the frontmatter fields, then everything else in document order. */
export function editablesOfPage(page: Page, site: SiteFiles): Editable[] {
  const blockNodes = withSpans(page.file, page.text, blockNodesOf(page.tree, page.text))
  const parts = [
    ...textEditables(page, blockNodes, site),
    ...blockEditables(blockNodes, site),
    ...attributeEditables(page, site),
    ...pictureEditables(page),
  ]
  return [...frontmatterEditables(page, site), ...inOrder(parts)]
}

function inOrder(editables: Editable[]): Editable[] {
  return editables.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end)
}

function frontmatterEditables(page: Page, site: SiteFiles): Editable[] {
  const {scalars, schema} = frontmatterOf(page, site)
  return withSpans(page.file, page.text, scalars).map(({span, ...scalar}) => {
    const key = scalar.path.join('.')
    const field = schemaAt(schema, scalar.path)
    const [text, value, label] = [String(scalar.value), valueTypeOf(field), fieldLabel(scalar.path, field)]
    const actions: BlockAction[] = isOptionalAt(schema, scalar.path) ? ['remove'] : []
    return {
      kind: 'text',
      span,
      text,
      value,
      source: 'frontmatter',
      key,
      label,
      owner: {kind: 'page'},
      actions,
    }
  })
}

function textEditables(page: Page, blockNodes: BlockNode[], site: SiteFiles): Editable[] {
  const blocks = withSpans(page.file, page.text, textBlocksOf(page.tree, page.text))
  return blocks.map((block) => {
    const {span, blockKind, tokens} = block
    const actions = textBlockActions(blockNodes, block, blocks, site.components)
    if (tokens) return {kind: 'inline', span, inlines: inlinesOf(tokens), blockKind, actions}
    return {
      kind: 'locked',
      span,
      reason: 'These words can’t be edited here. Ask your developer to change them.',
    }
  })
}

/** Lists the blocks and tags that are moved and deleted as a whole and have no text of their own. */
function blockEditables(blockNodes: (BlockNode & {span: Span})[], site: SiteFiles): Editable[] {
  const wordless = blockNodes.filter(({kind, node}) => kind !== 'item' && !isTextNode(node))
  return wordless.map((blockNode) => {
    const {span, name} = blockNode
    return {kind: 'block', span, name, actions: blockNodeActions(blockNodes, blockNode, site.components)}
  })
}

function isTextNode(node: Nodes): boolean {
  if (node.type === 'heading' || node.type === 'paragraph') return true
  return node.type === 'mdxJsxTextElement' && node.children.length > 0
}

function attributeEditables(page: Page, site: SiteFiles): Editable[] {
  return withSpans(page.file, page.text, attributesOf(page)).map(({span, ...attribute}) => {
    const value = attributeValueType(attribute, site)
    const owner = {kind: 'component' as const, ...attribute.tag}
    const [key, label] = [attribute.name, attributeLabel(attribute.name)]
    return {
      kind: 'text',
      span,
      text: attribute.value,
      value,
      source: 'attribute',
      key,
      label,
      owner,
      actions: [],
    }
  })
}

function pictureEditables(page: Page): Editable[] {
  return withSpans(page.file, page.text, picturesOf(page)).map(({span, value, at}) => {
    const owner = {kind: 'component' as const, name: 'picture', at}
    return {
      kind: 'text',
      span,
      text: value,
      value: {type: 'text'},
      source: 'picture',
      key: 'shows',
      label: 'What the picture shows',
      owner,
      actions: [],
    }
  })
}
