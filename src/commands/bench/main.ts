import {spawn, spawnSync} from 'node:child_process'
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {type AddressInfo, connect, createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {brotliCompressSync} from 'node:zlib'
import {preview} from 'vite'
import {browserArguments} from '../findBrowser.ts'
import {ensureBrowser} from '../installBrowser.ts'
import {openTab} from './tab.ts'

/** CPU slowdown of a cheap phone relative to this machine. */
const slowdown = 4
const roundTripMs = 150 // Latency and bandwidth of the connection that Lighthouse calls slow 4G.
const bitsPerSecond = 1_600_000

const pages = ['/', '/programs', '/contact']

/** Lighthouse 13 needs a newer version of Node than this project. */
const lighthouse = 'lighthouse@12.8.2'

/** Measured times (in milliseconds) and Lighthouse scores (in points), by name. */
type Figures = Record<string, number>

/**
 * `npm run bench`: measures how long visitors wait for pages, and for the same pages with all scripts
 * removed: no site with this content and design can be faster than these.
 */
export async function main(): Promise<number> {
  if (
    spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {stdio: 'inherit'}).status !== 0
  )
    return 1
  const bare = mkdtempSync(join(tmpdir(), 'bench-'))
  removeScripts('dist', bare)
  const [site, floor] = [await serve('dist'), await serve(bare)]
  const [slowSite, slowFloor] = [await slowConnection(site), await slowConnection(floor)]
  try {
    console.log(
      '\nMilliseconds from a press to what it shows, on slow 4G with a phone’s processor: medians of nine',
    )
    const link = (selector: string) => compare(slowSite, slowFloor, 9, (port) => pressLink(port, selector))
    console.table({
      ...rowsOf('the next step of a page', await link('[data-next]')),
      ...rowsOf('another link', await link('main a[href$="/programs"]')),
      'a button, at first paint': (await compare(slowSite, undefined, 9, pressButton)).site,
    })
    console.log(`\n${lighthouse}, mobile: medians of three`)
    for (const page of pages) {
      const measured = await compare(site, floor, 3, (port) =>
        runLighthouse(`http://localhost:${port}${page}`),
      )
      console.table(rowsOf(page, measured))
    }
    return 0
  } finally {
    rmSync(bare, {recursive: true, force: true})
    // Exits explicitly, because open servers and connections would keep the process running.
    setImmediate(() => process.exit())
  }
}

const rowsOf = (name: string, {site, floor}: {site: Figures; floor: Figures}) => ({
  [name]: site,
  [`${name}, without scripts`]: floor,
})

/**
 * Returns the medians for the site and its copy without scripts; measures in turn, so that CPU load affects
 * both.
 */
async function compare(
  site: number,
  floor: number | undefined,
  tries: number,
  measure: (port: number) => Promise<Figures>,
): Promise<{site: Figures; floor: Figures}> {
  const measured = {site: [] as Figures[], floor: [] as Figures[]}
  for (let each = 0; each < tries; each++) {
    measured.site.push(await measure(site))
    if (floor) measured.floor.push(await measure(floor))
  }
  return {site: medians(measured.site), floor: medians(measured.floor)}
}

function medians(tries: Figures[]): Figures {
  const names = Object.keys(tries[0] ?? {})
  const sorted = (name: string) =>
    tries.map((figures) => figures[name] ?? 0).sort((one, other) => one - other)
  return Object.fromEntries(names.map((name) => [name, Math.round(sorted(name)[tries.length >> 1] ?? 0)]))
}

function removeScripts(dist: string, to: string) {
  cpSync(dist, to, {recursive: true})
  for (const name of readdirSync(to, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue
    const html = readFileSync(join(to, name), 'utf8').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    writeFileSync(join(to, name), html)
    writeFileSync(join(to, `${name}.br`), brotliCompressSync(html))
  }
}

/** Serves a built site like `npm start`, on any free port; returns the port. */
async function serve(folder: string): Promise<number> {
  const server = await preview({
    build: {outDir: folder},
    preview: {port: 0, strictPort: false, host: '127.0.0.1'},
    logLevel: 'error',
  })
  return (server.httpServer.address() as AddressInfo).port
}

/**
 * Returns a port that forwards to `port` over a slow connection, because DevTools does not throttle
 * prefetching.
 */
async function slowConnection(port: number): Promise<number> {
  // The time at which the slow connection will have sent all earlier data.
  let busyUntil = 0
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1').setNoDelay()
    near.setNoDelay().on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.on('data', (bytes) => setTimeout(() => far.write(bytes), roundTripMs / 2))
    far.on('data', (bytes) => {
      busyUntil = Math.max(busyUntil, performance.now()) + (bytes.length * 8 * 1000) / bitsPerSecond
      setTimeout(() => near.write(bytes), busyUntil - performance.now() + roundTripMs / 2)
    })
    near.on('end', () => setTimeout(() => far.end(), roundTripMs / 2))
    far.on('end', () =>
      setTimeout(() => near.end(), Math.max(0, busyUntil - performance.now()) + roundTripMs / 2),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/**
 * Runs in every page before other scripts: reports when it is painted, is clicked, and shows its h1 or a
 * toast.
 */
function watch() {
  const {tell} = window as unknown as {tell: (name: string, moment: number) => void}
  const look = () => {
    const now = performance.timeOrigin + performance.now()
    if (document.querySelector('h1')) tell(`heading ${location.pathname}`, now)
    if (performance.getEntriesByName('first-contentful-paint').length > 0) tell('paint', now)
    if (document.querySelector('.Toastify__toast')) tell('message', now)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('click', ({timeStamp}) => tell('press', performance.timeOrigin + timeStamp), true)
}

/** Measures the time from a tap on a link until the heading of the next page is there. */
async function pressLink(port: number, selector: string): Promise<Figures> {
  const tab = await openTab(watch, slowdown)
  try {
    await tab.go(`http://localhost:${port}/about`)
    await tab.timeOf('paint')
    await tab.centreOf(selector)
    const to = await tab.evaluate<string>(`document.querySelector(${JSON.stringify(selector)}).pathname`)
    await wait(3000)
    tab.tap(await tab.centreOf(selector))
    const press = await tab.timeOf('press')
    return {'to the heading': (await tab.timeOf(`heading ${to}`)) - press}
  } finally {
    await tab.close()
  }
}

/** Measures the time from a tap on a button that is not hydrated yet until its toast message is shown. */
async function pressButton(port: number): Promise<Figures> {
  const tab = await openTab(watch, slowdown)
  try {
    await tab.go(`http://localhost:${port}/contact`)
    await tab.timeOf('paint')
    tab.tap(await tab.centreOf('main button[data-wake]'))
    const press = await tab.timeOf('press')
    return {'to the message': (await tab.timeOf('message')) - press}
  } finally {
    await tab.close()
  }
}

/** Runs Lighthouse in a separate process, because this one serves the pages. */
async function runLighthouse(url: string): Promise<Figures> {
  const chrome = `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`
  const child = spawn('npx', ['--yes', lighthouse, url, '--quiet', '--output=json', chrome], {
    env: {...process.env, CHROME_PATH: ensureBrowser()},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let report = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    report += text
  })
  const status = await new Promise((done) => child.on('close', done))
  if (status !== 0) throw new Error(`${lighthouse} could not be run.`)
  const {categories, audits} = JSON.parse(report)
  const score = (name: string) => Math.round(categories[name].score * 100)
  const milliseconds = (name: string) => Math.round(audits[name].numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'first paint': milliseconds('first-contentful-paint'),
    'largest paint': milliseconds('largest-contentful-paint'),
    blocking: milliseconds('total-blocking-time'),
  }
}
