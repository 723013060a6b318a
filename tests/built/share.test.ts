import {resolve} from 'node:path'
import {PNG} from 'pngjs'
import {expect, test} from 'vitest'
import {findDrawing, sharePictureSvg} from '../../src/document/sharePicture.ts'
import {parseHtml} from '../../src/document/tree.ts'
import {fileAt, pageDocuments, readDist, urlOf} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))
const pages = pageDocuments(dist)

/** What a page says to show beside a link to it. */
function sharedOf(page: string, key: string): string {
  const meta = dist.elements(page, 'meta').find(({attributes}) => attributes.property === `og:${key}`)
  return meta?.attributes.content ?? ''
}

const fileOf = (page: string) => fileAt(dist, urlOf(sharedOf(page, 'image'))?.pathname ?? '') ?? ''

// S13.11
test.each(pages)('%s has a picture of the size that it says, light enough to be shown', (page) => {
  const bytes = dist.bytes(fileOf(page))
  const {width, height} = PNG.sync.read(bytes)
  expect([width, height].map(String)).toEqual([sharedOf(page, 'image:width'), sharedOf(page, 'image:height')])
  expect({width, height}).toEqual({width: 1200, height: 630})
  expect(bytes.length).toBeLessThanOrEqual(100 * 1024)
})

test.each(pages.filter((page) => page !== '404.html'))(
  'the words for the picture of %s are those that stand on it',
  (page) => {
    const [title] = sharedOf(page, 'title').split(' | ')
    expect(sharedOf(page, 'image:alt')).toContain(`“${title}”`)
  },
)

test('no page shows the picture of another', () => {
  const files = pages.filter((page) => page !== '404.html').map(fileOf)
  expect(new Set(files).size).toBe(files.length)
  expect(new Set(files.map((file) => dist.bytes(file).toString('base64'))).size).toBe(files.length)
})

const hero =
  '<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M1 1"/></svg><svg viewBox="-200 -200 400 400"><path class="s-a" d="M0 7z"/><path fill="var(--brass)" d="M0 9z"/></svg>'
const rules = new Map([['a', '.s-a{fill:var(--spruce);}@media (min-width:1rem){.s-a{fill:red;}}']])
const drawing = findDrawing(parseHtml(`<main>${hero}</main>`), rules)
const measure = (words: string, size: number) => words.length * size * 0.5

test('a picture has the title of the page, and the drawing of its document with its colours, but no icon', () => {
  const svg = sharePictureSvg('Free money courses & dates', drawing, measure)
  const title = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words).slice(1)
  expect(title.join(' ')).toBe('Free money courses &#38; dates')
  expect(svg).toContain('M0 7z')
  expect(svg).not.toContain('M1 1')
  expect(svg).toMatch(/\.s-a\{fill:#[0-9A-F]{6};\}/i)
  expect(svg).not.toMatch(/var\(|@media|red/)
})

test('a long title is set smaller, and every line of it fits', () => {
  const sizes = ['Money', 'Money '.repeat(12).trim(), 'Money '.repeat(25).trim()].map((title) =>
    Number(/<g font-size="(\d+)"/.exec(sharePictureSvg(title, drawing, measure))?.[1]),
  )
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(new Set(sizes).size).toBe(3)
})
