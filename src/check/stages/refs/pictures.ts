import {decodeAddress, nearest, nodesOf, type Page, type SiteFiles} from '../../../site/index.ts'
import {createFinding, replaceRange, type StageFinding} from '../../finding.ts'
import {lastRangeOf, rangeOf} from '../../ranges.ts'
import {localFileAddress} from './localFileAddress.ts'

/** File formats of phones, cameras and office programs that browsers can’t show as a picture. */
const unsupportedFormat = /\.(?:heic|heif|tiff?|bmp|psd|dng|cr2|nef|ai|eps|pdf|docx?|pptx?|mov|mp4|svgz)$/i

/** Checks that each picture of a page is a file in `public/`, in a format that browsers show. */
export function* picturesOfPage(page: Page, site: SiteFiles): Iterable<StageFinding> {
  const {file, text} = page
  for (const node of nodesOf(page, 'image')) {
    const range = rangeOf(node)
    const {url} = node
    const own = localFileAddress(url)
    const [ending] = unsupportedFormat.exec(url) ?? []
    if (own) yield createFinding('refs.own-computer', file, range, {name: own})
    else if (/^\w+:|^\/\//.test(url)) yield createFinding('refs.picture-elsewhere', file, range, {typed: url})
    else if (ending) yield createFinding('refs.picture-format', file, range, {ending})
    else if (!site.publicFiles.has(decodeAddress(url))) {
      const meant = nearest(url, site.publicFiles)
      const place = lastRangeOf(text, range, url)
      yield createFinding(
        'refs.no-picture',
        file,
        range,
        {typed: url, meant},
        meant ? replaceRange(place, meant) : undefined,
      )
    }
  }
  for (const {index, 0: typed, 1: name = ''} of text.matchAll(
    /!\[[^\]\n]*\]\(((?!https?:)\/?[^()\n"<>]* [^()\n"<>]*\.\w{3,4})\)/g,
  ))
    yield createFinding('refs.picture-name', file, {from: index, to: index + typed.length}, {typed: name})
}
