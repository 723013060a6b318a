import {cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {chromium} from 'playwright'
import {createServer} from 'vite'
import {browserArguments, ensureBrowser} from '../browser/findBrowser.ts'

const copied = ['components', 'content', 'pages', 'public', 'src', 'package.json', 'vite.config.ts', 'tsconfig.json']
const edits = 7

/** The time from saving a sentence of a page to seeing it in the browser, in milliseconds, in a copy of the project. */
export async function measureDev(): Promise<{median: number; all: number[]}> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const name of copied) cpSync(name, join(root, name), {recursive: true})
  process.env.NODE_ENV = 'development'
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '.vite'),
    server: {port: 5187, fs: {strict: false}},
    logLevel: 'error',
  })
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: browserArguments})
  try {
    await server.listen()
    const page = await browser.newPage()
    await page.goto('http://localhost:5187/about')
    await page.locator('html[data-awake]').waitFor()
    const file = join(root, 'pages/about.mdx')
    const text = readFileSync(file, 'utf8')
    const all: number[] = []
    for (let edit = 0; edit <= edits; edit++) {
      const words = `Sentence number ${edit} was saved just now.`
      const seen = page.getByText(words).waitFor({state: 'attached'})
      const start = performance.now()
      writeFileSync(file, text.replace('## Our mission\n', `## Our mission\n\n${words}\n`))
      await seen
      all.push(Math.round(performance.now() - start))
    }
    // The first edit warms the server up.
    const counted = all.slice(1)
    return {median: [...counted].sort((a, b) => a - b)[Math.floor(counted.length / 2)] ?? 0, all: counted}
  } finally {
    await browser.close()
    await server.close()
    rmSync(root, {recursive: true, force: true})
  }
}
