import {nearest, nodesOf, type Page, type SiteFiles} from '../../../site/index.ts'
import {type Found, found, replace} from '../../finding.ts'
import {rangeIn, rangeOf} from '../../ranges.ts'
import {ownFile} from './ownFile.ts'

/** File formats of phones, cameras and office programs that browsers can’t show as a picture. */
const unshown = /\.(?:heic|heif|tiff?|bmp|psd|dng|cr2|nef|ai|eps|pdf|docx?|pptx?|mov|mp4)$/i

/** Checks that each picture of a page is a file in `public/`, in a format that browsers show. */
export function* picturesOfPage(page: Page, site: SiteFiles): Iterable<Found> {
  const {file, text} = page
  for (const node of nodesOf(page, 'image')) {
    const range = rangeOf(node)
    const {url} = node
    const own = ownFile(url)
    const [ending] = unshown.exec(url) ?? []
    if (own) yield found('refs.own-computer', file, range, {name: own})
    else if (/^\w+:|^\/\//.test(url)) yield found('refs.picture-elsewhere', file, range, {typed: url})
    else if (ending) yield found('refs.picture-format', file, range, {ending})
    else if (!site.publicFiles.has(url)) {
      const meant = nearest(url, site.publicFiles)
      const place = rangeIn(text, range, url)
      yield found('refs.no-picture', file, range, {typed: url, meant}, meant ? replace(place, meant) : undefined)
    }
  }
  for (const {index, 0: typed, 1: name = ''} of text.matchAll(
    /!\[[^\]\n]*\]\(((?!https?:)\/?[^()\n"<>]* [^()\n"<>]*\.\w{3,4})\)/g,
  ))
    yield found('refs.picture-name', file, {from: index, to: index + typed.length}, {typed: name})
}
