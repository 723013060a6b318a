import type {Stage} from '../stage.ts'
import {checkInterpolations} from './references/interpolations.ts'
import {linksOfPage, linksOfRecords} from './references/links.ts'
import {picturesOfPage} from './references/pictures.ts'
import {checkRoutes} from './references/routes.ts'
import {tagsOfPage} from './references/tags.ts'
import {checkTitleReferences} from './references/titles.ts'

/** Checks that everything that pages and records link to or show exists. */
export const references: Stage = {
  name: 'references',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      const {yaml} = page.frontmatter
      yield* checkInterpolations(page.file, yaml, page.text.indexOf(yaml), site)
      yield* tagsOfPage(page, site)
      yield* linksOfPage(page, site)
      yield* picturesOfPage(page, site)
    }
    for (const file of site.content.values()) {
      if (!files.has(`content/${file.name}`) || file.document.errors.length > 0) continue
      yield* checkInterpolations(`content/${file.name}`, file.text, 0, site)
      yield* linksOfRecords(file, site)
      yield* checkTitleReferences(file, site)
    }
    yield* checkRoutes(site, files)
  },
}
