import {addressOf} from '../check/address.ts'
import {nameOf} from '../check/folders.ts'
import {shownRecords} from '../check/page/shownRecords.ts'
import {tagsOf} from '../check/page/tags.ts'
import type {SiteFiles} from '../check/readSite.ts'
import type {Place} from './protocol.ts'

/** The pages that show a value of `content/`: those that name its record, or all where it stands in the frame of every page. */
export function placesOf(site: SiteFiles, file: string, id?: string): Place[] {
  if (!file.startsWith('content/')) return []
  const name = file.replace('content/', '')
  const shown = site.pages.filter((page) => {
    const ids = shownRecords(page, site)[name] ?? []
    return id === undefined ? ids.length > 0 : ids.includes(id)
  })
  const pages = shown.length > 0 ? shown : readersOf(name, site, id === undefined)
  return pages.map((page) => ({address: addressOf(page.file), title: nameOf(page)}))
}

/** The pages with a component that reads a file; all of them for a file that is one record and is read by the frame, or for one that no component of pages reads. */
function readersOf(name: string, site: SiteFiles, isOneRecord: boolean) {
  const readers = (site.contentReaders.get(name) ?? []).map((each) => /^components\/(\w+)\.tsx$/.exec(each)?.[1])
  if (isOneRecord ? readers.includes(undefined) : readers.every((each) => !each)) return site.pages
  return site.pages.filter((page) => tagsOf(page).some((tag) => readers.includes(tag.name ?? '')))
}
