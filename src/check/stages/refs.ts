import type {Stage} from '../stage.ts'
import {knownAddresses} from './refs/addresses.ts'
import {namesInBraces} from './refs/braces.ts'
import {linksOfPage, linksOfRecords} from './refs/links.ts'
import {picturesOfPage} from './refs/pictures.ts'
import {tagsOfPage} from './refs/tags.ts'
import {titlesNamed} from './refs/titles.ts'

/** Checks that everything that pages and records link to or show exists. */
export const refs: Stage = {
  name: 'refs',
  severity: 'error',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      const {yaml} = page.frontmatter
      yield* namesInBraces(page.file, yaml, page.text.indexOf(yaml), site)
      yield* tagsOfPage(page, site)
      yield* linksOfPage(page, site)
      yield* picturesOfPage(page, site)
    }
    for (const file of site.content.values()) {
      if (!files.has(`content/${file.name}`) || file.document.errors.length > 0) continue
      yield* namesInBraces(`content/${file.name}`, file.text, 0, site)
      yield* linksOfRecords(file, site)
      yield* titlesNamed(file, site)
    }
    yield* knownAddresses(site, files)
  },
}
