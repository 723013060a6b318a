import {hashOf, keep} from './keep.ts'
import type {Page} from './page/parsePage.ts'
import type {Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'

/** What rules found, by their names. */
type Found = Record<string, Problem[]>

/** What of a site other pages decide, whether drafts are shown, and the way to other files: who looks at one of them finds nothing that is kept. */
const changing = ['pages', 'addresses', 'pageFiles', 'showsDrafts', 'root'] as const

/**
 * What each rule finds on a page, kept until the page changes, or a record, a component or another thing that all
 * pages share. A rule that looked at other pages is not in it: it has to look again each time.
 */
export function ownFindings(
  page: Page,
  site: SiteFiles,
  find: (site: SiteFiles) => Iterable<[string, Problem[]]>,
): Found {
  const {file, text, marked, legacy} = page
  return keep(site.root, [sharedBy(site), file, text, marked, legacy], () => {
    let asked = false
    const watched = watch(site, () => {
      asked = true
    })
    const found: Found = {}
    for (const [rule, problems] of find(watched)) {
      if (!asked) found[rule] = problems
      asked = false
    }
    return found
  })
}

/** The same site, which tells when it is asked for what other pages decide. */
function watch(site: SiteFiles, tell: () => void): SiteFiles {
  const watched = {...site}
  for (const name of changing)
    Object.defineProperty(watched, name, {
      enumerable: true,
      get() {
        tell()
        return site[name]
      },
    })
  return watched
}

const known = new WeakMap<SiteFiles, string>()

/** A short name for all that pages share. */
function sharedBy(site: SiteFiles): string {
  const name = known.get(site) ?? hashOf(JSON.stringify(shared(site)))
  known.set(site, name)
  return name
}

function shared({content, components, named, publicFiles, contentReaders, ...site}: SiteFiles) {
  const rest = Object.entries(site).filter(([name]) => !(changing as readonly string[]).includes(name))
  const records = [...content.values()].map(({name, text, legacy, foreign}) => ({name, text, legacy, foreign}))
  return [rest, records, [...components], [...named], [...publicFiles], [...contentReaders]]
}
