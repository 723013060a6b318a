import {appIcons, pictureFormat, readMetadata, type SiteFiles, sizeOfPicture} from '../../../site/index.ts'
import {advice, error, type Finding} from '../../finding.ts'

/** The file extensions of each picture format that browsers show, the usual extension first. */
const endings: Record<string, string[]> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
}

/** Patterns of the first bytes of files that browsers can’t show as a picture, each with the reason. */
const others: {begins: RegExp; why: string}[] = [
  {begins: /^$/, why: 'is empty.'},
  {begins: /^version https:\/\/git-lfs\.github\.com\/spec\//, why: 'is not here yet: run git lfs pull.'},
  {
    begins: /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body)/i,
    why: 'is a web page, not a picture.',
  },
  {begins: /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s, why: 'is a HEIC file, which browsers don’t show.'},
  {begins: /^.\x8b/, why: 'is compressed, so browsers don’t show it: save it as plain SVG.'},
  {begins: /^(?:II\*\0|MM\0\*|BM|8BPS|%PDF|%!PS)/, why: 'is of a kind that browsers don’t show.'},
]

/**
 * An SVG with its namespace, which drawing programs may write as an entity; browsers show no other SVG as a
 * picture.
 */
const namespacedSvg = /<svg\b[^>]*\sxmlns\s*=\s*["'](?:http:\/\/www\.w3\.org\/2000\/svg|&\w+;)["']/i

/**
 * The most bytes and pixels of a picture that any phone loads in a moment; 25 million pixels are 100 MB of
 * memory.
 */
const most = {bytes: 1_000_000, pixels: 25_000_000}

/**
 * Finds pictures of `public/` that are damaged, misnamed or too large, or have a location, and missing icons.
 */
export function* picturesOfSite(site: SiteFiles): Iterable<Finding> {
  for (const address of site.publicFiles) {
    const ending = (/\.(\w+)$/.exec(address)?.[1] ?? '').toLowerCase()
    const bytes = Object.values(endings).flat().includes(ending) && site.readPublicFile?.(address)
    if (bytes) yield* wrongPicture(address, ending, bytes)
  }
  for (const name of Object.keys(appIcons))
    if (!site.publicFiles.has(`/${name}`))
      yield error('files.lost-icon', {file: `public/${name}`, data: {name}})
}

function* wrongPicture(address: string, ending: string, bytes: Buffer): Iterable<Finding> {
  const [file, name] = [`public${address}`, address.slice(1)]
  const format = pictureFormat(bytes)
  if (format === undefined) {
    const why = others.find(({begins}) => begins.test(bytes.toString('latin1', 0, 1000)))?.why
    yield error('files.picture', {file, data: {name, why: why ?? 'is no picture, whatever its name says.'}})
  } else if (!endings[format]?.includes(ending))
    yield error('files.picture-ending', {
      file,
      data: {name, format: format.toUpperCase(), meant: name.replace(/\w+$/, endings[format]?.[0] ?? format)},
    })
  else if (format === 'svg' && !namespacedSvg.test(String(bytes)))
    yield error('files.svg-namespace', {file, data: {name}})
  else {
    const size = sizeOfPicture(bytes)
    if (!size) yield error('files.picture', {file, data: {name, why: 'is damaged.'}})
    else if (readMetadata(bytes).hasLocation) yield error('files.picture-position', {file, data: {name}})
    else if (bytes.length > most.bytes || (format !== 'svg' && size.width * size.height > most.pixels))
      yield advice('files.picture-large', {file, data: {name, ...size, bytes: bytes.length}})
  }
}
