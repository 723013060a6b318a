import type {Imports} from './imports.ts'
import {type Comparison, isLook} from './model.ts'

/**
 * The files of the site that changed without changing any word that a visitor reads, and those of which it is in doubt.
 * `saysTheSame`: whether the file of the page at an address has the words that it had.
 */
export function findQuietFiles(
  changed: string[],
  comparison: Comparison,
  pages: Map<string, string>,
  imports: Imports[],
  saysTheSame: (address: string) => boolean,
): string[] {
  const reaches = (page: string, file: string) => imports.some((each) => each.reach(page).has(file))
  const changedSet = new Set(changed)
  const addressOf = new Map([...pages].map(([address, file]) => [file, address]))
  const loud = new Set([...comparison.added, ...comparison.removed].map((page) => page.address))
  for (const {from, to} of comparison.renamed) loud.add(from).add(to)
  const own = new Map(comparison.pages.map(({page, changes}) => [page, changes]))
  const frameSpeaks = comparison.frame.some((change) => !change.from)

  return changed.filter((file) => {
    const content = /^content\/([^/]+\.yaml)$/.exec(file)
    if (content) return !comparison.facts.some((fact) => fact.file === content[1])
    if (file.startsWith('pages/')) {
      const address = addressOf.get(file)
      if (address === undefined || loud.has(address)) return false
      const unexplained = own.get(address)?.filter((change) => !change.from) ?? []
      if (unexplained.length === 0) return true
      // A list of pages and a component read differently on a page that says nothing new itself: the proof tells.
      return (
        !unexplained.some(isLook) && changed.some((other) => other !== file && isSource(other)) && saysTheSame(address)
      )
    }
    if (!isSource(file) && !file.startsWith('content/')) return false
    if (frameSpeaks && file.startsWith('src/app/')) return false
    // Lists of pages read differently too when a page comes or goes: whether code speaks as well, the proof tells.
    if (loud.size > 0) return true
    // Code speaks on a page when something changed there that neither a fact nor the page's own file explains.
    return ![...own].some(([address, changes]) => {
      const page = pages.get(address)
      if (!page || changedSet.has(page)) return false
      return changes.some((change) => !change.from) && (file.startsWith('src/app/') || reaches(page, file))
    })
  })
}

/** Whether a page shows what such a file says. */
function isSource(file: string): boolean {
  return /^(pages|components|src\/app)\//.test(file)
}
