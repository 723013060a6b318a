import {type Change, compareLines, keyOf} from './compareLines.ts'
import {compareRecords} from './compareRecords.ts'
import {explain, type Fact, type Told} from './explain.ts'
import {type Line, likeness} from './lines.ts'
import type {State} from './readState.ts'

/** A page that only one state has. */
export interface WholePage {
  address: string
  lines: Line[]
  /** The address to which the other state redirects it, if any. */
  leadsTo?: string
  /** Whether it is a draft in the other state. */
  isDraft: boolean
}

/** All differences between two states that visitors can read. */
export interface Comparison {
  facts: Fact[]
  /** Changes that no record explains, in page order. */
  changes: Told[]
  added: WholePage[]
  removed: WholePage[]
  renamed: {from: string; to: string; leadsTo?: string}[]
  /** Changed redirects, except those of added, removed or renamed pages. */
  redirects: {address: string; before?: string; after?: string}[]
  /** Pages whose main content differs. */
  different: string[]
  same: number // Number of pages with the same main content.
}

export function compareStates(before: State, after: State): Comparison {
  const onlyBefore = wholePages(before, after)
  const onlyAfter = wholePages(after, before)
  const renamed = findRenamed(onlyBefore, onlyAfter)
  const isOther = ({address}: WholePage) => !renamed.some(({from, to}) => from === address || to === address)
  const added = onlyAfter.filter(isOther)
  const all = [...after.pages].flatMap(([page, lines]) => {
    const old = before.pages.get(renamed.find(({to}) => to === page)?.from ?? page)
    return old ? compareLines(old, lines).map((change) => ({page, change})) : []
  })
  const told = groupEqual(all)
  const different = [...new Set(told.filter(({region}) => region === 'page').flatMap(pagesOf))]

  const shows = (page: string, record: string) =>
    [before, after].some(({shown}) => shown.get(page)?.includes(record) === true)
  const facts = compareRecords(before.records, after.records).map((change): Fact => ({...change, told: [], pages: []}))
  const changes = explain(facts, told, shows)
  for (const fact of facts.filter((each) => each.told.length === 0))
    fact.pages = [...after.pages.keys()].filter((page) => shows(page, fact.record))

  const isListed = (address: string) => [...onlyBefore, ...onlyAfter].some((page) => page.address === address)
  const redirects = [...new Set([...before.redirects.keys(), ...after.redirects.keys()])]
    .map((address) => ({address, before: before.redirects.get(address), after: after.redirects.get(address)}))
    .filter((each) => each.before !== each.after && !isListed(each.address))
  const same = after.pages.size - added.length - different.length
  return {facts, changes, added, removed: onlyBefore.filter(isOther), renamed, redirects, different, same}
}

/** Returns the distinct pages with a change. */
export function pagesOf({places}: Told): string[] {
  return [...new Set(places.map(({page}) => page))]
}

/** Merges equal changes on several pages, or in several sections of a page. */
function groupEqual(changes: {page: string; change: Change}[]): Told[] {
  const groups = new Map<string, Told>()
  for (const {page, change} of changes) {
    const {how, before, after} = change
    const {region, section} = after[0] ?? (before[0] as Line)
    const key = JSON.stringify([how, region, before.map(keyOf), after.map(keyOf)])
    const told = groups.get(key) ?? {change, region, places: []}
    told.places.push({page, section})
    groups.set(key, told)
  }
  return [...groups.values()]
}

/** Returns the pages that the other state lacks. */
function wholePages({pages}: State, other: State): WholePage[] {
  const alone = [...pages].filter(([address]) => !other.pages.has(address))
  return alone.map(([address, lines]) => ({
    address,
    lines: lines.filter(({region}) => region === 'page'),
    leadsTo: other.redirects.get(address),
    isDraft: other.drafts.has(address),
  }))
}

/** Pairs removed and added pages with mostly the same words, as renamed pages. */
function findRenamed(onlyBefore: WholePage[], onlyAfter: WholePage[]): Comparison['renamed'] {
  const textOf = ({lines}: {lines: Line[]}) => lines.map(({text}) => text).join(' ')
  const left = new Set(onlyAfter.filter(({isDraft}) => !isDraft))
  return onlyBefore.flatMap(({isDraft, address, leadsTo, lines}) => {
    const to = isDraft ? undefined : [...left].find((each) => likeness(textOf({lines}), textOf(each)) > 0.6)
    if (to) left.delete(to)
    return to ? [{from: address, to: to.address, leadsTo}] : []
  })
}
