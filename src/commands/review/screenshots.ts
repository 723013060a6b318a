import {existsSync} from 'node:fs'
import {extname, join} from 'node:path'
import {type BrowserContext, chromium, type Page} from 'playwright'
import {browserArguments, findBrowser, findHeadlessShell} from '../findBrowser.ts'

/** A text or picture on a page; `top` and `bottom` are in CSS pixels from the page's top. */
type VisibleContent = {key: string; top: number; bottom: number}

/** Viewport widths of a phone and a desktop, in CSS pixels. */
const widths = [390, 1280]
/** Maximum total time for screenshots, in milliseconds. */
const maxDuration = 8000
/** Margin around a change, and maximum height of a screenshot, in CSS pixels. */
const [margin, maxHeight] = [48, 2000]

/** Takes screenshots of pages in two builds; returns them as HTML by address. Stops after eight seconds. */
export async function takeScreenshots(dists: string[], pages: string[]): Promise<Map<string, string>> {
  const figures = new Map<string, string>()
  const executablePath = pages.length > 0 ? (findHeadlessShell() ?? findBrowser()) : undefined
  if (!executablePath) return figures
  const browser = await chromium.launch({executablePath, args: browserArguments})
  const end = Date.now() + maxDuration
  const context = await browser.newContext({reducedMotion: 'reduce', javaScriptEnabled: false})
  for (const page of pages) {
    if (Date.now() > end) break
    const tabs = await Promise.all(dists.map((dist) => open(context, dist, page)))
    figures.set(page, await comparisonHtml(page, tabs))
    await Promise.all(tabs.map((tab) => tab.close()))
  }
  await browser.close()
  return figures
}

/** Opens a page from `dist/` without any network request. */
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

/** Returns screenshots of a page's visible changes, before and after. */
async function comparisonHtml(page: string, tabs: Page[]): Promise<string> {
  let html = ''
  for (const width of widths) {
    for (const tab of tabs) await tab.setViewportSize({width, height: 800})
    const shown = await Promise.all(tabs.map(visibleContent))
    const changed = shown.map((own, side) =>
      own.filter(({key}) => !shown[1 - side]?.some((each) => each.key === key)),
    )
    if (changed.flat().length === 0) continue
    // Crops the identical part above the first change.
    const y = Math.max(Math.min(...changed.flat().map(({top}) => top)) - margin, 0)
    const figures = tabs.map(async (tab, side) => {
      const bottom = Math.max(y + margin, ...(changed[side] ?? []).map((each) => each.bottom)) + margin
      const clip = {x: 0, y, width, height: Math.min(bottom - y, maxHeight)}
      const bytes = await tab.screenshot({fullPage: true, clip, animations: 'disabled'})
      const [caption, source] = [
        `${side ? 'After' : 'Before'}, ${width} pixels wide`,
        bytes.toString('base64'),
      ]
      return `<figure><figcaption>${caption}</figcaption><img alt="${page}: ${caption}" src="data:image/png;base64,${source}"></figure>`
    })
    html += `<div class="pair">${(await Promise.all(figures)).join('')}</div>\n`
  }
  return html
}

/** Returns every text node and picture in `<main>`. */
function visibleContent(tab: Page): Promise<VisibleContent[]> {
  return tab.locator('main').evaluate((main) => {
    const shown: VisibleContent[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const says = node instanceof HTMLImageElement ? node.src : node instanceof Text ? node.data.trim() : ''
      const range = document.createRange()
      range.selectNode(node)
      const {top, bottom, height} = range.getBoundingClientRect()
      // Includes tag names, because a heading's level, bold text and list numbers are visible too.
      const key = [says, node.parentElement?.tagName, node.parentElement?.closest('ul, ol')?.tagName].join(
        ' ',
      )
      if (says && height > 0) shown.push({key, top: top + scrollY, bottom: bottom + scrollY})
    }
    return shown
  })
}
