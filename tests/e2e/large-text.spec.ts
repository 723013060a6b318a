import type {Page} from 'playwright/test'
import {test as shared} from './sharedPage.ts'
import {addresses, expect, test, unknownAddress} from './site.ts'

const everywhere = [...addresses, unknownAddress]
const widths = [320, 390, 768, 1024, 1280, 1440]

/** The ways in which a visitor may have text twice as large, without the window being enlarged. */
const ways = {
  /** The browser's own size of text: media queries know of it. */
  async 'by the browser’s own size'(page: Page) {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32}})
  },
  /** As a reader's tool does it, or a browser that enlarges text alone: media queries don't. */
  async 'by a style of the reader’s own'(page: Page) {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html {font-size: 200%}')
      document.adoptedStyleSheets.push(sheet)
    })
  },
}

/** What can't be read of the page as it stands: words that are broken, cut off, or under a drawing. */
function unreadable(): string[] {
  const faults = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement
    // What only screen readers have is one pixel large.
    if (parent.closest('script, style, noscript, svg') || parent.offsetWidth <= 1 || !parent.checkVisibility()) continue
    const cutting: HTMLElement[] = []
    for (let box = parent; box !== document.body; box = box.parentElement as HTMLElement)
      if (/hidden|clip/.test(getComputedStyle(box).overflow)) cutting.push(box)
    // A line may end after a hyphen, a stroke, and inside an address.
    for (const {0: word, index} of (node.textContent ?? '').matchAll(/[^\s/@.‑–—-]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()].filter(({width}) => width > 0)
      const [first] = boxes
      if (!first) continue
      // For a longer word, and there will be one, a phone may have no room.
      if (word.length <= 12 && boxes.some(({top}) => Math.abs(top - first.top) > first.height / 2))
        faults.add(`${word}: broken`)
      const {left, right, top, bottom} = range.getBoundingClientRect()
      if (left < -1 || right > document.documentElement.clientWidth + 1) {
        // What is too wide for a phone scrolls inside itself.
        if (!parent.closest('[data-table]')) faults.add(`${word}: outside of the window`)
      }
      for (const box of cutting) {
        const edge = box.getBoundingClientRect()
        if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 8 || bottom > edge.bottom + 8)
          faults.add(`${word}: cut off`)
      }
      const over = document.elementFromPoint((first.left + first.right) / 2, (first.top + first.bottom) / 2)
      if (over?.closest('svg')) faults.add(`${word}: under a drawing`)
    }
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    faults.add('the page scrolls sideways')
  return [...faults]
}

/** What can't be read as the page is first seen, and with all opened that opens. */
async function unreadableOn(page: Page): Promise<string[]> {
  const open = (all: Element[], opens: boolean) => {
    for (const each of all) each.toggleAttribute('open', opens)
  }
  const details = page.locator('main details')
  await details.evaluateAll(open, false)
  const closed = await page.evaluate(unreadable)
  await details.evaluateAll(open, true)
  return [...closed, ...(await page.evaluate(unreadable))]
}

// S10.7
for (const [how, enlarge] of Object.entries(ways)) {
  for (const address of everywhere) {
    test(`${address} can be read with text of 200 %, ${how}`, async ({page}) => {
      await enlarge(page)
      await page.goto(address)
      await page.evaluate(() => document.fonts.ready)
      const faults: Record<number, string[]> = {}
      for (const width of widths) {
        // High, so that the words of the top are in the window.
        await page.setViewportSize({width, height: 2000})
        faults[width] = await unreadableOn(page)
      }
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(faults).toEqual(Object.fromEntries(widths.map((width) => [width, []])))
    })
  }
}

// S10.7
for (const address of everywhere) {
  shared(`${address} breaks no word with wide text spacing`, async ({page}) => {
    await page.goto(address)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, '* {line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important} p {margin-bottom: 2em !important}')
    await page.evaluate(() => document.fonts.ready)
    const faults: Record<number, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({width, height: 2000})
      faults[width] = await unreadableOn(page)
    }
    expect(faults).toEqual(Object.fromEntries(widths.map((width) => [width, []])))
  })
}
