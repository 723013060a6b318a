import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import {type Page, parsePage} from '../page/parsePage.ts'
import {linesOf, placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {howMany} from '../rules/howMany.ts'
import {saidCounts} from '../rules/saidCounts.ts'
import type {ContentFile} from './contentFile.ts'
import type {Place, Showing} from './tagShowing.ts'

/** What pages count and what is another number once they show a record by that id too: `, and say five in place of four on line 82`. */
export function countsThen(showings: Showing[], id: string, index: number, file: ContentFile, site: SiteFiles): string {
  const records = file.records.map((each, at) => (at === index ? {...each, id} : each))
  const content = new Map([...site.content, [file.name, {...file, records}]])
  const placed = showings.flatMap(({tag, place}) => (place ? [{tag, place}] : []))
  const pages = groupBy(placed, ({place}) => [place.file])
  const changes = [...pages].flatMap(([name, tags]) => {
    const page = site.pages.find((each) => each.file === name)
    if (!page) return []
    // A tag that stands there twice is told first, and counts nothing.
    const isCopied = tags.some(({place}) => place.side === 'on')
    const before = isCopied ? [] : countsOf(page.text, page, site)
    return countsWith(tags, page, {...site, content}).flatMap(({line, message, swap}) => {
      if (!swap || before.some((each) => each.message === message)) return []
      return [`write ${swap.by} in place of ${swap.over} on line ${line}${pages.size > 1 ? ` of ${name}` : ''}`]
    })
  })
  return changes.length > 0 ? `, and ${listed(changes, 'and')}` : ''
}

/** The numbers that a page says and that are others once it has those tags, each with its line as the page is now. */
export function countsWith(tags: {tag: string; place: Place}[], page: Page, site: SiteFiles) {
  const lines = linesWith(tags, page)
  const text = lines.map((line) => line.text).join('\n')
  return countsOf(text, page, site).map(({at, message, swap}) => ({
    line: lines[placeOf(text, at).line - 1]?.line ?? 0,
    message,
    swap,
  }))
}

function countsOf(text: string, {file}: Page, site: SiteFiles) {
  const read = parsePage(file, text, site.components)
  return [howMany, saidCounts].flatMap((rule) => rule.check?.(read, site) ?? [])
}

/** The lines of a page with those tags, each with the number that it has without them. */
function linesWith(tags: {tag: string; place: Place}[], page: Page): {text: string; line: number}[] {
  return linesOf(page.text).flatMap(({text}, index) => {
    const line = index + 1
    const [above, on, below] = (['above', 'on', 'below'] as const).map((side) =>
      tags.flatMap(({tag, place}) => (place.side === side && place.line === line ? [{text: tag, line}] : [])),
    )
    return [above ?? [], on?.length ? on : [{text, line}], below ?? []].flat()
  })
}
