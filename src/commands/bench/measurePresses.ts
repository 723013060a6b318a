import {setTimeout as wait} from 'node:timers/promises'
import {openTab, type Point, type Tab} from './openTab.ts'
import {relay, slow4g} from './relay.ts'

const tries = 5
/** How much slower than this machine a cheap phone is, as Lighthouse sees it. */
const slowdown = 4

/** Milliseconds, medians of five. */
export interface Presses {
  /** From a finger’s press on the page’s next step, a while after loading, to the next page’s heading, on slow 4G with a phone’s processor. */
  nextStep: number
  /** The same on another link of its text. */
  link: number
  /** The same for a mouse, after 300 ms of hovering. */
  hoveredLink: number
  /** From the start of navigation to the toast of a button pressed at first paint, on slow 4G with a phone’s processor. */
  coldToast?: number
  /** The same from the press: when a page is first painted depends on more than what a press loads. */
  coldWait?: number
  /** How many of those presses were answered. */
  answered?: string
  /** From the press to the toast, 3 s after loading, on this machine. */
  warmToast?: number
}

/** How long visitors wait for what they press, on the site that is served there. */
export async function measurePresses(port: number, withToasts: boolean): Promise<Presses> {
  const slow = await relay(port, slow4g)
  try {
    const steps = await repeat(() => pressLink(slow.port, nextStep, 0))
    const links = await repeat(() => pressLink(slow.port, otherLink, 0))
    const hovered = await repeat(() => pressLink(slow.port, otherLink, 300))
    const presses: Presses = {nextStep: median(steps), link: median(links), hoveredLink: median(hovered)}
    if (!withToasts) return presses
    const cold = await repeat(() => pressButton(slow.port, slowdown, 0))
    const warm = await repeat(() => pressButton(port, 1, 3000))
    const answered = cold.filter(Boolean)
    return {
      ...presses,
      coldToast: median(answered.map((each) => each?.sinceStart ?? 0)),
      coldWait: median(answered.map((each) => each?.sincePress ?? 0)),
      answered: `${answered.length} of ${tries}`,
      warmToast: median(warm.map((each) => each?.sincePress ?? Number.NaN)),
    }
  } finally {
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

/** Runs in every page before everything else, and tells of its first paint, press, heading and toast. */
function watch() {
  const {tell} = window as unknown as {tell: (name: string, moment: number) => void}
  const now = () => performance.timeOrigin + performance.now()
  const shown = () => {
    if (document.querySelector('h1')) tell(`heading ${location.pathname}`, now())
    if (performance.getEntriesByName('first-contentful-paint').length > 0) tell(`paint ${location.pathname}`, now())
    if (document.querySelector('.Toastify__toast')) tell('toast', now())
    requestAnimationFrame(shown)
  }
  requestAnimationFrame(shown)
  addEventListener('click', (event) => tell('press', performance.timeOrigin + event.timeStamp), true)
  tell(`start ${location.pathname}`, performance.timeOrigin)
}

const nextStep = '[data-next]'
const otherLink = 'main a[href$="/programs"]'

/** From a link in the text of a page to the page that it leads to. */
async function pressLink(port: number, selector: string, hover: number): Promise<number> {
  const tab = await openTab(watch, slowdown)
  try {
    await tab.go(`http://localhost:${port}/about`)
    await tab.momentOf('paint /about')
    await placeOf(tab, selector)
    const to = await tab.ask<string>(`document.querySelector(${JSON.stringify(selector)}).pathname`)
    await wait(3000)
    // It may have moved when the font came.
    const link = await placeOf(tab, selector)
    if (hover > 0) {
      tab.hover(link)
      await wait(hover)
      tab.press(link)
    } else tab.tap(link)
    const [press, heading] = [await tab.momentOf('press'), await tab.momentOf(`heading ${to}`)]
    return heading - press
  } finally {
    await tab.close()
  }
}

async function pressButton(port: number, processor: number, rest: number) {
  const tab = await openTab(watch, processor)
  try {
    await tab.go(`http://localhost:${port}/contact`)
    await tab.momentOf('paint /contact')
    const button = await placeOf(tab, 'main button[data-wake]')
    await wait(rest)
    tab.tap(button)
    const toast = await tab.momentOf('toast').catch(() => undefined)
    const [start, press] = [tab.moments.get('start /contact'), tab.moments.get('press')]
    return toast && start && press ? {sinceStart: toast - start, sincePress: toast - press} : undefined
  } finally {
    await tab.close()
  }
}

/** Where to press the first such thing, moved into view. */
export function placeOf(tab: Tab, selector: string): Promise<Point> {
  return tab.ask(`(() => {
    const control = document.querySelector(${JSON.stringify(selector)})
    control.scrollIntoView({block: 'center', behavior: 'instant'})
    const {x, y, width, height} = control.getBoundingClientRect()
    return {x: x + width / 2, y: y + height / 2}
  })()`)
}
