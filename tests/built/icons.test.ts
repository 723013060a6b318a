import {Resvg} from '@resvg/resvg-js'
import {imageSize} from 'image-size'
import {expect, test} from 'vitest'
import {palette} from '../../components/theme.ts'
import {pageDocuments, readDist} from './dist.ts'

const dist = readDist()
const {icons, ...manifest}: {icons: {src: string; sizes: string; purpose?: string}[]} = JSON.parse(
  dist.text('site.webmanifest'),
)

const bytesAt = (address: string) => dist.bytes(address.slice(dist.base.length))
const sizeAt = (address: string) => imageSize(bytesAt(address))

/**
 * Returns the pixels of a PNG, four bytes each (red, green, blue, alpha), by drawing it as a part of an SVG.
 */
function pixelsAt(address: string): Buffer {
  const {width, height} = sizeAt(address)
  const image = `<image width="100%" height="100%" href="data:image/png;base64,${bytesAt(address).toString('base64')}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`
  return new Resvg(svg).render().pixels
}

// S13.10
test.each(pageDocuments(dist))(
  '%s names the icons, the manifest, and a colour for light and for dark',
  (page) => {
    const links = dist.elements(page, 'link').map(({attributes}) => [attributes.rel, attributes.href])
    expect(links).toContainEqual(['icon', '/favicon.svg'])
    expect(links).toContainEqual(['apple-touch-icon', '/apple-touch-icon.png'])
    expect(links).toContainEqual(['manifest', '/site.webmanifest'])
    const colours = dist.elements(page, 'meta', {name: 'theme-color'})
    expect(colours.map(({attributes}) => attributes.content)).toEqual([...palette.paper])
  },
)

test('each icon has the size that its link or the manifest gives', () => {
  expect(sizeAt('/apple-touch-icon.png')).toMatchObject({width: 180, height: 180})
  const sizes = icons.map(({src}) => sizeAt(src)).map(({width, height}) => `${width}x${height}`)
  expect(sizes).toEqual(icons.map((icon) => icon.sizes))
  // Byte 6 is the width of the icon (https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure).
  expect(dist.bytes('favicon.ico')[6]).toBe(32)
})

test('a phone that cuts an icon to a circle cuts off only its background', () => {
  const maskable = icons.filter(({purpose}) => purpose === 'maskable')
  expect(maskable.map(({sizes}) => sizes)).toEqual(['192x192', '512x512'])
  for (const {src} of maskable) {
    const {width} = sizeAt(src)
    const pixels = pixelsAt(src)
    const ground = pixels.readUInt32BE(0)
    expect(ground & 0xff).toBe(0xff)
    for (let index = 0; index < width * width; index++) {
      // Outside the safe zone (https://www.w3.org/TR/appmanifest/#icon-masks) is only the background colour.
      const distance = Math.hypot((index % width) - width / 2, Math.floor(index / width) - width / 2)
      if (distance > width * 0.4 && pixels.readUInt32BE(index * 4) !== ground)
        throw new Error(`${src} is cut at ${index}.`)
    }
  }
})

test('the manifest names the charity, and starts on the home page', () => {
  expect(manifest).toMatchObject({name: expect.stringMatching(/\S/), start_url: dist.base, scope: dist.base})
})
