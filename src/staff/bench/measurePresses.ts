import {type Browser, chromium, type Page} from 'playwright'
import {browserArguments, ensureBrowser} from '../browser/findBrowser.ts'
import {relay, slow4g} from './relay.ts'

const tries = 5
/** How much slower than this machine a cheap phone is, as Lighthouse sees it. */
const slowdown = 4

/** Milliseconds, medians of five. Every press is made as soon as the page is painted, but where it says otherwise. */
export interface Presses {
  /** From the press on a link to the next page’s heading, on slow 4G with a phone’s processor. */
  link: number
  /** The same after 300 ms of hovering. */
  hoveredLink: number
  /** From the start of navigation to the toast of a button pressed at first paint, on slow 4G with a phone’s processor. */
  coldToast?: number
  /** How many of those presses were answered. */
  answered?: string
  /** From the press to the toast, 3 s after loading, on this machine. */
  warmToast?: number
}

/** How long visitors wait for what they press, on the site that is served there. */
export async function measurePresses(port: number, withToasts: boolean): Promise<Presses> {
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: browserArguments})
  const slow = await relay(port, slow4g)
  try {
    const links = await repeat(() => pressLink(browser, slow.port, 0))
    const hovered = await repeat(() => pressLink(browser, slow.port, 300))
    const presses: Presses = {link: median(links), hoveredLink: median(hovered)}
    if (!withToasts) return presses
    const cold = await repeat(() => pressButton(browser, slow.port, slowdown, 0))
    const warm = await repeat(() => pressButton(browser, port, 1, 3000))
    const answered = cold.filter(Boolean)
    return {
      ...presses,
      coldToast: median(answered.map((each) => each?.sinceStart ?? 0)),
      answered: `${answered.length} of ${tries}`,
      warmToast: median(warm.map((each) => each?.sincePress ?? Number.NaN)),
    }
  } finally {
    await browser.close()
    slow.close()
  }
}

async function repeat<Figure>(measure: () => Promise<Figure>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (let run = 0; run < tries; run++) figures.push(await measure())
  return figures
}

function median(figures: number[]): number {
  return Math.round([...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN)
}

/** A page of its own, with nothing cached, and what it tells of itself: each name with the moment it happened. */
async function open(browser: Browser, port: number, path: string, processor: number) {
  const context = await browser.newContext({viewport: {width: 390, height: 844}})
  const page = await context.newPage()
  const moments = new Map<string, number>()
  await page.exposeBinding('tell', (_source, name: string, moment: number) => {
    if (!moments.has(name)) moments.set(name, moment)
  })
  await page.addInitScript(watch)
  const tools = await context.newCDPSession(page)
  if (processor > 1) await tools.send('Emulation.setCPUThrottlingRate', {rate: processor})
  await page.goto(`http://localhost:${port}${path}`, {waitUntil: 'commit'})
  return {context, page, moments}
}

/** Runs in the page before everything else, and tells of the first press, heading and toast in it. */
function watch() {
  const {tell} = window as unknown as {tell: (name: string, moment: number) => void}
  const now = () => performance.timeOrigin + performance.now()
  const shown = () => {
    const heading = document.querySelector('h1')
    if (heading) tell(`heading ${location.pathname}`, now())
    if (document.querySelector('.Toastify__toast')) tell('toast', now())
    requestAnimationFrame(shown)
  }
  requestAnimationFrame(shown)
  addEventListener('click', (event) => tell('press', performance.timeOrigin + event.timeStamp), true)
  tell(`start ${location.pathname}`, performance.timeOrigin)
}

/** From the home page's footer to another page. */
async function pressLink(browser: Browser, port: number, hover: number): Promise<number> {
  const {context, page, moments} = await open(browser, port, '/about', slowdown)
  const link = page.getByRole('main').getByRole('link', {name: 'See our courses'})
  await page.waitForLoadState('load')
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(3000)
  const box = await link.boundingBox()
  if (!box) throw new Error('There is no link to press.')
  if (hover > 0) {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(hover)
    await page.mouse.down()
    await page.mouse.up()
  } else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForURL('**/programs')
  const took = await momentOf(page, moments, 'heading /programs')
  await context.close()
  return took - (moments.get('press') ?? Number.NaN)
}

async function pressButton(browser: Browser, port: number, processor: number, rest: number) {
  const {context, page, moments} = await open(browser, port, '/contact', processor)
  const button = page.getByRole('button', {name: 'Book a call'})
  await button.waitFor()
  await page.waitForTimeout(rest)
  await button.click({noWaitAfter: true})
  const toast = await momentOf(page, moments, 'toast').catch(() => undefined)
  await context.close()
  const [start, press] = [moments.get('start /contact'), moments.get('press')]
  return toast && start && press ? {sinceStart: toast - start, sincePress: toast - press} : undefined
}

async function momentOf(page: Page, moments: Map<string, number>, name: string): Promise<number> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const moment = moments.get(name)
    if (moment) return moment
    await page.waitForTimeout(50)
  }
  throw new Error(`It never came: ${name}.`)
}
