import type {SiteFiles} from '../site/index.ts'
import {editablesOfPage} from './page/pageEditables.ts'
import type {Editable} from './protocol.ts'
import {editablesOfContent} from './yaml/recordEditables.ts'

/** Every place of a file that can be edited, or that says why it can’t; none in one that can’t be read. */
export function editablesOf(site: SiteFiles, file: string): Editable[] {
  if (file.startsWith('content/')) {
    const text = textToEdit(site, file)
    return text === undefined ? [] : editablesOfContent(file.replace('content/', ''), text)
  }
  const page = site.pages.find((each) => each.file === file)
  return page && page.defects.length === 0 ? editablesOfPage(page, site) : []
}

/** The text of a page or of a file of `content/`, without its byte order mark; nothing where there is no such file. */
export function textToEdit(site: SiteFiles, file: string): string | undefined {
  if (!file.startsWith('content/')) return site.pages.find((page) => page.file === file)?.text
  return site.content.get(file.replace('content/', ''))?.text.replace(/^\uFEFF/, '')
}
