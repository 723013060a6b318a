import type {ContentFile} from './content/contentFile.ts'
import {hashOf, keepRenewed} from './keep.ts'
import type {Page} from './page/parsePage.ts'
import type {Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import type {Rule} from './rule.ts'

/** What a rule finds on a page as long as those files of `content/` say what they said; nothing of one that looked at other pages. */
type Kept = Record<string, {problems: Problem[]; records: Record<string, string>} | null>

/** What of a site other pages decide, whether drafts are shown, and the way to other files: who looks at one of them finds nothing that is kept. */
const changing = ['pages', 'addresses', 'pageFiles', 'showsDrafts', 'root'] as const

/**
 * What each rule finds on a page, by its name, kept until the page changes, or a record that it looked at, a component or
 * another thing that all pages share. A rule that looked at other pages is not in it: it has to look again each time.
 */
export function ownFindings(
  page: Page,
  site: SiteFiles,
  rules: Rule[],
  find: (rule: Rule, site: SiteFiles) => Problem[],
): Record<string, Problem[]> {
  const {file, text, marked, legacy} = page
  const records = recordsOf(site)
  const isTrue = (own: Kept[string]) =>
    own === null || Object.entries(own.records).every(([name, as]) => (records[name] ?? '') === as)
  const kept = keepRenewed<Kept>(site.root, [sharedBy(site), file, text, marked, legacy], (before = {}) => {
    const old = rules.filter(({name}) => before[name] === undefined || !isTrue(before[name]))
    const renewed = old.map((rule) => [rule.name, look(rule, site, records, find)] as const)
    return old.length === 0 ? before : {...before, ...Object.fromEntries(renewed)}
  })
  return Object.fromEntries(Object.entries(kept).flatMap(([rule, own]) => (own ? [[rule, own.problems]] : [])))
}

function look(
  rule: Rule,
  site: SiteFiles,
  records: Record<string, string>,
  find: (rule: Rule, site: SiteFiles) => Problem[],
): Kept[string] {
  const seen = new Set<string>()
  let asked = false
  const ask = () => {
    asked = true
  }
  const problems = find(
    rule,
    watch(site, ask, (name) => seen.add(name)),
  )
  return asked ? null : {problems, records: Object.fromEntries([...seen].map((name) => [name, records[name] ?? '']))}
}

/** The same site, which tells when it is asked for what other pages decide, and for which files of `content/`. */
function watch(site: SiteFiles, tell: () => void, tellOf: (name: string) => void): SiteFiles {
  const watched = {...site, content: watchRecords(site.content, tellOf)}
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

function watchRecords(content: SiteFiles['content'], tell: (name: string) => void): SiteFiles['content'] {
  return new Proxy(content, {
    get(files, asked) {
      if (asked === 'get' || asked === 'has')
        return (name: string) => {
          tell(name)
          return files[asked](name)
        }
      // Whoever goes through all of them has looked at each.
      for (const name of files.keys()) tell(name)
      const value = Reflect.get(files, asked)
      return typeof value === 'function' ? value.bind(files) : value
    },
  })
}

const known = new WeakMap<SiteFiles, {shared: string; records: Record<string, string>}>()

function namesOf(site: SiteFiles) {
  const names = known.get(site) ?? {
    shared: hashOf(JSON.stringify(shared(site))),
    records: Object.fromEntries([...site.content].map(([name, file]) => [name, hashOf(JSON.stringify(asRead(file)))])),
  }
  known.set(site, names)
  return names
}

/** A short name for all that pages share, but for the records. */
function sharedBy(site: SiteFiles): string {
  return namesOf(site).shared
}

/** A short name for each file of `content/` as it is. */
function recordsOf(site: SiteFiles): Record<string, string> {
  return namesOf(site).records
}

function shared({content, components, named, publicFiles, contentReaders, ...site}: SiteFiles) {
  const rest = Object.entries(site).filter(([name]) => !(changing as readonly string[]).includes(name))
  return [rest, [...components], [...named], [...publicFiles], [...contentReaders]]
}

function asRead({text, legacy, foreign}: ContentFile) {
  return {text, legacy, foreign}
}
