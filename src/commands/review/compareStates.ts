import {similarity} from '../../edit/compareWords.ts'
import {groupBy} from '../../site/index.ts'
import {type Change, compareLines, isName, lineKey, lineOf, listItem} from './compareLines.ts'
import {compareRecords, type FieldChange} from './compareRecords.ts'
import {explainChanges, type LocatedChange, type RecordChange} from './explainChanges.ts'
import type {Line} from './lines.ts'
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

/**
 * All differences in the text of pages between two states of the site, such as a commit and the current
 * files.
 */
export interface Comparison {
  recordChanges: RecordChange[]
  /** Changes that don’t follow from a changed `content/` record, in page order. */
  changes: LocatedChange[]
  added: UnmatchedPage[]
  removed: UnmatchedPage[]
  renamed: {from: string; to: string; leadsTo?: string}[]
  /** Changed redirects, except those of added, removed or renamed pages. */
  redirects: ValueChange[]
  /** Words by which the search finds a page or record: by its address, or `help.yaml: stepchange`. */
  search: ValueChange[]
  /** All changes of each page that differs, in the order of the page. */
  changesByPage: Map<string, Change[]>
  /** The number of pages that both states have. */
  total: number
}

type ValueChange = {name: string; before?: string; after?: string}

export function compareStates(before: SiteState, after: SiteState): Comparison {
  const onlyBefore = unmatchedPages(before, after)
  const onlyAfter = unmatchedPages(after, before)
  const renamed = findRenamed(onlyBefore, onlyAfter)
  const isOther = ({address}: UnmatchedPage) =>
    !renamed.some(({from, to}) => from === address || to === address)
  const added = onlyAfter.filter(isOther)
  const changesByPage = new Map(
    [...after.pages].flatMap(([page, lines]): [string, Change[]][] => {
      const old = before.pages.get(renamed.find(({to}) => to === page)?.from ?? page)
      const changes = old ? compareLines(old, lines) : []
      return changes.length > 0 ? [[page, changes]] : []
    }),
  )
  const shows = (page: string, record: string) =>
    [before, after].some(({recordsByPage}) => recordsByPage.get(page)?.includes(record) === true)
  const search = changedValues(before.searchWords, after.searchWords)
  const recordChanges = [...compareRecords(before.records, after.records)].flatMap(
    ([record, all]): RecordChange[] => {
      // A record with an id may have words for the search, which no page shows.
      const isSearched = ({field}: FieldChange) => field === 'words' && record.includes(': ')
      search.push(...all.filter(isSearched).map((each) => ({...each, name: record})))
      const fields = all.filter((each) => !isSearched(each))
      return fields.length > 0 ? [{record, fields, changes: [], pages: []}] : []
    },
  )
  const unexplained = explainChanges(recordChanges, groupEqual(changesByPage, isNamed), shows)
  const changes = groupEqual(changesByPage, isContinued, unexplained)
  for (const record of recordChanges.filter((each) => each.changes.length === 0))
    record.pages = [...after.pages.keys()].filter((page) => shows(page, record.record))

  const isListed = (address: string) => [...onlyBefore, ...onlyAfter].some((page) => page.address === address)
  const redirects = changedValues(before.redirects, after.redirects).filter(({name}) => !isListed(name))
  const total = after.pages.size - added.length
  const removed = onlyBefore.filter(isOther)
  return {recordChanges, changes, added, removed, renamed, redirects, search, changesByPage, total}
}

function changedValues(before: Map<string, string>, after: Map<string, string>): ValueChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({name, before: before.get(name), after: after.get(name)}))
    .filter((each) => (each.before ?? '') !== (each.after ?? ''))
}

/** Whether a change is reported together with the one above it on the page. */
type IsJoined = (change: Change, above: Change) => boolean

const isNamed: IsJoined = ({number}, above) => number === above.number && isName(above)

const isContinued: IsJoined = (change, above) => {
  const [line, last] = [lineOf(change), lineOf(above)]
  const isInSameList = line.kind === last.kind && line.section === last.section && listItem.test(line.kind)
  return change.number === above.number || (isInSameList && line.region === last.region)
}

/**
 * Joins consecutive changes of each page, and merges what is equal on several pages, or in several of its
 * sections.
 */
function groupEqual(byPage: Map<string, Change[]>, isJoined: IsJoined, among?: Set<Change>): LocatedChange[] {
  const all = [...byPage].flatMap(([page, changes]) => {
    const included = changes.filter((change) => among?.has(change) ?? true)
    return joinAdjacent(included, isJoined).map((changes) => ({...lineOf(changes[0]), page, changes}))
  })
  const keyOf = ({type, before, after}: Change) => [type, before && lineKey(before), after && lineKey(after)]
  const groups = groupBy(all, ({region, changes}) => [JSON.stringify([region, changes.map(keyOf)])])
  return [...groups.values()].flatMap((occurrences) => {
    const pages = [...new Set(occurrences.map(({page}) => page))]
    return occurrences[0] ? {...occurrences[0], occurrences, pages} : []
  })
}

function joinAdjacent(all: Change[], isJoined: IsJoined): [Change, ...Change[]][] {
  const joined: [Change, ...Change[]][] = []
  for (const change of all) {
    const last = joined.at(-1)
    const above = last?.at(-1)
    if (above && isJoined(change, above)) last?.push(change)
    else joined.push([change])
  }
  return joined
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
