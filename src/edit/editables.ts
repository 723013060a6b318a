import {hasInterpolation, interpolate, type SiteFiles} from '../site/index.ts'
import {editablesOfPage} from './pageEditables.ts'
import {type Editable, editableFile, isPicture} from './protocol.ts'
import {type Rejection, reject} from './rejection.ts'
import {editablesOfContent} from './yaml/recordEditables.ts'

/**
 * Lists all items of a file that can be edited, or that are locked with a reason; empty if it can’t be
 * parsed.
 */
export function editablesOf(site: SiteFiles, file: string): Editable[] {
  if (file.startsWith('content/')) {
    const text = textToEdit(site, file)
    return text === undefined
      ? []
      : withShownText(editablesOfContent(file.replace('content/', ''), text), site)
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

/**
 * Returns the text of a page or `content/` file, without a byte order mark; `undefined` if there is no such
 * file.
 */
export function textToEdit(site: SiteFiles, file: string): string | undefined {
  if (!file.startsWith('content/')) return site.pages.find((page) => page.file === file)?.text
  return site.content.get(file.replace('content/', ''))?.text.replace(/^\uFEFF/, '')
}

/**
 * Returns the text of a file, as `textToEdit` does, or a picture as base64; `undefined` if there is no such
 * file.
 */
export function textOrPicture(site: SiteFiles, file: string): string | undefined {
  if (!isPicture(file)) return textToEdit(site, file)
  const address = file.replace('public', '')
  return site.publicFiles.has(address) ? site.readPublicFile?.(address)?.toString('base64') : undefined
}

/**
 * Returns why a file may not be edited, if it may not. Rejects symbolic links, which could lead out of the
 * project.
 */
export function whyNotEditable({links}: Pick<SiteFiles, 'links'>, file: string): Rejection | undefined {
  const {error} = isPicture(file) ? {} : editableFile.safeParse(file)
  if (error) return reject(error.issues.map(({message}) => message).join(' '))
  const link = links.find((path) => file === path || file.startsWith(`${path}/`))
  return link === undefined ? undefined : reject(`${link} is a link to another place, and is left alone.`)
}
