import {createHash, randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {Resvg, renderAsync} from '@resvg/resvg-js'
import resvg from '@resvg/resvg-js/package.json' with {type: 'json'}
import subsetFont from 'subset-font'

/** The characters to keep in the font: all from U+0020 to U+21FF, beyond which the font has none. */
const fontCharacters = Array.from({length: 0x2200 - 0x20}, (_, offset) =>
  String.fromCodePoint(0x20 + offset),
).join('')

/**
 * Renders Open Graph pictures from SVG, in the site's bold font only, so that every machine gives the same
 * result.
 */
interface PictureRenderer {
  /** Returns the width of a text in pixels, at a font size in pixels. */
  measure: (words: string, size: number) => number
  /** Renders an SVG as PNG, 1200 pixels wide. */
  renderPng: (svg: string) => Promise<Buffer>
}

/** Creates the renderer. Pictures are cached, because rendering one takes as long as the rest of its page. */
export async function createPictureRenderer(root: string): Promise<PictureRenderer> {
  const folder = join(root, 'node_modules/.cache/twelvesides/pictures')
  await removeOld(folder)
  const face = await boldFace(root, folder)
  const font = {loadSystemFonts: false, fontFiles: [face], defaultFontFamily: 'Familjen Grotesk'}
  const widths = new Map<string, number>()
  return {
    measure(words, size) {
      const cached = widths.get(words)
      const width = cached ?? widthOf(words, font)
      widths.set(words, width)
      return width * size
    },
    renderPng(svg) {
      return readOrCreate(join(folder, `${cacheKey(svg, `${resvg.version} PNG`)}.png`), async () => {
        const image = await renderAsync(svg, {font, fitTo: {mode: 'width', value: 1200}})
        return image.asPng()
      })
    },
  }
}

/** Returns the width of a text at a font size of one pixel. */
function widthOf(words: string, font: NonNullable<ConstructorParameters<typeof Resvg>[1]>['font']): number {
  const text = words.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="100" font-size="100" font-weight="700" letter-spacing="-2">${text}</text></svg>`
  return (new Resvg(svg, {font}).getBBox()?.width ?? 0) / 100
}

/**
 * Makes a TrueType file of the bold weight, because the renderer supports neither variable nor compressed
 * fonts.
 */
async function boldFace(root: string, folder: string): Promise<string> {
  const font = readFileSync(join(root, 'src/document/familjen-grotesk.woff2'))
  const file = join(folder, `${cacheKey(font, 'bold')}.ttf`)
  await readOrCreate(file, () =>
    subsetFont(font, fontCharacters, {targetFormat: 'truetype', variationAxes: {wght: 700}}),
  )
  return file
}

/** Returns the cache key of a file made from `content` by `method`. */
function cacheKey(content: string | Uint8Array, method: string): string {
  return createHash('sha256').update(`${method}\n`).update(content).digest('hex')
}

/**
 * Reads a file from the cache, or makes and stores it. Updates the time by which `removeOld` recognises old
 * files.
 */
async function readOrCreate(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const cached = await readFile(file)
    await utimes(file, new Date(), new Date())
    return cached
  } catch {
    const made = await make()
    await mkdir(dirname(file), {recursive: true})
    // Writes atomically, because two builds may share the cache, and a build may be interrupted.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, made)
    await rename(unfinished, file)
    return made
  }
}

/** Removes files that no build has used for 30 days. */
async function removeOld(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    // Another build may have removed the file meanwhile.
    const {mtimeMs} = await stat(file).catch(() => ({mtimeMs: Number.POSITIVE_INFINITY}))
    if (Date.now() - mtimeMs > 30 * 24 * 60 * 60 * 1000) await rm(file, {force: true})
  }
}
