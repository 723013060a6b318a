import type {Stage} from '../stage.ts'
import {knownAddresses} from './refs/addresses.ts'
import {linksOfPage, linksOfRecords} from './refs/links.ts'
import {picturesOfPage} from './refs/pictures.ts'
import {tagsOfPage} from './refs/tags.ts'
import {titlesNamed} from './refs/titles.ts'

/** What pages and records lead to and show is there. */
export const refs: Stage = {
  name: 'refs',
  severity: 'error',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      yield* tagsOfPage(page, site)
      yield* linksOfPage(page, site)
      yield* picturesOfPage(page, site)
    }
    for (const file of site.content.values()) {
      if (!files.has(`content/${file.name}`) || file.document.errors.length > 0) continue
      yield* linksOfRecords(file, site)
      yield* titlesNamed(file, site)
    }
    yield* knownAddresses(site, files)
  },
}
