import type {Nodes} from 'mdast'
import {isMap, isSeq} from 'yaml'
import {
  type ContentFile,
  dateInWords,
  isReferencedInBraces,
  isTagNode,
  recordFileByKind,
  recordIdsOnPage,
  recordOf,
  type SiteFiles,
  startOf,
  type TagNode,
  tagsOf,
} from '../../../site/index.ts'
import {advice, error, type Finding, replaceRange} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'
import {parseDay} from '../schema/parsers/day.ts'
import {isDated} from './isDated.ts'
import {titlesInStories} from './titlesInStories.ts'

/** Finds records that no page shows, records that a page shows twice, and past dates. */
export function* checkRecordUse(scope: CheckContext): Iterable<Finding> {
  const {site, today} = scope
  const shown = new Map<string, Set<string>>()
  for (const page of site.pages)
    for (const [file, ids] of Object.entries(recordIdsOnPage(page, site)))
      shown.set(file, new Set([...(shown.get(file) ?? []), ...ids]))
  for (const [kind, file] of recordFileByKind) {
    const holder = site.content.get(file)
    const named = shown.get(file)
    if (!holder || !named || holder.document.errors.length > 0) continue
    const unnamed = holder.records.filter(({id}) => !named.has(id) && !isReferencedInBraces(kind, id, site))
    yield* unusedRecords(holder, unnamed, site, today)
    if (isDated(file)) yield* pastDates(holder, named, scope)
  }
  for (const page of site.pages) yield* cardsOf(page, shown, site)
}

function* unusedRecords(
  file: ContentFile,
  unnamed: ContentFile['records'],
  site: SiteFiles,
  today: string,
): Iterable<Finding> {
  const titles = titlesInStories(site)
  for (const {id, offset, value} of unnamed) {
    const isOver = isDated(file.name) && typeof value.date === 'string' && value.date < today
    if (!site.codeStrings.has(id) && !titles.has(String(value.title)) && !isOver)
      yield advice('site.unused', {
        file: `content/${file.name}`,
        range: {start: offset, end: offset + id.length},
        data: {id},
      })
  }
}

/**
 * Reports the past dates of a file in one finding, at the first; a course is not past before its last day.
 */
function* pastDates(
  file: ContentFile,
  named: Set<string>,
  {site, today, launch}: CheckContext,
): Iterable<Finding> {
  const over = file.records.filter(({id, value: {date, ends = date}}) => {
    const isDay = typeof date === 'string' && parseDay(date)[0] === date
    return isDay && String(ends) < today && (named.has(id) || site.codeStrings.has(id))
  })
  const [first] = over
  if (!first || !isSeq(file.document.contents)) return
  const item = file.document.contents.items[file.records.indexOf(first)]
  const node = isMap(item) ? item.get('date', true) : undefined
  const [start = first.offset, end = start] = node?.range ?? []
  yield (launch ? error : advice)('site.past', {
    file: `content/${file.name}`,
    range: {start, end},
    data: {day: dateInWords(String(first.value.date)), count: over.length},
  })
}

/**
 * Finds a record that adjacent components show twice, and one component among others that all have another
 * name.
 */
function* cardsOf(
  page: SiteFiles['pages'][number],
  shown: Map<string, Set<string>>,
  site: SiteFiles,
): Iterable<Finding> {
  for (const cards of [page.tree, ...tagsOf(page)].flatMap(({children}) => adjacentCards(children, site))) {
    const seen = new Set<string>()
    const names = [...new Set(cards.map(({name}) => name ?? ''))]
    for (const card of cards) {
      const record = recordOf(card)
      const key = `${card.name} ${record?.id}`
      if (record && seen.has(key)) {
        const free =
          site.content.get(record.file)?.records.filter(({id}) => !shown.get(record.file)?.has(id)) ?? []
        const meant = free.length === 1 ? free[0]?.id : undefined
        const start = startOf(record.attribute) || startOf(card)
        const range = {start, end: start + record.attribute.name.length + record.id.length + 3}
        const fix = meant ? replaceRange(range, `${record.attribute.name}="${meant}"`) : undefined
        yield advice('site.shown-twice', {file: page.file, range, data: {id: record.id, meant}, fix})
      }
      seen.add(key)
      const alike = cards.filter(({name}) => name === card.name)
      const usual = names.find((name) => name !== card.name)
      if (cards.length > 2 && names.length === 2 && alike.length === 1 && usual)
        yield advice('site.odd-card', {
          file: page.file,
          range: {start: startOf(card), end: startOf(card) + (card.name?.length ?? 0) + 1},
          data: {name: card.name ?? '', usual},
        })
    }
  }
}

/** Returns the groups of adjacent components that each show one record. */
function adjacentCards(children: readonly Nodes[], {components}: SiteFiles): TagNode[][] {
  const groups: TagNode[][] = [[]]
  for (const child of children)
    if (isTagNode(child) && components.get(child.name ?? '')?.role === 'item' && recordOf(child))
      groups.at(-1)?.push(child)
    else groups.push([])
  return groups.filter(({length}) => length > 0)
}
