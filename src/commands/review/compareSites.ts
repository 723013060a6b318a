import {comparePage, compareParts, partOf} from './comparePage.ts'
import {compareRecords} from './compareRecords.ts'
import {findPlaces, type Reads} from './findPlaces.ts'
import {
  type Change,
  type Comparison,
  type FrameChange,
  isLook,
  type PageChange,
  type PageText,
  type SiteText,
} from './model.ts'
import {movedAcross} from './movedAcross.ts'
import {likeness} from './wordMarks.ts'

/**
 * Everything that reads differently between two states; what a reader must be told besides is added by the caller.
 * `stays`: whether the page of an address is there in both, if only as a draft.
 */
export function compareSites(
  before: SiteText,
  after: SiteText,
  reads: Reads,
  stays: (address: string) => boolean = () => false,
): Comparison {
  const gone = [...before.pages.values()].filter((page) => !after.pages.has(page.address))
  const come = [...after.pages.values()].filter((page) => !before.pages.has(page.address))
  const mayMove = ({address}: PageText) => !stays(address)
  const renamed = findRenamed(gone.filter(mayMove), come.filter(mayMove))
  const old = new Set(renamed.map(([from]) => from))
  const now = new Set(renamed.map(([, to]) => to))

  const pairs: [PageText, PageText][] = [...after.pages.values()].flatMap((page): [PageText, PageText][] => {
    const was = before.pages.get(page.address)
    return was ? [[was, page]] : []
  })
  const pages = [...pairs, ...renamed].map(([was, is]): PageChange => {
    const moved = was.address === is.address ? {} : {was: was.address}
    const changes = comparePage(was, is).map((change) => withTitles(change, before.records, after.records))
    return {page: is.address, ...moved, changes}
  })
  const frame = compareFrames([...pairs, ...renamed])
  const facts = compareRecords(before.records, after.records)
  findPlaces(facts, pages, frame, reads)
  movedAcross(pages)
  return {
    verdict: '',
    facts,
    frame,
    pages: pages.filter(({changes}) => changes.length > 0),
    added: come.filter((page) => !now.has(page)),
    removed: gone.filter((page) => !old.has(page)),
    renamed: renamed.map(([from, to]) => ({from: from.address, to: to.address})),
    redirects: [],
    unchanged: pages.filter(({changes, was}) => changes.every(isLook) && !was).length,
    total: after.pages.size,
    quietFiles: [],
    problems: [],
    notes: [],
  }
}

/** The title of a message beside its id. */
function withTitles(change: Change, old: Map<string, unknown>, now: Map<string, unknown>): Change {
  if (change.what !== 'toast') return change
  const said = (records: Map<string, unknown>, id?: string) => {
    const toasts = records.get('toasts.yaml')
    const title = (Array.isArray(toasts) ? toasts : []).find((toast) => toast?.id === id)?.title
    return id && title ? `“${title}” (${id})` : id
  }
  return {...change, before: said(old, change.before), after: said(now, change.after)}
}

/** A page that went and one that came with mostly the same words are one page with a new address. */
function findRenamed(gone: PageText[], come: PageText[]): [PageText, PageText][] {
  const candidates = gone
    .flatMap((from) => come.map((to) => ({from, to, score: likeness(ownWords(from), ownWords(to))})))
    .filter(({score}) => score > 0.6)
    .sort((a, b) => b.score - a.score)
  const used = new Set<PageText>()
  return candidates.flatMap(({from, to}): [PageText, PageText][] => {
    if (used.has(from) || used.has(to)) return []
    used.add(from).add(to)
    return [[from, to]]
  })
}

function ownWords(page: PageText): string {
  return page.units
    .filter((unit) => unit.region === 'page')
    .map((unit) => unit.text)
    .join(' ')
}

/** What changed above and below the pages, each difference once, with the pages that show it. */
function compareFrames(pairs: [PageText, PageText][]): FrameChange[] {
  const found = new Map<string, FrameChange>()
  const known = new Map<string, Change[]>()
  for (const [was, is] of pairs) {
    for (const region of ['header', 'footer'] as const) {
      const [old, now] = [partOf(was, region), partOf(is, region)]
      // Most pages have the same above and below them.
      const key = JSON.stringify([old, now])
      const changes = known.get(key) ?? compareParts(old, now)
      known.set(key, changes)
      const count = new Map<string, number>()
      for (const change of changes) {
        const words = JSON.stringify(change)
        // The same change twice on one page is told twice.
        const times = (count.get(words) ?? 0) + 1
        count.set(words, times)
        const told = found.get(`${words}${times}`)
        if (told) told.pages.push(is.address)
        else found.set(`${words}${times}`, {...change, pages: [is.address]})
      }
    }
  }
  return [...found.values()]
}
