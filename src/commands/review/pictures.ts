import {existsSync} from 'node:fs'
import {extname, join} from 'node:path'
import {type BrowserContext, chromium, type Page} from 'playwright'
import {browserArguments, findBrowser, findHeadlessShell} from '../findBrowser.ts'

/** Words or a picture that a page shows, and where, in CSS pixels from its top. */
type Shown = {what: string; top: number; bottom: number}

/** The width of a phone and of a desk. */
const widths = [390, 1280]
/** For how long pictures are taken, in milliseconds: a reviewer waits for them. */
const patience = 8000
/** What is shown above and below a change, and the most that is shown of a page. */
const [margin, tallest] = [48, 2000]

/** Pictures of what changed on pages, as HTML by address, from the documents of two states; as many as there is time and a browser for. */
export async function takePictures(dists: string[], pages: string[]): Promise<Map<string, string>> {
  const figures = new Map<string, string>()
  const executablePath = pages.length > 0 ? (findHeadlessShell() ?? findBrowser()) : undefined
  if (!executablePath) return figures
  const browser = await chromium.launch({executablePath, args: browserArguments})
  const end = Date.now() + patience
  const context = await browser.newContext({reducedMotion: 'reduce', javaScriptEnabled: false})
  for (const page of pages) {
    if (Date.now() > end) break
    const tabs = await Promise.all(dists.map((dist) => open(context, dist, page)))
    figures.set(page, await picturesOf(page, tabs))
    await Promise.all(tabs.map((tab) => tab.close()))
  }
  await browser.close()
  return figures
}

/** A page from the files of `dist/`; nothing is asked of any network. */
async function open(context: BrowserContext, dist: string, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.route('**/*', (route) => {
    const {hostname, pathname} = new URL(route.request().url())
    const file = join(dist, pathname === '/' ? 'index.html' : pathname + (extname(pathname) ? '' : '.html'))
    return hostname === 'review.invalid' && existsSync(file) ? route.fulfill({path: file}) : route.abort()
  })
  await page.goto(`http://review.invalid${address}`)
  return page
}

/** What changed on a page, before and after, as far as it is to be seen. */
async function picturesOf(page: string, tabs: Page[]): Promise<string> {
  let html = ''
  for (const width of widths) {
    for (const tab of tabs) await tab.setViewportSize({width, height: 800})
    const shown = await Promise.all(tabs.map(shownOn))
    const changed = shown.map((own, side) =>
      own.filter(({what}) => !shown[1 - side]?.some((each) => each.what === what)),
    )
    if (changed.flat().length === 0) continue
    // Above the first change both look the same.
    const y = Math.max(Math.min(...changed.flat().map(({top}) => top)) - margin, 0)
    const figures = tabs.map(async (tab, side) => {
      const bottom = Math.max(y + margin, ...(changed[side] ?? []).map((each) => each.bottom)) + margin
      const clip = {x: 0, y, width, height: Math.min(bottom - y, tallest)}
      const bytes = await tab.screenshot({fullPage: true, clip, animations: 'disabled'})
      const [caption, source] = [`${side ? 'After' : 'Before'}, ${width} pixels wide`, bytes.toString('base64')]
      return `<figure><figcaption>${caption}</figcaption><img alt="${page}: ${caption}" src="data:image/png;base64,${source}"></figure>`
    })
    html += `<div class="pair">${(await Promise.all(figures)).join('')}</div>\n`
  }
  return html
}

/** Every piece of words and every picture between header and footer. */
function shownOn(tab: Page): Promise<Shown[]> {
  return tab.locator('main').evaluate((main) => {
    const shown: Shown[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const says = node instanceof HTMLImageElement ? node.src : node instanceof Text ? node.data.trim() : ''
      const range = document.createRange()
      range.selectNode(node)
      const {top, bottom, height} = range.getBoundingClientRect()
      // A heading's level, bold letters and the number of an item are to be seen too.
      const what = [says, node.parentElement?.tagName, node.parentElement?.closest('ul, ol')?.tagName].join(' ')
      if (says && height > 0) shown.push({what, top: top + scrollY, bottom: bottom + scrollY})
    }
    return shown
  })
}
