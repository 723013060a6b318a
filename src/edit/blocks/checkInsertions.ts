import type {Nodes} from 'mdast'
import {checkNesting} from '../../check/index.ts'
import {alwaysPublished, isTagNode, type Page, parsePage, type SiteFiles} from '../../site/index.ts'
import {nodeAt, withChildren} from '../page/tree.ts'
import type {Insertion, Span} from '../protocol.ts'
import type {BlockNode} from './blockNodes.ts'
import {findBlockNode} from './draftBlockChange.ts'
import {draftEntryChange} from './draftEntryChange.ts'
import {insertionLines} from './insertBelow.ts'

/**
 * Returns, for each insertion, whether it can be added as a block of its own below a span (a source range).
 */
export function checkInsertions(site: SiteFiles, below: Span, insertions: Insertion[]): boolean[] {
  if (below.file.startsWith('content/'))
    return insertions.map((insertion) => !draftEntryChange(site, {type: 'add', below, insertion}).rejected)
  const found = findBlockNode(site, below)
  if ('rejected' in found) return insertions.map(() => false)
  const {page, blockNode} = found
  const before = countMisplaced(page, site)
  const fitsHere = isUsualAt(page, blockNode, site)
  return insertions.map((piece) => {
    const lines = insertionLines(piece, blockNode, page, site)
    const isWords = 'component' in piece && site.components.get(piece.component)?.role === 'words'
    const isUsual = !('component' in piece) || fitsHere(piece.component)
    return (
      lines !== undefined &&
      !isWords &&
      isUsual &&
      countMisplaced(pageWith(page, blockNode, lines, site), site) <= before
    )
  })
}

/**
 * Adds lines below a block. Parses only the lines: parsing the page once per possible insertion is too slow.
 */
function pageWith(page: Page, {parent, index}: BlockNode, lines: string[][], site: SiteFiles): Page {
  const added = parsePage(page.file, lines.map((part) => part.join('\n')).join('\n\n'), site.components).tree
    .children
  return {
    ...page,
    tree: withChildren(page.tree, parent, (children) => children.toSpliced(index + 1, 0, ...added)),
  }
}

/**
 * Returns a function that tells whether a component suits a position: the site uses it in the same parent
 * component, at the top level, or at most once. A component used only on the home page or the 404 page suits
 * no other page.
 */
function isUsualAt(page: Page, {parent}: BlockNode, site: SiteFiles): (component: string) => boolean {
  const above = parent.map((_, depth) => nodeAt(page.tree, parent.slice(0, depth + 1)))
  const parentTag = above.findLast((node) => node && isTagNode(node))
  const parentName = (parentTag && isTagNode(parentTag) && parentTag.name) || ''
  const all = parentComponents(site.pages)
  const usual = parentComponents(
    site.pages.filter(({file}) => file === page.file || !alwaysPublished.includes(file)),
  )
  return (component) => {
    const holders = usual.get(component)
    if (!holders) return !all.has(component)
    // A component used only once is allowed everywhere: one use doesn’t show where it belongs.
    return holders.length === 1 || holders.includes('') || holders.includes(parentName)
  }
}

/** Maps each component to the name of the parent component of each of its uses; '' is the top level. */
function parentComponents(pages: Page[]): Map<string, string[]> {
  const holders = new Map<string, string[]>()
  const walk = (node: Nodes, holder: string) => {
    const name = (isTagNode(node) && node.name) || ''
    if (name) holders.set(name, [...(holders.get(name) ?? []), holder])
    if ('children' in node) for (const child of node.children) walk(child, name || holder)
  }
  for (const {tree} of pages) walk(tree, '')
  return holders
}

/** Counts the errors in the nesting of a page’s components that `npm run check` would report. */
function countMisplaced(page: Page, site: SiteFiles): number {
  return [...checkNesting(page, site)].length
}
