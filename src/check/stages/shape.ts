import type {Stage} from '../stage.ts'
import {accidentalQuotations} from './shape/accidentalQuotations.ts'
import {headingsOfPage} from './shape/headings.ts'
import {linesOfPage} from './shape/lines.ts'
import {listsOfPage} from './shape/lists.ts'
import {checkNesting} from './shape/nesting.ts'

/** Checks the structure of a page: headings, lists, tables, and what its components contain. */
export const shape: Stage = {
  name: 'shape',
  severity: 'error',
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
