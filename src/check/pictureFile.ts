import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {imageSize} from 'image-size'
import {isDraft} from './drafts.ts'
import {pictureEnding} from './pictureEnding.ts'
import {pictureFormat, readMetadata} from './pictureMetadata.ts'
import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'

type Said = Pick<Problem, 'message' | 'help'>

/** The formats of pictures that browsers show, with the endings of their names; the first is the usual one. */
const shown: Record<string, {name: string; endings: string[]}> = {
  jpg: {name: 'JPEG', endings: ['jpg', 'jpeg']},
  png: {name: 'PNG', endings: ['png']},
  gif: {name: 'GIF', endings: ['gif']},
  webp: {name: 'WebP', endings: ['webp']},
  avif: {name: 'AVIF', endings: ['avif']},
  svg: {name: 'SVG', endings: ['svg']},
}

/** Files that are no picture for browsers, by how they begin, and what people can do about each. */
const others: {begins: RegExp; is: string; help: string}[] = [
  {
    begins: /^$/,
    is: 'is empty: there is no picture in it.',
    help: 'Save the picture once more, and put it into public/ again.',
  },
  {
    begins: /^version https:\/\/git-lfs\.github\.com\/spec\//,
    is: 'is not here yet: this is the short text that Git LFS keeps in its place.',
    help: 'Run: git lfs pull – or put the picture itself into public/.',
  },
  {
    begins: /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body)/i,
    is: 'is a web page that was saved under the name of a picture.',
    help: 'Open the picture itself in a browser, save that, and put it into public/.',
  },
  {
    begins: /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s,
    is: 'is a HEIC file, as iPhones make them, and browsers don’t show those.',
    help: 'Open it where you have it, save it as JPEG, and put that into public/.',
  },
  {
    begins: /^(?:II\*\0|MM\0\*|BM|8BPS|%PDF|%!PS)/,
    is: 'is of a kind that browsers don’t show: a TIFF, BMP, Photoshop or PDF file.',
    help: 'Open it where you have it, save it as JPEG, and put that into public/.',
  },
]

const isPicture = new RegExp(`${pictureEnding}$`, 'i')

/** The width and height that a picture of `public/` has on a page, in pixels: as its EXIF turns it. Nothing of one that is missing or damaged. */
export function pictureSize(root: string, address: string): {width: number; height: number} | undefined {
  if (!isPicture.test(address)) return undefined
  try {
    return sizeOf(readFileSync(join(root, 'public', decodeURI(address))))
  } catch {
    // It is missing, or its address is damaged: the check says so.
    return undefined
  }
}

function sizeOf(bytes: Buffer): {width: number; height: number} | undefined {
  try {
    const {width, height} = imageSize(bytes)
    if (!width || !height) return undefined
    // 5 to 8 are turned by a quarter.
    return readMetadata(bytes).orientation > 4 ? {width: height, height: width} : {width, height}
  } catch {
    return undefined
  }
}

/** What keeps a picture of `public/` from being published: its bytes are no picture, or tell what nobody meant to tell. */
export function explainPicture({root, publicFiles}: SiteFiles, address: string): Said | undefined {
  if (!isPicture.test(address) || /\.heic$/i.test(address) || !publicFiles.has(address)) return undefined
  const file = join(root, 'public', address)
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const ending = (/\w+$/.exec(address)?.[0] ?? '').toLowerCase()
  const format = pictureFormat(bytes)
  const named = address.slice(1)
  if (format === undefined) {
    const other = others.find(({begins}) => begins.test(bytes.toString('latin1', 0, 1000)))
    return other
      ? {message: `${named} ${other.is}`, help: other.help}
      : {
          message: `${named} is no picture, whatever its name says.`,
          help: 'Open the picture where you have it, save it as JPEG, and put that into public/.',
        }
  }
  if (!shown[format]?.endings.includes(ending)) return explainEnding(named, format, publicFiles)
  if (!sizeOf(bytes))
    return {
      message: `${named} is damaged: its size can’t be read.`,
      help: 'Save the picture once more, and put it into public/ again.',
    }
  return readMetadata(bytes).hasPosition
    ? {
        message: `${named} says where it was taken: whoever saves it can read the place, often somebody’s home.`,
        help: 'Run: npm run fix – it takes that out and leaves the picture as it is.',
      }
    : undefined
}

function explainEnding(named: string, format: string, publicFiles: Set<string>): Said {
  const to = named.replace(/\w+$/, format)
  return {
    message: `${named} is a ${shown[format]?.name} picture, and its name ends otherwise: not every program shows it.`,
    help: publicFiles.has(`/${to}`)
      ? `Give it a name of its own that ends in .${format}, here and where it is shown.`
      : `Rename it in public/: ${to} – and write that where it is shown.`,
  }
}

/** The same of the pictures of `public/` that no page shows, which are published all the same; of the others it is told on their page. */
export function checkPictures(site: SiteFiles): Problem[] {
  const texts = site.pages.filter((page) => !isDraft(page)).map(({text}) => text)
  return [...site.publicFiles].flatMap((address) => {
    const said = texts.some((text) => text.includes(address)) ? undefined : explainPicture(site, address)
    return said ? [inFile(`public${address}`, '', {at: 0, ...said, rule: 'pictures'})] : []
  })
}

/** The pictures of `public/` that say where they were taken. */
export function picturesWithPosition({root, publicFiles}: SiteFiles): string[] {
  return [...publicFiles].filter(
    (address) => isPicture.test(address) && readMetadata(readFileSync(join(root, 'public', address))).hasPosition,
  )
}
