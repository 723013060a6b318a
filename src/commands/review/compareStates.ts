import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {build} from './build.ts'
import {compareSites} from './compareSites.ts'
import type {Reads} from './findPlaces.ts'
import {findProblems} from './findProblems.ts'
import {findQuietFiles} from './findQuietFiles.ts'
import type {Comparison, SiteText} from './model.ts'
import {readDocuments, readSite} from './readSite.ts'
import {readSourcePages} from './readSource.ts'
import {Imports, pageFiles, readRecords} from './readSources.ts'
import type {State} from './states.ts'
import {summarise} from './summary.ts'

/** Builds two states as visitors get them and compares what can be read. */
export async function compareStates(base: State, head: State, changed: string[]): Promise<Comparison> {
  const [baseFault, headFault] = await Promise.all([build(base.folder), build(head.folder)])
  const notes = [...base.notes, ...head.notes]
  if (baseFault) notes.push(`The base does not build: ${baseFault}`)
  if (headFault) notes.push(`The new state does not build: ${headFault}`)
  const built = !baseFault && !headFault
  if (!built) notes.push('So only the files are compared: what components add to the words is missing here.')

  const comparison = compareFolders(base.folder, head.folder, changed, built)
  comparison.problems = await findProblems(base.folder, head.folder)
  comparison.notes = notes
  return comparison
}

/** Compares what two folders hold: the built documents, or the files of the pages when one could not be built. */
export function compareFolders(base: string, head: string, changed: string[], built = true): Comparison {
  const read = (folder: string): SiteText =>
    built
      ? readSite(folder, readDocuments(folder))
      : {pages: readSourcePages(folder, new Imports(folder)), records: readRecords(folder)}
  return compareRead(base, head, read(base), read(head), changed)
}

/** Compares what was read of two folders. */
export function compareRead(
  base: string,
  head: string,
  before: SiteText,
  after: SiteText,
  changed: string[],
): Comparison {
  const imports = [new Imports(base), new Imports(head)] as const
  const files = new Map([...pageFiles(base), ...pageFiles(head)])
  const reads: Reads = (page, region, file) => {
    const from = region === 'page' ? (files.get(page) ?? '') : 'src/app/Layout.tsx'
    return imports.some((each) => each.reach(from).has(`content/${file}`))
  }
  const comparison = compareSites(before, after, reads)
  placeToasts(comparison, head, imports[1])
  for (const page of [...comparison.removed.map((page) => page.address), ...comparison.renamed.map(({from}) => from)]) {
    const redirect = redirectOf(head, page)
    for (const each of comparison.removed) if (each.address === page) each.redirect = redirect
    for (const each of comparison.renamed) if (each.from === page) each.redirect = redirect
  }
  comparison.quietFiles = findQuietFiles(changed, comparison, files, [...imports])
  comparison.verdict = summarise(comparison)
  return comparison
}

/** A message is read where a button shows it. */
function placeToasts(comparison: Comparison, head: string, imports: Imports) {
  const toasts = comparison.facts.filter((fact) => fact.file === 'toasts.yaml')
  if (toasts.length === 0) return
  const named = (id: string, file: string) =>
    [...imports.reach(file)].some((each) =>
      new RegExp(`(toast=|showToast\\()["'{\\s]*${id}["'\\s})]`).test(imports.text(each)),
    )
  for (const [page, file] of pageFiles(head)) {
    for (const fact of toasts) {
      if (fact.places.some((place) => place.page === page)) continue
      const inFrame = named(fact.id, 'src/app/Layout.tsx')
      if (!inFrame && !named(fact.id, file)) continue
      fact.places.push({page, section: inFrame ? 'header or footer' : 'a button’s message', words: fact.after ?? ''})
    }
  }
}

/** Where an address that has no page any more leads, when the host is told. */
function redirectOf(folder: string, page: string): string | undefined {
  const file = join(folder, 'public/_redirects')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line) => line.trim().split(/\s+/)).find(([from]) => from === page)?.[1]
}
