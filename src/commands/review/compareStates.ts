import {type Change, compareLines, lineKey} from './compareLines.ts'
import {compareRecords} from './compareRecords.ts'
import {explainChanges, type LocatedChange, type RecordChange} from './explainChanges.ts'
import {type Line, similarity} from './lines.ts'
import type {SiteState} from './readState.ts'

/** A page that exists in only one of the two compared states of the site. */
export interface UnmatchedPage {
  address: string
  lines: Line[]
  /** The address to which the other state of the site redirects this page, if any. */
  leadsTo?: string
  /** Whether the page is a draft in the other state of the site. */
  isDraft: boolean
}

/** All differences in the text of pages between two states of the site, such as a commit and the current files. */
export interface Comparison {
  recordChanges: RecordChange[]
  /** Changes that don’t follow from a changed `content/` record, in page order. */
  changes: LocatedChange[]
  added: UnmatchedPage[]
  removed: UnmatchedPage[]
  renamed: {from: string; to: string; leadsTo?: string}[]
  /** Changed redirects, except those of added, removed or renamed pages. */
  redirects: {address: string; before?: string; after?: string}[]
  /** Pages whose main content differs. */
  different: string[]
  /** All changes of each page that differs, in the order of the page. */
  changesByPage: Map<string, Change[]>
  same: number // Number of pages whose main content is the same in both states.
}

export function compareStates(before: SiteState, after: SiteState): Comparison {
  const onlyBefore = unmatchedPages(before, after)
  const onlyAfter = unmatchedPages(after, before)
  const renamed = findRenamed(onlyBefore, onlyAfter)
  const isOther = ({address}: UnmatchedPage) => !renamed.some(({from, to}) => from === address || to === address)
  const added = onlyAfter.filter(isOther)
  const changesByPage = new Map(
    [...after.pages].flatMap(([page, lines]): [string, Change[]][] => {
      const old = before.pages.get(renamed.find(({to}) => to === page)?.from ?? page)
      const changes = old ? compareLines(old, lines) : []
      return changes.length > 0 ? [[page, changes]] : []
    }),
  )
  const grouped = groupEqualChanges(changesByPage)
  const different = [...new Set(grouped.filter(({region}) => region === 'page').flatMap(changedPages))]

  const shows = (page: string, record: string) =>
    [before, after].some(({recordsByPage}) => recordsByPage.get(page)?.includes(record) === true)
  const recordChanges = [...compareRecords(before.records, after.records)].map(
    ([record, fields]): RecordChange => ({record, fields, changes: [], pages: []}),
  )
  const changes = explainChanges(recordChanges, grouped, shows)
  for (const record of recordChanges.filter((each) => each.changes.length === 0))
    record.pages = [...after.pages.keys()].filter((page) => shows(page, record.record))

  const isListed = (address: string) => [...onlyBefore, ...onlyAfter].some((page) => page.address === address)
  const redirects = [...new Set([...before.redirects.keys(), ...after.redirects.keys()])]
    .map((address) => ({address, before: before.redirects.get(address), after: after.redirects.get(address)}))
    .filter((each) => each.before !== each.after && !isListed(each.address))
  const same = after.pages.size - added.length - different.length
  const removed = onlyBefore.filter(isOther)
  return {recordChanges, changes, added, removed, renamed, redirects, different, changesByPage, same}
}

/** Returns the distinct pages with a change. */
export function changedPages({occurrences}: LocatedChange): string[] {
  return [...new Set(occurrences.map(({page}) => page))]
}

/** Merges equal changes on several pages, or in several sections of a page. */
function groupEqualChanges(changesByPage: Comparison['changesByPage']): LocatedChange[] {
  const groups = new Map<string, LocatedChange>()
  for (const [page, changes] of changesByPage)
    for (const [index, change] of changes.entries()) {
      const {type, before, after} = change
      const {region, section} = after[0] ?? (before[0] as Line)
      const key = JSON.stringify([type, region, before.map(lineKey), after.map(lineKey)])
      const group = groups.get(key) ?? {change, region, occurrences: []}
      group.occurrences.push({page, section, number: index + 1})
      groups.set(key, group)
    }
  return [...groups.values()]
}

/** Returns the pages that don’t exist in the other state of the site. */
function unmatchedPages({pages}: SiteState, other: SiteState): UnmatchedPage[] {
  const alone = [...pages].filter(([address]) => !other.pages.has(address))
  return alone.map(([address, lines]) => ({
    address,
    lines: lines.filter(({region}) => region === 'page'),
    leadsTo: other.redirects.get(address),
    isDraft: other.drafts.has(address),
  }))
}

/** Pairs removed and added pages with mostly the same words, as renamed pages. */
function findRenamed(onlyBefore: UnmatchedPage[], onlyAfter: UnmatchedPage[]): Comparison['renamed'] {
  const textOf = ({lines}: {lines: Line[]}) => lines.map(({text}) => text).join(' ')
  const left = new Set(onlyAfter.filter(({isDraft}) => !isDraft))
  return onlyBefore.flatMap(({isDraft, address, leadsTo, lines}) => {
    const to = isDraft ? undefined : [...left].find((each) => similarity(textOf({lines}), textOf(each)) > 0.6)
    if (to) left.delete(to)
    return to ? [{from: address, to: to.address, leadsTo}] : []
  })
}
