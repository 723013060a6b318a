import type {StageFinding} from '../finding.ts'
import type {Stage} from '../stage.ts'
import {mojibakeOnPage} from './syntax/mojibakeOnPage.ts'

/** Reports MDX that can’t be parsed or is not allowed in a page, and wrongly decoded characters. */
export const syntax: Stage = {
  name: 'syntax',
  severity: 'error',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      for (const {id, from, to, data, fix} of page.defects)
        yield {id: `syntax.${id}`, file: page.file, from, to, data, ...(fix && {fix})} as StageFinding
      yield* mojibakeOnPage(page)
    }
  },
}
