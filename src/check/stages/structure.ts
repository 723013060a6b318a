import type {Stage} from '../stage.ts'
import {accidentalQuotations} from './structure/accidentalQuotations.ts'
import {headingsOfPage} from './structure/headings.ts'
import {linesOfPage} from './structure/lines.ts'
import {listsOfPage} from './structure/lists.ts'
import {checkNesting} from './structure/nesting.ts'

/** Checks the structure of a page: headings, lists, tables, and what its components contain. */
export const structure: Stage = {
  name: 'structure',
  *run({site, files}) {
    for (const page of site.pages) {
      // A page with a broken tag has no reliable structure to check.
      if (!files.has(page.file) || page.defects.length > 0) continue
      yield* headingsOfPage(page, site)
      yield* checkNesting(page, site)
      yield* listsOfPage(page, site)
      yield* linesOfPage(page)
      yield* accidentalQuotations(page)
    }
  },
}
