import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type BrowserContext, chromium, type Page} from 'playwright'
import {browserArguments, browserVariable, findBrowser, findHeadlessShell} from '../findBrowser.ts'

/** A browser that shows pages of a state as they were built. */
export interface Camera {
  open: (dist: string, address: string) => Promise<Page>
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
    return {
      open: (dist, address) => open(context, dist, address),
      close: () => browser.close(),
    }
  } catch {
    return `${program} does not start. Name another browser in ${browserVariable}.`
  }
}

/** A page from the files of `dist/`; nothing is asked of any network. */
async function open(context: BrowserContext, dist: string, address: string): Promise<Page> {
  const page = await context.newPage()
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
  await page.goto(`${origin}${address}`)
  return page
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
