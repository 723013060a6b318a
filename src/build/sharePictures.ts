import {createHash, randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {Resvg, renderAsync} from '@resvg/resvg-js'
import resvg from '@resvg/resvg-js/package.json' with {type: 'json'}
import subsetFont from 'subset-font'

/** Every letter that the font has is below this one. */
const letters = Array.from({length: 0x2200 - 0x20}, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** Draws the pictures that stand beside links to pages: from SVG, in the site's bold font and no other, the same on every machine. */
export interface SharePictures {
  /** How wide words are, in pixels. */
  measure: (words: string, size: number) => number
  /** The PNG of a drawing. */
  draw: (svg: string) => Promise<Buffer>
}

/** Makes ready to draw. What was drawn before is cached: to draw one takes as long as all the rest of its page. */
export async function sharePictures(root: string): Promise<SharePictures> {
  const folder = join(root, 'node_modules/.cache/twelvesides/pictures')
  await removeOld(folder)
  const face = await boldFace(root, folder)
  const font = {loadSystemFonts: false, fontFiles: [face], defaultFontFamily: 'Familjen Grotesk'}
  const widths = new Map<string, number>()
  return {
    measure(words, size) {
      const known = widths.get(words)
      const width = known ?? widthOf(words, font)
      widths.set(words, width)
      return width * size
    },
    draw(svg) {
      return keep(join(folder, `${nameOf(svg, `${resvg.version} PNG`)}.png`), async () => {
        const image = await renderAsync(svg, {font, fitTo: {mode: 'width', value: 1200}})
        return image.asPng()
      })
    },
  }
}

/** How wide words are in a size of one pixel. */
function widthOf(words: string, font: NonNullable<ConstructorParameters<typeof Resvg>[1]>['font']): number {
  const text = words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="100" font-size="100" font-weight="700" letter-spacing="-2">${text}</text></svg>`
  return (new Resvg(svg, {font}).getBBox()?.width ?? 0) / 100
}

/** The bold weight of the site's font as a file of its own: what draws knows neither weights that vary nor packed fonts. */
async function boldFace(root: string, folder: string): Promise<string> {
  const font = readFileSync(join(root, 'src/document/familjen-grotesk.woff2'))
  const file = join(folder, `${nameOf(font, 'bold')}.ttf`)
  await keep(file, () => subsetFont(font, letters, {targetFormat: 'truetype', variationAxes: {wght: 700}}))
  return file
}

/** The name of a cached file that is made from something in a certain way. */
function nameOf(content: string | Uint8Array, way: string): string {
  return createHash('sha256').update(`${way}\n`).update(content).digest('hex')
}

/** A file of the cache, or what is made now and cached. */
async function keep(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const cached = await readFile(file)
    await utimes(file, new Date(), new Date())
    return cached
  } catch {
    const made = await make()
    await mkdir(dirname(file), {recursive: true})
    // Two builds may share the cache, and one may be stopped: a file is there whole or not at all.
    const unfinished = `${file}.${randomUUID()}`
    await writeFile(unfinished, made)
    await rename(unfinished, file)
    return made
  }
}

/** Removes what no build has asked for in 30 days. */
async function removeOld(folder: string) {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    // Another build may have removed it meanwhile.
    const {mtimeMs} = await stat(file).catch(() => ({mtimeMs: Number.POSITIVE_INFINITY}))
    if (Date.now() - mtimeMs > 30 * 24 * 60 * 60 * 1000) await rm(file, {force: true})
  }
}
