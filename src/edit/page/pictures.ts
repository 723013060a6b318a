import type {Image} from 'mdast'
import {endOf, nodesOf, type Page, type SiteFiles, startOf} from '../../site/index.ts'
import type {Draft, FileDraft} from '../draft.ts'
import {isPicture} from '../protocol.ts'
import type {Rejection} from '../rejection.ts'
import {type ValueRange, writeValue} from './writeValue.ts'

/** The alternative text of a picture; its range is the text between `![` and `]`. */
interface AltTextRange extends ValueRange<Image> {
  /** Its index among the pictures of the page. */
  number: number
  /** The offset of the whole picture, `![…](…)`. */
  at: number
}

/** Lists the pictures of a page, in document order. */
export function picturesOf(page: Page): AltTextRange[] {
  return nodesOf(page, 'image').flatMap((node, number) => {
    const [at, start] = [startOf(node), startOf(node) + 2]
    const end = altTextEnd(page.text.slice(start, endOf(node)))
    const value = node.alt ?? ''
    return end === undefined ? [] : [{start, end: start + end, key: 'picture', value, node, number, at}]
  })
}

/**
 * Returns where the alternative text ends: at the first `](` whose bracket is neither escaped nor part of a
 * pair.
 */
function altTextEnd(source: string): number | undefined {
  let depth = 0
  for (const {0: bracket, index} of source.matchAll(/\\[\s\S]|[[\]]/g)) {
    if (bracket === '[') depth++
    else if (bracket === ']' && depth-- === 0) return source[index + 1] === '(' ? index : undefined
  }
  return undefined
}

/** Replaces the alternative text of a picture. */
export function writePicture(
  page: Page,
  picture: AltTextRange,
  to: string,
  {components}: SiteFiles,
): Draft | Rejection {
  const sources = [to, to.replace(/[\\[\]]/g, '\\$&'), to.replace(/[!-/:-@[-`{-~]/g, '\\$&')]
  return writeValue(page, picture, to, sources, (node) => Object.assign(node, {alt: to}), components)
}

/** Adds to a draft the deletion of picture files that its page no longer uses and that nothing else names. */
export function withoutUnusedPictures(site: SiteFiles, draft: FileDraft): FileDraft {
  const {pages, content, codeStrings} = site
  const page = pages.find(({file}) => file === draft.file)
  if (!page) return draft
  const others = [...pages.filter((each) => each !== page), ...content.values()].map(({text}) => text)
  const files = picturesOf(page)
    .map(({node}) => node.url)
    .filter((url) => ![draft.text, ...others, ...codeStrings].some((text) => text.includes(url)))
    .map((url) => `public${url}`)
  const unused = [...new Set(files)].filter(isPicture).flatMap((file) => {
    const bytes = site.readPublicFile?.(file.replace('public', ''))
    return bytes ? [{file, before: bytes.toString('base64'), text: undefined}] : []
  })
  return {...draft, otherFiles: [...(draft.otherFiles ?? []), ...unused]}
}
