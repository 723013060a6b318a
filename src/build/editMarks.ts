import {createHash} from 'node:crypto'
import {posix} from 'node:path'
import type {Root as Hast} from 'hast'
import type {List, ListItem, Nodes, Root} from 'mdast'
import type {PluggableList} from 'unified'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import type {ResolvedConfig} from 'vite'
import {importNode} from './importNode.ts'

/** Attribute with the source position of an element's text; only in pages that are being edited. */
const editAttribute = 'data-edit'

/** Name of the editing plugin; pages are marked only if it is active, which is in `npm run edit`. */
export const editingName = 'site:editing'

/** Returns the remark and rehype plugins that mark pages for editing; empty without the editing plugin. */
export function editMarkPlugins({
  plugins,
  root,
}: Pick<ResolvedConfig, 'plugins' | 'root'>): Record<'words' | 'components', PluggableList> {
  if (!plugins.some(({name}) => name === editingName)) return {words: [], components: []}
  return {words: [[markTextBlocks, {root}]], components: [[markComponents, {root}]]}
}

/** Returns a short hash of a text; a mark is valid only for the text with the same hash. */
export function versionOf(text: string): string {
  return createHash('sha256')
    .update(text.replace(/^\uFEFF/, ''))
    .digest('base64url')
    .slice(0, 8)
}

/** Marks each text block with its position in the page's file. Runs before other plugins move blocks. */
function markTextBlocks({root}: {root: string}) {
  return (tree: Root, file: VFile) => {
    const markOf = createMarker(root, file)
    const mark = (shown: Nodes, from: Nodes) => {
      const at = markOf(from)
      if (at) shown.data = {...shown.data, hProperties: {...shown.data?.hProperties, [editAttribute]: at}}
    }
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') mark(node, node)
      // An item of a tight list is rendered without its paragraph, so the item gets the mark.
      if (node.type !== 'list' || isLoose(node)) return
      for (const item of node.children) if (item.children[0]?.type === 'paragraph') mark(item, item.children[0])
    })
  }
}

/** Whether list items are rendered with paragraphs, by the rule of `mdast-util-to-hast`. */
function isLoose(list: List): boolean {
  const isLooseItem = ({spread, children}: ListItem) => spread ?? children.length > 1
  return list.spread || list.children.some(isLooseItem)
}

/** Wraps each component in a marker with its source position, to recognise the elements it renders. Runs last. */
function markComponents({root}: {root: string}) {
  return (tree: Hast, file: VFile) => {
    const markOf = createMarker(root, file)
    let found = false
    const wrap = (parent: {children: Hast['children']}) => {
      parent.children = parent.children.map((node) => {
        if ('children' in node) wrap(node as {children: Hast['children']})
        // Inline components are locked parts of their sentence, and may render no element.
        const at = node.type === 'mdxJsxFlowElement' && node.name ? markOf(node) : undefined
        if (!at) return node
        found = true
        const attributes = [{type: 'mdxJsxAttribute', name: 'at', value: at}]
        return {type: node.type, name: wrapperName, attributes, children: [node]} as typeof node
      })
    }
    wrap(tree)
    if (found) tree.children.unshift(importNode('Marked', '/src/editor/Marked.tsx', wrapperName))
  }
}

/** Returns the mark of a node: file, start offset and version of the text, as in `pages/about.mdx:120:fT3xa_-9`. */
function createMarker(root: string, file: VFile) {
  const name = posix.relative(root, file.path)
  const version = versionOf(String(file.value))
  return ({position}: {position?: Nodes['position']}) =>
    position?.start.offset === undefined ? undefined : `${name}:${position.start.offset}:${version}`
}

/** Local name of the wrapper in a page; no component of the site may have this name. */
const wrapperName = 'SiteMarked'
