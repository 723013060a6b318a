import {createHash} from 'node:crypto'
import {posix} from 'node:path'
import type {Root as Hast} from 'hast'
import type {List, ListItem, Nodes, Root} from 'mdast'
import type {PluggableList} from 'unified'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import type {ResolvedConfig} from 'vite'
import {importOf} from './addImports.ts'

/** The attribute that says where the words of an element stand; in a page that is edited, and in no other. */
const markName = 'data-edit'

/** The plugin whose pages are marked: `npm run edit` adds it, and nothing else does. */
export const editingName = 'site:editing'

/** The steps by which pages are marked while they are edited, for the plugin that compiles them; else none. */
export function marksOf({
  plugins,
  root,
}: Pick<ResolvedConfig, 'plugins' | 'root'>): Record<'words' | 'components', PluggableList> {
  if (!plugins.some(({name}) => name === editingName)) return {words: [], components: []}
  return {words: [[markWords, {root}]], components: [[markComponents, {root}]]}
}

/** A text, so short that it fits into each mark of it: a mark is good for that text only. */
export function versionOf(text: string): string {
  return createHash('sha256')
    .update(text.replace(/^\uFEFF/, ''))
    .digest('base64url')
    .slice(0, 8)
}

/** Marks each block of words with its place in the page's file. Runs before anything moves the blocks. */
function markWords({root}: {root: string}) {
  return (tree: Root, file: VFile) => {
    const markOf = marker(root, file)
    const mark = (shown: Nodes, from: Nodes) => {
      const at = markOf(from)
      if (at) shown.data = {...shown.data, hProperties: {...shown.data?.hProperties, [markName]: at}}
    }
    visit(tree, (node) => {
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') mark(node, node)
      // A line of a tight list is shown without its paragraph, so the mark is the line's.
      if (node.type !== 'list' || isLoose(node)) return
      for (const item of node.children) if (item.children[0]?.type === 'paragraph') mark(item, item.children[0])
    })
  }
}

/** Whether each line of a list becomes a paragraph, as `mdast-util-to-hast` decides it. */
function isLoose(list: List): boolean {
  const isLooseItem = ({spread, children}: ListItem) => spread ?? children.length > 1
  return list.spread || list.children.some(isLooseItem)
}

/** Notes round each component where its tags stand, so that what it draws is known to be its. Runs last. */
function markComponents({root}: {root: string}) {
  return (tree: Hast, file: VFile) => {
    const markOf = marker(root, file)
    let found = false
    const wrap = (parent: {children: Hast['children']}) => {
      parent.children = parent.children.map((node) => {
        if ('children' in node) wrap(node as {children: Hast['children']})
        // One in a sentence is a locked piece of it, and may draw no element at all.
        const at = node.type === 'mdxJsxFlowElement' && node.name ? markOf(node) : undefined
        if (!at) return node
        found = true
        const attributes = [{type: 'mdxJsxAttribute', name: 'at', value: at}]
        return {type: node.type, name: wrapper, attributes, children: [node]} as typeof node
      })
    }
    wrap(tree)
    if (found) tree.children.unshift(importOf('Marked', '/src/editor/Marked.tsx', wrapper))
  }
}

/** `pages/about.mdx:120:fT3xa_-9`: the file, where in its text a node starts, and which text that is. */
function marker(root: string, file: VFile) {
  const name = posix.relative(root, file.path)
  const version = versionOf(String(file.value))
  return ({position}: {position?: Nodes['position']}) =>
    position?.start.offset === undefined ? undefined : `${name}:${position.start.offset}:${version}`
}

/** What the wrapper is called in a page, where no component of that name can be. */
const wrapper = 'SiteMarked'
