import type {Page} from 'playwright/test'
import {boxFaults} from './boxFaults.ts'
import {expect, samplePages, test, unknownAddress} from './site.ts'

/** A sheet of script's own, as a reader's tool would bring: the page's policy lets no style tag in. */
const withStyle = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** The ways in which a visitor may have other text, without the window being enlarged. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  /** The browser's own size of text: media queries know of it. */
  'text of 200 % by the browser’s own size': async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32}})
  },
  /** As a browser does it that enlarges text alone: media queries don't know. */
  'text of 200 % by a style of the reader’s own': (page) => withStyle(page, 'html {font-size: 200%}'),
  'wide text spacing': (page) =>
    withStyle(
      page,
      '* {line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important} p {margin-bottom: 2em !important}',
    ),
}

/** What can't be read as the page is first seen, and with all opened that opens. For a word of more than 12 letters a phone may have no room. */
async function unreadable(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const isOpen of [false, true]) {
    await page.locator('main details').evaluateAll((all, opens) => {
      for (const each of all) each.toggleAttribute('open', opens)
    }, isOpen)
    const boxes = await page.evaluate(boxFaults)
    faults.push(...boxes.filter((fault) => /^(?:cut|on a drawing|on each other|broken: \S{1,12}$)/.test(fault)))
    if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
      faults.push('the page scrolls sideways')
  }
  return faults
}

// S10.7, F26
for (const [how, change] of Object.entries(ways))
  for (const address of [...samplePages, unknownAddress])
    test(`${address} can be read with ${how}`, async ({page}) => {
      await change(page)
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      const faults: string[] = []
      for (const width of [320, 1280]) {
        await page.setViewportSize({width, height: 2000})
        faults.push(...(await unreadable(page)).map((fault) => `${width} px, ${fault}`))
      }
      expect(faults).toEqual([])
    })
