import {resolve} from 'node:path'
import {PNG} from 'pngjs'
import {expect, test} from 'vitest'
import {palette} from '../../components/theme.ts'
import {pageDocuments, readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))
const {icons, ...manifest} = JSON.parse(dist.text('site.webmanifest'))

/** A picture of the site by its address. */
const pictureAt = (address: string) => PNG.sync.read(dist.bytes(address.slice(dist.base.length)))

// S13.10
test.each(pageDocuments(dist))('%s names the icons, the manifest, and a colour for light and for dark', (page) => {
  const links = dist.elements(page, 'link').map(({attributes}) => [attributes.rel, attributes.href])
  expect(links).toContainEqual(['icon', '/favicon.svg'])
  expect(links).toContainEqual(['apple-touch-icon', '/apple-touch-icon.png'])
  expect(links).toContainEqual(['manifest', '/site.webmanifest'])
  const colours = dist.elements(page, 'meta').filter(({attributes}) => attributes.name === 'theme-color')
  expect(colours.map(({attributes}) => attributes.content)).toEqual([...palette.paper])
})

test('each icon is as large as it says', () => {
  expect(pictureAt('/apple-touch-icon.png')).toMatchObject({width: 180, height: 180})
  expect(icons.length).toBeGreaterThan(0)
  for (const {src, sizes} of icons) {
    const {width, height} = pictureAt(src)
    expect(`${width}x${height}`).toBe(sizes)
  }
  // The width of the one picture in it (https://en.wikipedia.org/wiki/ICO_(file_format)#Icon_file_structure).
  expect(dist.bytes('favicon.ico')[6]).toBe(32)
})

test('icons are whole within the circle that phones leave of them, on ground to every edge', () => {
  const maskable = icons.filter(({purpose}: {purpose: string}) => purpose === 'maskable')
  expect(maskable.map(({sizes}: {sizes: string}) => sizes)).toEqual(['192x192', '512x512'])
  for (const {src} of maskable) {
    const {width, data} = pictureAt(src)
    const at = (x: number, y: number) => data.readUInt32BE((y * width + x) * 4)
    const ground = at(0, 0)
    expect(ground & 0xff).toBe(0xff)
    const outside = Array.from(
      {length: width * width},
      (_, index) => [index % width, Math.floor(index / width)] as const,
    )
      // https://www.w3.org/TR/appmanifest/#icon-masks
      .filter(([x, y]) => Math.hypot(x - width / 2, y - width / 2) > width * 0.4)
    expect(outside.every(([x, y]) => at(x, y) === ground)).toBe(true)
  }
})

test('the manifest begins on the home page, and names the charity', () => {
  expect(manifest).toMatchObject({name: expect.stringMatching(/\S/), start_url: dist.base, scope: dist.base})
})
