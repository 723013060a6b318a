import type {SiteFiles} from '../site/readSite.ts'
import {editablesOfPage} from './page/pageEditables.ts'
import type {Editable} from './protocol.ts'
import {textOf} from './textOf.ts'
import {editablesOfContent} from './yaml/recordEditables.ts'

/** Every place of a file that can be edited, or that says why it can’t; none in one that can’t be read. */
export function editablesOf(site: SiteFiles, file: string): Editable[] {
  if (file.startsWith('content/')) {
    const text = textOf(site, file)
    return text === undefined ? [] : editablesOfContent(file.replace('content/', ''), text)
  }
  const page = site.pages.find((each) => each.file === file)
  return page && page.problems.length === 0 ? editablesOfPage(page, site) : []
}
