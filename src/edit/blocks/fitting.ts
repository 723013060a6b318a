import {insideTags} from '../../check/index.ts'
import {type Page, readPage, type SiteFiles} from '../../site/index.ts'
import {withChildren} from '../page/tree.ts'
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
  return pieces.map((piece) => {
    const lines = sourceOf(piece, unit, page, site)
    const isWords = 'component' in piece && site.components.get(piece.component)?.is === 'words'
    return lines !== undefined && !isWords && misplaced(pageWith(page, unit, lines, site), site) <= before
  })
}

/** The page with those lines below a unit. Only they are read: to read the page for each of many pieces takes a second. */
function pageWith(page: Page, {parent, index}: Unit, lines: string[][], site: SiteFiles): Page {
  const added = readPage(page.file, lines.map((part) => part.join('\n')).join('\n\n'), site.components).tree.children
  return {...page, tree: withChildren(page.tree, parent, (children) => children.toSpliced(index + 1, 0, ...added))}
}

/** How many components of a page stand where they are not made for. */
function misplaced(page: Page, site: SiteFiles): number {
  return [...insideTags(page, site)].length
}
