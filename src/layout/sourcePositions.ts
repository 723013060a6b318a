import type {Root as Hast} from 'hast'
import type {List, ListItem, Nodes, Root} from 'mdast'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import {versionOf} from '../site/index.ts'
import {importNode} from './importNode.ts'

/**
 * The attribute with the position of an element's text in the MDX source. Only pages in `npm run edit` have
 * it.
 */
const editAttribute = 'data-edit'

/** How a plugin finds the name of the file that it marks: `pages/about.mdx`. */
type Marking = {fileAt: (path: string) => string}

/**
 * Adds `data-edit` to each paragraph, heading and table cell. Runs before other plugins move these elements.
 */
export function markTextBlocks({fileAt}: Marking) {
  return (tree: Root, file: VFile) => {
    const markOf = createMarker(fileAt, file)
    const mark = (shown: Nodes, from: Nodes) => {
      const at = markOf(from)
      if (at) shown.data = {...shown.data, hProperties: {...shown.data?.hProperties, [editAttribute]: at}}
    }
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') mark(node, node)
      // The items of a tight list are rendered without `<p>`, so the `<li>` gets `data-edit`.
      if (node.type !== 'list' || isLoose(node)) return
      for (const item of node.children)
        if (item.children[0]?.type === 'paragraph') mark(item, item.children[0])
    })
  }
}

/** Whether list items are rendered with paragraphs, by the rule of `mdast-util-to-hast`. */
function isLoose(list: List): boolean {
  const isLooseItem = ({spread, children}: ListItem) => spread ?? children.length > 1
  return list.spread || list.children.some(isLooseItem)
}

/**
 * Wraps each component in `SiteMarked` with its position in the MDX source, by which the editor finds its
 * elements.
 */
export function markComponents({fileAt}: Marking) {
  return (tree: Hast, file: VFile) => {
    const markOf = createMarker(fileAt, file)
    let found = false
    const wrap = (parent: {children: Hast['children']}) => {
      parent.children = parent.children.map((node) => {
        if ('children' in node) wrap(node as {children: Hast['children']})
        // Wraps only block components: authors can't edit a component that is part of a sentence.
        const at = node.type === 'mdxJsxFlowElement' && node.name ? markOf(node) : undefined
        if (!at) return node
        found = true
        const attributes = [{type: 'mdxJsxAttribute', name: 'at', value: at}]
        return {type: node.type, name: wrapperName, attributes, children: [node]} as typeof node
      })
    }
    wrap(tree)
    if (found) tree.children.unshift(importNode('Marked', '/src/editor/connection/Marked.tsx', wrapperName))
  }
}

/**
 * Returns a function that returns a node's file, offset in it and the file's hash:
 * `pages/about.mdx:120:fT3xa_-9`.
 */
function createMarker(fileAt: Marking['fileAt'], file: VFile) {
  const name = fileAt(file.path)
  const version = versionOf(String(file.value))
  return ({position}: {position?: Nodes['position']}) =>
    position?.start.offset === undefined ? undefined : `${name}:${position.start.offset}:${version}`
}

/** The name by which pages import the wrapper component. No component of the site may have this name. */
const wrapperName = 'SiteMarked'
