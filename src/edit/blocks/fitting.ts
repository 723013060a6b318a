import type {Nodes} from 'mdast'
import {insideTags} from '../../check/index.ts'
import {isTag, neverDrafts, type Page, readPage, type SiteFiles} from '../../site/index.ts'
import {nodeAt, withChildren} from '../page/tree.ts'
import type {Piece, Span} from '../protocol.ts'
import {draftOfEntries} from '../yaml/draftOfEntries.ts'
import {sourceOf} from './add.ts'
import {findUnit} from './draftOfBlocks.ts'
import type {Unit} from './units.ts'

/** Which of those pieces may stand below that place, each as a block of its own. */
export function fitting(site: SiteFiles, below: Span, pieces: Piece[]): boolean[] {
  if (below.file.startsWith('content/'))
    return pieces.map((piece) => !draftOfEntries(site, {do: 'add', below, piece}).refused)
  const found = findUnit(site, below)
  if ('refused' in found) return pieces.map(() => false)
  const {page, unit} = found
  const before = misplaced(page, site)
  const fitsHere = usualAt(page, unit, site)
  return pieces.map((piece) => {
    const lines = sourceOf(piece, unit, page, site)
    const isWords = 'component' in piece && site.components.get(piece.component)?.is === 'words'
    const isUsual = !('component' in piece) || fitsHere(piece.component)
    return lines !== undefined && !isWords && isUsual && misplaced(pageWith(page, unit, lines, site), site) <= before
  })
}

/** The page with those lines below a unit. Only they are read: to read the page for each of many pieces takes a second. */
function pageWith(page: Page, {parent, index}: Unit, lines: string[][], site: SiteFiles): Page {
  const added = readPage(page.file, lines.map((part) => part.join('\n')).join('\n\n'), site.components).tree.children
  return {...page, tree: withChildren(page.tree, parent, (children) => children.toSpliced(index + 1, 0, ...added))}
}

/**
 * Whether the site has a component in such a place, or hardly one yet: one that always stands within another fits only
 * there, and what the home page or the page for lost visitors alone has fits nowhere else.
 */
function usualAt(page: Page, {parent}: Unit, site: SiteFiles): (component: string) => boolean {
  const above = parent.map((_, depth) => nodeAt(page.tree, parent.slice(0, depth + 1)))
  const around = above.findLast((node) => node && isTag(node))
  const here = (around && isTag(around) && around.name) || ''
  const all = holdersIn(site.pages)
  const usual = holdersIn(site.pages.filter(({file}) => file === page.file || !neverDrafts.includes(file)))
  return (component) => {
    const holders = usual.get(component)
    if (!holders) return !all.has(component)
    // Of one use nobody knows.
    return holders.length === 1 || holders.includes('') || holders.includes(here)
  }
}

/** What each component of some pages stands in, use by use; '' where it stands by itself. */
function holdersIn(pages: Page[]): Map<string, string[]> {
  const holders = new Map<string, string[]>()
  const walk = (node: Nodes, holder: string) => {
    const name = (isTag(node) && node.name) || ''
    if (name) holders.set(name, [...(holders.get(name) ?? []), holder])
    if ('children' in node) for (const child of node.children) walk(child, name || holder)
  }
  for (const {tree} of pages) walk(tree, '')
  return holders
}

/** How many components of a page stand where they are not made for. */
function misplaced(page: Page, site: SiteFiles): number {
  return [...insideTags(page, site)].length
}
