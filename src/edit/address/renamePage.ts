import {fixImports} from '../../check/index.ts'
import {addressOf, applyEdits, parsePageCached, type SiteFiles, withFileText} from '../../site/index.ts'
import {parseAddress} from '../add/newPage.ts'
import type {FileDraft} from '../draft.ts'
import {pageToEdit} from '../page/draftInPage.ts'
import {sameTree} from '../page/tree.ts'
import {fileTitle} from '../pagesShowing.ts'
import type {Change} from '../protocol.ts'
import {type Rejection, reject} from '../rejection.ts'
import {pagesBelow, splitAddress, whyAddressFixed} from './describeAddress.ts'
import {draftSiteChange} from './draftSiteChange.ts'
import {withRedirects} from './ledger.ts'
import {folderPrefix, replaceReferences} from './links.ts'

/** A page file before and after a move. */
interface Move {
  from: string
  to: string
}

/**
 * Gives a page and the pages below it another address: links follow, and the old addresses lead to the new
 * ones.
 */
export function renamePage(
  site: SiteFiles,
  {file, address}: Extract<Change, {type: 'renamePage'}>,
): FileDraft | Rejection {
  const page = pageToEdit(site, file)
  if ('rejected' in page) return page
  const fixed = whyAddressFixed(file)
  if (fixed) return reject(fixed)
  const parsed = parseAddress(site, address)
  if ('wrong' in parsed) return reject(parsed.wrong)
  const [from, to] = [addressOf(file), addressOf(parsed.answer)]
  const moves = [page, ...pagesBelow(page, site)].map((each) => ({
    from: each.file,
    to: each.file.replace(`pages${from}`, `pages${to}`),
  }))
  const now = movePages(site, moves)
  if ('rejected' in now) return now
  const replaced = new Map(
    moves.flatMap((move): [string, string][] => {
      const [old, fresh] = [addressOf(move.from), addressOf(move.to)]
      return [
        [move.from, move.to],
        [old, fresh],
        [folderPrefix + old.slice(1), folderPrefix + fresh.slice(1)],
      ]
    }),
  )
  const led = replaceReferences(now, (value) => {
    const {path, rest} = splitAddress(value)
    const next = replaced.get(path)
    return next === undefined ? undefined : next + rest
  })
  if ('rejected' in led) return led
  const redirects = moves.map((move) => ({
    file: move.from,
    address: addressOf(move.from),
    to: addressOf(move.to),
  }))
  const newFiles = moves.map((move) => move.to)
  const listed = withRedirects(led, redirects, newFiles)
  if ('rejected' in listed) return listed
  const [main = file] = newFiles
  return {
    ...draftSiteChange(site, listed, main),
    description: 'new address: page',
    listed: {file: main, before: from, after: to},
    moved: redirects.map((each) => ({from: each.address, to: each.to})),
  }
}

/** Moves page files, and corrects the paths in their import lines. */
function movePages(site: SiteFiles, moves: Move[]): SiteFiles | Rejection {
  let now = site
  for (const {from, to} of moves) {
    const page = pageToEdit(site, from)
    if ('rejected' in page) return page
    const text = applyEdits(
      page.text,
      fixImports({...page, file: to}, site.components, () => false),
    )
    if (!sameTree(page.tree, parsePageCached(to, text, site.components).tree))
      return reject(
        `The first lines of “${fileTitle(site, from)}” are not as usual. Ask your developer to correct them.`,
      )
    now = withFileText(withFileText(now, from, undefined), to, text)
  }
  return now
}
