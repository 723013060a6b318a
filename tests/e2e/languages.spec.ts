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

/** The address of a document with those words in its section, with the styles that the build gives it. */
const documentOf = (words: string) => {
  const body = `<main><section>${words}</section></main>`
  const needs = {fonts, isProse: false, hasTable: false, hasRightToLeft: true}
  const html = `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8"><style>${documentStyles(new Map(), needs)}</style><body>${body}`
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
}

// S10.21
test('words of a record begin where their language begins', async ({page}) => {
  await page.goto(
    documentOf([arabic, english].map((words) => `<p>${words}</p><h3>${words}</h3><dl><dd>${words}</dd></dl>`).join('')),
  )
  const begins = await page.locator('p, h3, dd').evaluateAll((blocks) =>
    blocks.map((block) => {
      const range = document.createRange()
      range.setStart(block.firstChild as Text, 0)
      range.setEnd(block.firstChild as Text, 1)
      const [first, box] = [range.getBoundingClientRect(), block.getBoundingClientRect()]
      return Math.abs(first.left - box.left) < 1 ? 'left' : Math.abs(first.right - box.right) < 1 ? 'right' : 'between'
    }),
  )
  expect(begins).toEqual(['right', 'right', 'right', 'left', 'left', 'left'])
})

for (const {what, words, loaded} of [
  {what: 'words load the cut font alone', words: 'Lucas, 18', loaded: ['unloaded', 'loaded']},
  // Not Ł, which anybody's name may bring into the cut font.
  {what: 'a letter that it lacks loads the whole one', words: 'Ŋ, 18', loaded: ['loaded', 'loaded']},
])
  test(what, async ({page}) => {
    await page.goto(documentOf(`<p>${words}</p>`))
    const states = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].filter(({family}) => family === 'Familjen').map(({status}) => status)
      })
    await expect.poll(states).toEqual(loaded)
  })

// S10.21
test('a phone number reads from the left among Arabic words', async ({page}) => {
  await page.goto(documentOf(`<p>${arabic} <a href="tel:+44">020 7946 0012</a></p>`))
  const lefts = await page.getByRole('link').evaluate((link) => {
    const part = (from: number, to: number) => {
      const range = document.createRange()
      range.setStart(link.firstChild as Text, from)
      range.setEnd(link.firstChild as Text, to)
      return range.getBoundingClientRect().left
    }
    return [part(0, 3), part(4, 8), part(9, 13)]
  })
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other))
})
