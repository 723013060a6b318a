import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {chromium} from 'playwright'
import {createServer} from 'vite'
import {copySite} from '../copySite.ts'
import {browserArguments} from '../findBrowser.ts'
import {freePort} from '../freePort.ts'
import {ensureBrowser} from '../installBrowser.ts'
import type {Figure} from './figure.ts'

const edits = 7

/** The time from saving a sentence of a page to seeing it in the browser, in a copy of the project with at least that many pages. */
export async function measureDev(pages: number): Promise<Figure> {
  const {folder: root, remove} = copySite(pages)
  process.env.NODE_ENV = 'development'
  const port = await freePort()
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '.vite'),
    server: {port, strictPort: true, fs: {strict: false}},
    logLevel: 'error',
  })
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: browserArguments})
  try {
    await server.listen()
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/`)
    await page.locator('html[data-awake]').waitFor()
    const file = join(root, 'pages/index.mdx')
    const text = readFileSync(file, 'utf8')
    const all: number[] = []
    for (let edit = 0; edit <= edits; edit++) {
      const words = `Sentence number ${edit} was saved just now.`
      // The page itself looks out for the words: asking it again and again would take its time.
      const seen = page.evaluate(waitFor, words)
      const start = performance.now()
      // At the end, which every page has, whatever it says.
      writeFileSync(file, `${text}\n${words}\n`)
      await seen
      all.push(Math.round(performance.now() - start))
    }
    // The first edit warms the server up.
    return {unit: 'ms', all: all.slice(1)}
  } finally {
    await browser.close()
    await server.close()
    remove()
  }
}

/** Runs in the page: answers as soon as it holds the words, and gives up after half a minute. */
function waitFor(words: string): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      if (!document.body.textContent?.includes(words)) return
      observer.disconnect()
      done()
    }
    setTimeout(() => fail(new Error(`What was saved was not shown: ${words}`)), 30_000)
    const observer = new MutationObserver(look)
    observer.observe(document.body, {subtree: true, childList: true, characterData: true})
    look()
  })
}
