import {isDraft} from '../../check/drafts.ts'
import type {Page} from '../../check/page/parsePage.ts'
import {builtState} from './builtStates.ts'
import {compareRedirects, isTold} from './compareRedirects.ts'
import {compareSites} from './compareSites.ts'
import type {Reads} from './findPlaces.ts'
import {newProblems} from './findProblems.ts'
import {findQuietFiles} from './findQuietFiles.ts'
import {Imports} from './imports.ts'
import type {Comparison, SiteText} from './model.ts'
import {proveQuiet} from './proveQuiet.ts'
import {readBuilt, readDocuments} from './readBuilt.ts'
import {readPages} from './readPages.ts'
import {readRecords} from './readRecords.ts'
import {readRedirects} from './readRedirects.ts'
import {readSourcePage} from './readSourcePage.ts'
import type {State} from './states.ts'
import {summarise} from './summary.ts'

/** Builds two states as visitors get them and compares what can be read. */
export async function compareStates(base: State, head: State, changed: string[]): Promise<Comparison> {
  const [old, now] = await Promise.all([base, head].map(({folder, place}) => builtState(folder, place)))
  const notes = [...base.notes, ...head.notes]
  if (old?.fault) notes.push(`The base does not build: ${old.fault}`)
  if (now?.fault) notes.push(`The new state does not build: ${now.fault}`)
  const built = !old?.fault && !now?.fault
  if (!built) notes.push('So only the files are compared: what components add to the words is missing here.')

  const comparison = compareFolders(base.folder, head.folder, changed, built)
  const {pages, frame, added, removed, renamed, quietFiles} = comparison
  const reads = [pages, frame, added, removed, renamed].some((each) => each.length > 0)
  // Where nothing reads differently, every file is proved quiet; where no state can be read, none is.
  if (quietFiles.length > 0 && (reads || !built)) {
    comparison.quietFiles = built ? await proveQuiet(base.folder, head.folder, quietFiles) : []
    comparison.verdict = summarise(comparison)
  }
  comparison.problems = newProblems(old?.problems ?? [], now?.problems ?? [])
  comparison.notes = notes
  return comparison
}

/** Compares what two folders hold: the built documents, or the files of the pages when one could not be built. */
export function compareFolders(base: string, head: string, changed: string[], built = true): Comparison {
  const read = (folder: string) => (built ? readBuilt(folder, readDocuments(folder)) : readSources(folder))
  return compareRead(base, head, read(base), read(head), changed)
}

/** What the files of a state say, without what components add. */
function readSources(folder: string): SiteText {
  const published = [...readPages(folder)].filter(([, page]) => !isDraft(page))
  const pages = published.map(([address, page]) => [address, readSourcePage(address, page)] as const)
  return {pages: new Map(pages), records: readRecords(folder)}
}

/** Compares what was read of two folders. */
export function compareRead(
  base: string,
  head: string,
  before: SiteText,
  after: SiteText,
  changed: string[],
): Comparison {
  const [old, now] = [readPages(base), readPages(head)]
  const imports = [new Imports(base, old), new Imports(head, now)] as const
  const files = new Map([...old, ...now].map(([address, {file}]) => [address, file]))
  const reads: Reads = (page, region, file) => {
    const from = region === 'page' ? (files.get(page) ?? '') : 'src/app/Layout.tsx'
    return imports.some((each) => each.reach(from).has(`content/${file}`))
  }
  const comparison = compareSites(before, after, reads, (address) => old.has(address) && now.has(address))
  placeToasts(comparison, now, imports[1])
  const led = readRedirects(head)
  for (const each of comparison.renamed) each.redirect = led.get(each.from)
  comparison.removed = comparison.removed.map((each) => {
    const page = now.get(each.address)
    return {...each, redirect: led.get(each.address), ...(page && isDraft(page) && {draft: true})}
  })
  const redirects = compareRedirects(readRedirects(base), led)
  comparison.redirects = redirects.filter(({address}) => !isTold(address, comparison))
  // The list of addresses says nothing itself: what it changes is where they lead.
  const others = changed.filter((file) => file !== 'content/routes.yaml' || redirects.length === 0)
  comparison.quietFiles = findQuietFiles(others, comparison, files, [...imports], (address) => {
    const [was, is] = [old, now].map((pages) => pages.get(address))
    if (!was || !is) return false
    return JSON.stringify(readSourcePage(address, was)) === JSON.stringify(readSourcePage(address, is))
  })
  comparison.verdict = summarise(comparison)
  return comparison
}

/** A message is read where a button shows it. */
function placeToasts(comparison: Comparison, pages: Map<string, Page>, imports: Imports) {
  const toasts = comparison.facts.filter((fact) => fact.file === 'toasts.yaml')
  if (toasts.length === 0) return
  const frame = imports.toastsOf('src/app/Layout.tsx')
  for (const [page, source] of pages) {
    if (isDraft(source)) continue
    const own = imports.toastsOf(source.file)
    for (const fact of toasts) {
      if (fact.places.some((place) => place.page === page)) continue
      const inFrame = frame.has(fact.id)
      if (!inFrame && !own.has(fact.id)) continue
      fact.places.push({page, section: inFrame ? 'header or footer' : 'a button’s message', words: fact.after ?? ''})
    }
  }
}
