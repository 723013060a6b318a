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
  const pages = shown.length > 0 ? shown : readersOf(name, site)
  return pages.map((page) => ({address: addressOf(page.file), title: nameOf(page)}))
}

/** The pages with the component that reads a file; all of them when what reads it is no component of pages. */
function readersOf(name: string, site: SiteFiles) {
  const reader = /^components\/(\w+)\.tsx$/.exec(site.contentReaders.get(name) ?? '')?.[1]
  const pages = site.pages.filter((page) => tagsOf(page).some((tag) => tag.name === reader))
  return reader ? pages : site.pages
}
