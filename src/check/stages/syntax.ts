import {error} from '../finding.ts'
import type {Stage} from '../stage.ts'
import {mojibakeOnPage} from './syntax/mojibakeOnPage.ts'

/** Reports MDX that can’t be parsed or is not allowed in a page, and wrongly decoded characters. */
export const syntax: Stage = {
  name: 'syntax',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      for (const {id, start, end, data, fix} of page.defects)
        yield error(`syntax.${id}`, {file: page.file, range: {start, end}, data, fix})
      yield* mojibakeOnPage(page)
    }
  },
}
