import {imageSize} from 'image-size'
import {expect, test} from 'vitest'
import {findDrawing, sharePictureSvg} from '../../src/document/sharePicture.ts'
import {parseHtml} from '../../src/document/tree.ts'
import {fileAt, foundPages, pageDocuments, pathOf, readDist} from './dist.ts'

const dist = readDist()

/** Returns the value of one of a page's Open Graph tags (`og:…`), which chat apps read. */
function sharedOf(page: string, property: string): string {
  const [meta] = dist.elements(page, 'meta', {property: `og:${property}`})
  return meta?.attributes.content ?? ''
}

const pictureOf = (page: string) => dist.bytes(fileAt(dist, pathOf(sharedOf(page, 'image')) ?? '') ?? '')

// S13.11
test.each(pageDocuments(dist))(
  '%s has a picture for chat apps, with the size in its tags, and small',
  (page) => {
    const {width, height} = imageSize(pictureOf(page))
    expect([sharedOf(page, 'image:width'), sharedOf(page, 'image:height')]).toEqual([
      String(width),
      String(height),
    ])
    expect({width, height}).toEqual({width: 1200, height: 630})
    expect(pictureOf(page).length).toBeLessThanOrEqual(100 * 1024)
  },
)

test.each(foundPages(dist))('the text for the picture of %s has the title that the picture shows', (page) => {
  const [title] = sharedOf(page, 'title').split(' | ')
  expect(sharedOf(page, 'image:alt')).toContain(`“${title}”`)
})

test('each page has a share picture of its own', () => {
  const pictures = foundPages(dist).map((page) => pictureOf(page).toString('base64'))
  expect(new Set(pictures).size).toBe(pictures.length)
})

const icon = '<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M1 1"/></svg>'
const shapes = '<path class="em-a" d="M0 7z"/><path fill="var(--brass)" d="M0 9z"/>'
const rules = new Map([['a', '.em-a{fill:var(--spruce);}@media (min-width:1rem){.em-a{fill:red;}}']])
const page = parseHtml(`<main>${icon}<svg viewBox="-200 -200 400 400">${shapes}</svg></main>`)
const draw = (title: string) =>
  sharePictureSvg(title, findDrawing(page, rules), (words, size) => words.length * size * 0.5)

test('a share picture has the title of its page, and the page’s drawing in its colours, but no icon', () => {
  const svg = draw('Free money courses & dates')
  const [, ...lines] = Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, words]) => words)
  expect(lines.join(' ')).toBe('Free money courses &#38; dates')
  expect(svg).toContain('M0 7z')
  expect(svg).not.toContain('M1 1')
  expect(svg).toMatch(/\.em-a\{fill:#[0-9A-F]{6};\}/i)
  expect(svg).not.toMatch(/var\(|@media|red/)
})

test('the longer a title, the smaller its letters in the share picture', () => {
  const sizes = [1, 12, 25].map((count) =>
    Number(/<g font-size="(\d+)"/.exec(draw('Money '.repeat(count).trim()))?.[1]),
  )
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
  expect(new Set(sizes).size).toBe(3)
})
