import {hasInterpolation, interpolate, type SiteFiles} from '../site/index.ts'
import {editablesOfPage} from './pageEditables.ts'
import type {Editable} from './protocol.ts'
import {editablesOfContent} from './yaml/recordEditables.ts'

/** Lists all items of a file that can be edited, or that are locked with a reason; empty if it can’t be parsed. */
export function editablesOf(site: SiteFiles, file: string): Editable[] {
  if (file.startsWith('content/')) {
    const text = textToEdit(site, file)
    return text === undefined ? [] : withShownText(editablesOfContent(file.replace('content/', ''), text), site)
  }
  const page = site.pages.find((each) => each.file === file)
  return page && page.defects.length === 0 ? withShownText(editablesOfPage(page, site), site) : []
}

function withShownText(editables: Editable[], {content}: SiteFiles): Editable[] {
  return editables.map((editable) => {
    if (editable.kind !== 'text' || !hasInterpolation(editable.text)) return editable
    return {...editable, shown: interpolate(editable.text, content)}
  })
}

/** Returns the text of a page or `content/` file, without a byte order mark; `undefined` if there is no such file. */
export function textToEdit(site: SiteFiles, file: string): string | undefined {
  if (!file.startsWith('content/')) return site.pages.find((page) => page.file === file)?.text
  return site.content.get(file.replace('content/', ''))?.text.replace(/^\uFEFF/, '')
}
