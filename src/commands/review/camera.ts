import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {chromium, type Page} from 'playwright'
import {PNG} from 'pngjs'
import {browserArguments, browserVariable, findBrowser, findHeadlessShell} from '../findBrowser.ts'

/** A browser that takes pictures of the pages of a state. */
export interface Camera {
  shoot: (dist: string, address: string, width: number) => Promise<PNG>
  close: () => Promise<void>
}

const origin = 'http://review.invalid'

/** Starts a browser for pictures; in words why there are none, where none starts. */
export async function startCamera(): Promise<Camera | string> {
  let program: string | undefined
  try {
    program = findHeadlessShell() ?? findBrowser()
  } catch (error) {
    return (error as Error).message
  }
  if (!program) return 'no Chrome or Chromium was found.'
  try {
    const browser = await chromium.launch({executablePath: program, args: browserArguments})
    const context = await browser.newContext({reducedMotion: 'reduce', javaScriptEnabled: false})
    const page = await context.newPage()
    return {
      shoot: (dist, address, width) => shoot(page, dist, address, width),
      close: () => browser.close(),
    }
  } catch {
    return `${program} does not start. Name another browser in ${browserVariable}.`
  }
}

/** The page's own part, all of its height, from the files of `dist/`; nothing is asked of any network. */
async function shoot(page: Page, dist: string, address: string, width: number): Promise<PNG> {
  await page.unrouteAll()
  await page.route('**/*', (route) => {
    const {origin: asked, pathname} = new URL(route.request().url())
    const name = pathname === '/' ? '/index.html' : pathname.includes('.') ? pathname : `${pathname}.html`
    if (asked !== origin) return route.abort()
    try {
      return route.fulfill({body: readFileSync(join(dist, name)), contentType: typeOf(name)})
    } catch {
      return route.abort()
    }
  })
  await page.setViewportSize({width, height: 800})
  await page.goto(`${origin}${address}`)
  return PNG.sync.read(await page.locator('main').screenshot({animations: 'disabled'}))
}

function typeOf(name: string): string {
  const types: Record<string, string> = {
    html: 'text/html',
    css: 'text/css',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    png: 'image/png',
  }
  return types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}
