import type {Found} from '../finding.ts'
import type {Stage} from '../stage.ts'
import {spoiltIn} from './syntax/spoilt.ts'

/** Pages as Markdown with components: what can’t be read, what can be and may not stand in a page, and characters that another program spoilt. */
export const syntax: Stage = {
  name: 'syntax',
  severity: 'error',
  *run({site, files}) {
    for (const page of site.pages) {
      if (!files.has(page.file)) continue
      for (const {id, from, to, data, fix} of page.defects)
        yield {id: `syntax.${id}`, file: page.file, from, to, data, ...(fix && {fix})} as Found
      yield* spoiltIn(page)
    }
  },
}
