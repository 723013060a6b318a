import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {Resvg, renderAsync} from '@resvg/resvg-js'
import resvg from '@resvg/resvg-js/package.json' with {type: 'json'}
import subsetFont from 'subset-font'
import {fontFile} from './font.ts'
import {keep, nameOf} from './packedTexts.ts'

/** Every letter that the font has is below this one. */
const letters = Array.from({length: 0x2200 - 0x20}, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** Draws the pictures that stand beside links to pages: from SVG, in the site's bold font and no other, the same on every machine. */
export interface SharePictures {
  /** How wide words are, in pixels. */
  measure: (words: string, size: number) => number
  /** The PNG of a drawing. */
  draw: (svg: string) => Promise<Buffer>
}

/** Makes ready to draw. What was drawn before is kept in `folder`: to draw one takes as long as all the rest of its page. */
export async function sharePictures(root: string, folder: string): Promise<SharePictures> {
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
  const font = readFileSync(join(root, fontFile))
  const file = join(folder, `${nameOf(font, 'bold')}.ttf`)
  await keep(file, () => subsetFont(font, letters, {targetFormat: 'truetype', variationAxes: {wght: 700}}))
  return file
}
