import {listed} from '../listed.ts'
import {parsePage} from '../page/parsePage.ts'
import {linesOf, placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {howMany} from '../rules/howMany.ts'
import {saidCounts} from '../rules/saidCounts.ts'
import type {ContentFile} from './contentFile.ts'
import type {Showing} from './tagShowing.ts'

/** What pages count and what is another number once they show a record by that id too: `, and say five in place of four on line 82`. */
export function countsThen(showings: Showing[], id: string, index: number, file: ContentFile, site: SiteFiles): string {
  const records = file.records.map((each, at) => (at === index ? {...each, id} : each))
  const content = new Map([...site.content, [file.name, {...file, records}]])
  const changes = showings.flatMap(({tag, place}) => {
    const page = site.pages.find((each) => each.file === place?.file)
    if (!page || !place) return []
    const above = place.line - (place.side === 'above' ? 1 : 0)
    const lines = linesOf(page.text)
    const at = (lines[above - 1]?.end ?? 0) + 1
    const text = `${page.text.slice(0, at)}${tag}\n${page.text.slice(at)}`
    const counts = (shown: string, of: SiteFiles) => {
      const read = parsePage(page.file, shown, site.components)
      return [howMany, saidCounts].flatMap((rule) => rule.check?.(read, of) ?? [])
    }
    const before = counts(page.text, site)
    return counts(text, {...site, content}).flatMap(({at, message, swap}) => {
      if (!swap || before.some((each) => each.message === message)) return []
      const {line} = placeOf(text, at)
      return [
        `write ${swap.by} in place of ${swap.over} on line ${line > above ? line - 1 : line}${showings.length > 1 ? ` of ${page.file}` : ''}`,
      ]
    })
  })
  return changes.length > 0 ? `, and ${listed(changes, 'and')}` : ''
}
