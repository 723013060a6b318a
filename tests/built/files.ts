import {resolve} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import type {Dist} from './dist.ts'

const textual = /\.(html|js|css|svg|txt|xml|ics|md|json|webmanifest)$/
const compressedFile = /\.(br|gz)$/
const root = resolve(import.meta.dirname, '../..')

/** A file under `assets/` is kept for a year, so its name changes with what it holds. */
export function everyAssetIsHashed(dist: Dist): string[] {
  return [...dist.files]
    .filter((name) => name.startsWith('assets/') && !/-[\w-]{8}\.[a-z0-9]+(\.br|\.gz)?$/.test(name))
    .map((name) => `${name} has no hash in its name.`)
}

/** Servers send `.br` and `.gz` in place of a text file: both are there, and are that text. */
export function compressedFilesMatchOriginals(dist: Dist): string[] {
  const texts = [...dist.files].filter((name) => textual.test(name))
  const orphans = [...dist.files].filter(
    (name) => compressedFile.test(name) && !dist.files.has(name.replace(compressedFile, '')),
  )
  return [
    ...orphans.map((name) => `${name} packs a file that is not there.`),
    ...texts.flatMap((name) =>
      [
        {copy: `${name}.br`, unpack: brotliDecompressSync},
        {copy: `${name}.gz`, unpack: gunzipSync},
      ].flatMap(({copy, unpack}) => {
        if (!dist.files.has(copy)) return [`${name} has no ${copy}.`]
        return isCompressedCopy(dist.bytes(copy), unpack, dist.bytes(name)) ? [] : [`${copy} is not ${name}.`]
      }),
    ),
  ]
}

function isCompressedCopy(copy: Buffer, unpack: (bytes: Buffer) => Buffer, original: Buffer): boolean {
  try {
    return unpack(copy).equals(original)
  } catch {
    return false
  }
}

/** No file is hidden, but for the one that GitHub Pages asks for and the folder of RFC 8615. */
export function noFileIsHidden(dist: Dist): string[] {
  return [...dist.files]
    .filter((name) => name !== '.nojekyll' && !name.startsWith('.well-known/'))
    .filter((name) => name.split('/').some((part) => part.startsWith('.')))
    .map((name) => `${name} is a hidden file.`)
}

/** No source: neither files, nor maps, nor the names of files as they are called where the site is made. */
export function noSourceIsShown(dist: Dist): string[] {
  // The words of a page as Markdown stand beside its document.
  const isCopy = (name: string) => name.endsWith('.md') && dist.files.has(name.replace(/md$/, 'html'))
  const names = [...dist.files].filter((name) => {
    const source = name.replace(compressedFile, '')
    return /\.(map|mdx|tsx?|ya?ml|md)$/.test(source) && !isCopy(source)
  })
  return [
    ...names.map((name) => `${name} is a source file.`),
    ...inTexts(dist, /sourceMappingURL|sourceURL=/, 'points to a source map'),
    ...inTexts(dist, /[\w\]-]+\.mdx\b/, 'names a page’s source'),
  ]
}

/** No trace of the machine that built it: where it stood, what its environment held, its own address. */
export function noTraceOfTheBuild(dist: Dist): string[] {
  const path = 'holds a path of the machine that built it'
  return [
    ...inTexts(dist, new RegExp(escaped(root)), path),
    ...inTexts(dist, /file:\/\/|node_modules\/|\/(home|Users)\/\w/, path),
    ...inTexts(dist, /process\.env|import\.meta\.env/, 'reads the environment'),
    // The router’s own code builds addresses on it, so scripts are left out.
    ...inTexts(dist, /localhost|127\.0\.0\.1|0\.0\.0\.0/, 'names the machine that built it', /\.js$/),
  ]
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
}

function inTexts(dist: Dist, words: RegExp, what: string, except = /^$/): string[] {
  return [...dist.files]
    .filter((name) => !compressedFile.test(name) && (textual.test(name) || name.startsWith('_')) && !except.test(name))
    .flatMap((name) => {
      const found = words.exec(dist.text(name))?.[0]
      return found ? [`${name} ${what}: ${found}`] : []
    })
}

/** Every asset is reached from a page, by way of others perhaps: nothing is left over. */
export function noAssetIsUnused(dist: Dist): string[] {
  const assets = [...dist.files].filter((name) => name.startsWith('assets/') && !compressedFile.test(name))
  const texts = [...dist.documents, ...assets.filter((name) => textual.test(name))].map((name) => dist.text(name))
  return assets
    .filter((name) => !texts.some((text) => text.includes(name.slice('assets/'.length))))
    .map((name) => `Nothing names ${name}.`)
}
