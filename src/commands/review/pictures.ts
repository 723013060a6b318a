import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from 'playwright'
import {chromium} from 'playwright'
import {PNG} from 'pngjs'
import {browserArguments, findBrowser} from '../findBrowser.ts'
import {cropToChange} from './cropToChange.ts'
import type {Comparison} from './model.ts'

/** The changed band of a page, before and after, as PNG files in base64. */
export interface Picture {
  page: string
  width: number
  before: string
  after: string
}

const widths = [390, 1280]
const origin = 'http://review.invalid'

/** Pictures of the pages whose own part changed, from the documents of two states, cropped to what changed, at the width of a phone and of a desk. */
export async function takePictures(base: string, head: string, comparison: Comparison): Promise<Picture[]> {
  const changed = comparison.pages.filter(({changes}) =>
    changes.some(({what}) => what !== 'title' && what !== 'description'),
  )
  if (changed.length === 0) return []
  const program = findBrowser()
  if (!program) {
    comparison.notes.push('There are no pictures: no Chrome or Chromium was found.')
    return []
  }
  const browser = await chromium.launch({executablePath: program, args: browserArguments})
  const pictures: Picture[] = []
  try {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: {width, height: 800},
        reducedMotion: 'reduce',
        javaScriptEnabled: false,
      })
      const page = await context.newPage()
      for (const {page: address, was} of changed) {
        const crop = cropToChange(await shoot(page, base, was ?? address), await shoot(page, head, address))
        if (crop) pictures.push({page: address, width, before: encode(crop.before), after: encode(crop.after)})
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return pictures
}

/** The page's own part, all of its height, from the files of `dist/`; nothing is asked of any network. */
async function shoot(page: Page, dist: string, address: string): Promise<PNG> {
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

function encode(picture: PNG): string {
  return PNG.sync.write(picture, {colorType: 2}).toString('base64')
}
