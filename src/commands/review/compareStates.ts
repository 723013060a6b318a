import {type Change, compareLines, keyOf} from './compareLines.ts'
import {compareRecords} from './compareRecords.ts'
import {explain, type Fact, type Told} from './explain.ts'
import {type Line, likeness} from './lines.ts'
import type {State} from './readState.ts'

/** A page that only one state has, whole. */
export interface WholePage {
  address: string
  lines: Line[]
  /** Where the other state leads its address, if anywhere. */
  leadsTo?: string
  /** Whether the other state has it as a draft. */
  isDraft: boolean
}

/** Everything that visitors read differently in two states. */
export interface Comparison {
  facts: Fact[]
  /** What changed and follows from no record, in the order of pages. */
  changes: Told[]
  added: WholePage[]
  removed: WholePage[]
  renamed: {from: string; to: string; leadsTo?: string}[]
  /** Addresses without a page that lead elsewhere now, but for those of pages that are told above. */
  redirects: {address: string; before?: string; after?: string}[]
  /** The pages that read differently between header and footer, and how many read as before. */
  different: string[]
  same: number
}

export function compareStates(before: State, after: State): Comparison {
  const gone = wholePages(before, after)
  const come = wholePages(after, before)
  const renamed = findRenamed(gone, come)
  const isOther = ({address}: WholePage) => !renamed.some(({from, to}) => from === address || to === address)
  const added = come.filter(isOther)
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

  const isTold = (address: string) => [...gone, ...come].some((page) => page.address === address)
  const redirects = [...new Set([...before.redirects.keys(), ...after.redirects.keys()])]
    .map((address) => ({address, before: before.redirects.get(address), after: after.redirects.get(address)}))
    .filter((each) => each.before !== each.after && !isTold(each.address))
  const same = after.pages.size - added.length - different.length
  return {facts, changes, added, removed: gone.filter(isOther), renamed, redirects, different, same}
}

/** The pages on which a change is read, each once. */
export function pagesOf({places}: Told): string[] {
  return [...new Set(places.map(({page}) => page))]
}

/** The same change on several pages, or in several places of one, is told once. */
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

/** The pages of a state that the other has not. */
function wholePages({pages}: State, other: State): WholePage[] {
  const alone = [...pages].filter(([address]) => !other.pages.has(address))
  return alone.map(([address, lines]) => ({
    address,
    lines: lines.filter(({region}) => region === 'page'),
    leadsTo: other.redirects.get(address),
    isDraft: other.drafts.has(address),
  }))
}

/** A page that is gone and one that is new with mostly the same words are one page with a new address. */
function findRenamed(gone: WholePage[], come: WholePage[]): Comparison['renamed'] {
  const textOf = ({lines}: {lines: Line[]}) => lines.map(({text}) => text).join(' ')
  const left = new Set(come.filter(({isDraft}) => !isDraft))
  return gone.flatMap(({isDraft, address, leadsTo, lines}) => {
    const to = isDraft ? undefined : [...left].find((each) => likeness(textOf({lines}), textOf(each)) > 0.6)
    if (to) left.delete(to)
    return to ? [{from: address, to: to.address, leadsTo}] : []
  })
}
