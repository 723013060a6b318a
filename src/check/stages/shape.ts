import type {Stage} from '../stage.ts'
import {headingsOfPage} from './shape/headings.ts'
import {insideTags} from './shape/inside.ts'
import {linesOfPage} from './shape/lines.ts'
import {listsOfPage} from './shape/lists.ts'
import {quotes} from './shape/quotes.ts'

/** How a page is built: its headings, its lists and tables, and what its components hold. */
export const shape: Stage = {
  name: 'shape',
  severity: 'error',
  *run({site, files}) {
    for (const page of site.pages) {
      // Of a page with a broken tag nobody knows what stands in what.
      if (!files.has(page.file) || page.defects.length > 0) continue
      yield* headingsOfPage(page, site)
      yield* insideTags(page, site)
      yield* listsOfPage(page, site)
      yield* linesOfPage(page)
      yield* quotes(page)
    }
  },
}
