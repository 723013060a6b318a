import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {documentStyles} from '../../src/document/styleSheet.ts'
import {test} from './sharedPage.ts'
import {expect} from './site.ts'

const arabic = 'مرحبا بكم (من 16 إلى 25).'
const english = 'Welcome (from 16 to 25).'

const fontAt = (name: string) => {
  const bytes = readFileSync(resolve(import.meta.dirname, '../../src/document', name))
  return `data:font/woff2;base64,${bytes.toString('base64')}`
}
const fonts = {font: fontAt('familjen-grotesk-cut.woff2'), wholeFont: fontAt('familjen-grotesk.woff2')}

/** Returns a data URL of a document with the HTML `section` in a `<section>`, and with the site's styles. */
const documentOf = (section: string) => {
  const needs = {fonts, isProse: false, hasTable: false, hasRightToLeft: true}
  const head = `<meta charset="utf-8"><style>${documentStyles(new Map(), needs)}</style>`
  const html = `<!DOCTYPE html><html lang="en-GB">${head}<body><main><section>${section}</section></main>`
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}

/**
 * Runs in the page: returns each character's distance from the left side of its element, divided by the
 * width.
 */
function positionsOf(element: Element, indexes: number[]): number[] {
  const {left, width} = element.getBoundingClientRect()
  return indexes.map((index) => {
    const range = document.createRange()
    range.setStart(element.firstChild as Text, index)
    range.setEnd(element.firstChild as Text, index + 1)
    return (range.getBoundingClientRect().left - left) / width
  })
}

// S10.21
test('Arabic starts at the right, English at the left, and a phone number reads from the left', async ({
  page,
}) => {
  const blocks = [arabic, english].map(
    (words) => `<p>${words}</p><h3>${words}</h3><dl><dd>${words}</dd></dl>`,
  )
  await page.goto(documentOf(`${blocks.join('')}<p>${arabic} <a href="tel:+44">020 7946 0012</a></p>`))
  const starts: boolean[] = []
  for (const block of await page.locator('p:not(:has(a)), h3, dd').all()) {
    const [start = 0] = await block.evaluate(positionsOf, [0])
    starts.push(start < 0.1)
  }
  expect(starts).toEqual([false, false, false, true, true, true])
  const digits = await page.getByRole('link').evaluate(positionsOf, [0, 4, 9])
  expect(digits).toEqual([...digits].sort((one, other) => one - other))
})

// Uses Ŋ and not Ł, because the charity may add a name with Ł, which would add Ł to the subset of the font.
test('text loads only the subset of the font, and a letter that it lacks loads the whole font', async ({
  page,
}) => {
  for (const [words, states] of [
    ['Lucas, 18', ['unloaded', 'loaded']],
    ['Ŋ, 18', ['loaded', 'loaded']],
  ] as const) {
    await page.goto(documentOf(`<p>${words}</p>`))
    const fontStates = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].filter(({family}) => family === 'Familjen').map(({status}) => status)
      })
    await expect.poll(fontStates).toEqual(states)
  }
})
