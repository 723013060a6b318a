import {
  decodeAddress,
  lastRangeOf,
  nearest,
  nodesOf,
  type Page,
  rangeOf,
  type SiteFiles,
} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'
import {localFileAddress} from './localFileAddress.ts'

/** File formats of phones, cameras and office programs that browsers can’t show as a picture. */
const unsupportedFormats = new Set([
  ...['.heic', '.heif', '.tif', '.tiff', '.bmp', '.dng', '.cr2', '.nef', '.mov', '.mp4'],
  ...['.psd', '.ai', '.eps', '.svgz', '.pdf', '.doc', '.docx', '.ppt', '.pptx'],
])

/** Checks that each picture of a page is a file in `public/`, in a format that browsers show. */
export function* picturesOfPage(page: Page, site: SiteFiles): Iterable<Finding> {
  const {file, text} = page
  for (const node of nodesOf(page, 'image')) {
    const range = rangeOf(node)
    const {url} = node
    const own = localFileAddress(url)
    const [ending = ''] = /\.\w+$/.exec(url) ?? []
    if (own) yield error('references.own-computer', {file, range, data: {name: own}})
    else if (/^\w+:|^\/\//.test(url))
      yield error('references.picture-elsewhere', {file, range, data: {typed: url}})
    else if (unsupportedFormats.has(ending.toLowerCase()))
      yield error('references.picture-format', {file, range, data: {ending}})
    else if (!site.publicFiles.has(decodeAddress(url))) {
      const meant = nearest(url, site.publicFiles)
      const place = lastRangeOf(text, range, url)
      yield error('references.no-picture', {
        file,
        range,
        data: {typed: url, meant},
        fix: meant ? replaceRange(place, meant) : undefined,
      })
    }
  }
  for (const {index, 0: typed, 1: name = ''} of text.matchAll(
    /!\[[^\]\n]*\]\(((?!https?:)\/?[^()\n"<>]* [^()\n"<>]*\.\w{3,4})\)/g,
  ))
    yield error('references.picture-name', {
      file,
      range: {start: index, end: index + typed.length},
      data: {typed: name},
    })
}
