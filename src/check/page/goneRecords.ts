import {lostId, shownBeside} from '../content/meantRecord.ts'
import {lostStart} from '../content/recordStarts.ts'
import type {SiteFiles} from '../readSite.ts'
import type {OutlinedPage} from './parsePage.ts'
import {type PageTag, recordOf} from './tags.ts'

/** Whether the record that a tag shows was taken out of its file for certain: all that are left are shown beside it, so that none of them is meant. */
export function isGone(tag: PageTag, page: OutlinedPage, site: SiteFiles): boolean {
  const record = recordOf(tag)
  const file = record && site.content.get(record.file)
  if (!file || file.records.length === 0 || file.document.errors.length > 0) return false
  const ids = file.records.map(({id}) => id)
  const beside = shownBeside(tag, page)
  return (
    !ids.includes(record.id) &&
    ids.every((id) => beside.has(id)) &&
    // One that lost its id is told in its file.
    lostId(file, site)?.id !== record.id &&
    lostStart(file, site)?.id !== record.id
  )
}

/** Whether a place of a page is that of such a record, whose tag still stands there. */
export function isOfGone(place: string, page: OutlinedPage, site: SiteFiles): boolean {
  return page.outline.tags.some((tag) => recordOf(tag)?.id === place && isGone(tag, page, site))
}
