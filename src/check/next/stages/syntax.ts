import type {Page as OldPage} from '../../page/parsePage.ts'
import type {Found} from '../finding.ts'
import {type Page, readPage} from '../site/page.ts'
import type {Components} from '../site/tag.ts'
import type {Stage} from '../stage.ts'
import {spoiltIn} from './syntax/mojibake.ts'

/** Pages as Markdown with components: what can’t be read, what can be and may not stand in a page, and characters that another program spoilt. */
export const syntax: Stage = {
  name: 'syntax',
  severity: 'error',
  *run({site, files}) {
    for (const old of site.pages) {
      if (!files.has(old.file)) continue
      const page = pageOf(old, site.components)
      for (const {id, from, to, data, fix} of page.defects)
        yield {id: `syntax.${id}`, file: page.file, from, to, data, ...(fix && {fix})} as Found
      yield* spoiltIn(page)
    }
  },
}

// Until the other stages read these pages too, each is read once here for as long as its old one is there.
const pages = new WeakMap<OldPage, Page>()

function pageOf(old: OldPage, components: Components): Page {
  const page = pages.get(old) ?? readPage(old.file, old.text, components, {legacy: old.legacy})
  pages.set(old, page)
  return page
}
