import {setTimeout as wait} from 'node:timers/promises'
import {exact, type Figure, type Rows} from './figure.ts'
import {openTab, type Point, type Tab} from './openTab.ts'
import {relay, slow4g} from './relay.ts'

/** How much slower than this machine a cheap phone is, as Lighthouse sees it. */
const slowdown = 4

/**
 * How long visitors wait for what they press, on slow 4G with a phone's processor: the site and its floor in turn, so that
 * whatever else the machine does falls on both.
 */
export async function measurePresses(site: number, floor: number, tries: number): Promise<Rows> {
  const [slowSite, slowFloor] = [await relay(site, slow4g), await relay(floor, slow4g)]
  const inTurn = async (measure: (port: number) => Promise<number>): Promise<Record<string, Figure>> => {
    const figure = {unit: 'ms' as const, all: [] as number[], floor: [] as number[]}
    for (let run = 0; run < tries; run++) {
      figure.all.push(await measure(slowSite.port))
      figure.floor.push(await measure(slowFloor.port))
    }
    return {'to the heading of the next page': figure}
  }
  try {
    const links = {
      'the next step': await inTurn((port) => pressLink(port, nextStep, 0)),
      'another link': await inTurn((port) => pressLink(port, otherLink, 0)),
      'another link, hovered 300 ms before': await inTurn((port) => pressLink(port, otherLink, 300)),
    }
    const cold = await repeat(tries, () => pressButton(slowSite.port, slowdown, 0))
    const warm = await repeat(tries, () => pressButton(site, 1, 3000))
    const answered = cold.filter((each) => each !== undefined)
    return {
      ...links,
      'a button, at first paint': {
        'from the press to the message': {unit: 'ms', all: answered.map(({sincePress}) => sincePress)},
        'from the press to its announcement': {unit: 'ms', all: answered.map(({announced}) => announced)},
        'from the start to the message': {unit: 'ms', all: answered.map(({sinceStart}) => sinceStart)},
        'not answered': exact(tries - answered.length),
      },
      'a button, later, on this machine': {
        'from the press to the message': {unit: 'ms', all: warm.flatMap((each) => each?.sincePress ?? [])},
      },
    }
  } finally {
    slowSite.close()
    slowFloor.close()
  }
}

async function repeat<Found>(tries: number, measure: () => Promise<Found>): Promise<Found[]> {
  const found: Found[] = []
  for (let run = 0; run < tries; run++) found.push(await measure())
  return found
}

/** Runs in every page before everything else, and tells of its first paint, press, heading and toast. */
function watch() {
  const {tell} = window as unknown as {tell: (name: string, moment: number) => void}
  const now = () => performance.timeOrigin + performance.now()
  const shown = () => {
    if (document.querySelector('h1')) tell(`heading ${location.pathname}`, now())
    if (performance.getEntriesByName('first-contentful-paint').length > 0) tell(`paint ${location.pathname}`, now())
    if (document.querySelector('.Toastify__toast')) tell('toast', now())
    if (document.querySelector('#siteMessages .Toastify__toast')) tell('announced', now())
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
    const announced = await tab.momentOf('announced').catch(() => undefined)
    const [start, press] = [tab.moments.get('start /contact'), tab.moments.get('press')]
    return toast && announced && start && press
      ? {sinceStart: toast - start, sincePress: toast - press, announced: announced - press}
      : undefined
  } finally {
    await tab.close()
  }
}

/** Where to press the first such thing, moved into view. A page is painted before its end is there, so it is waited for: ten seconds, then it throws. */
export async function placeOf(tab: Tab, selector: string): Promise<Point> {
  for (let waited = 0; waited < 10_000; waited += 20) {
    const place = await tab.ask<Point | undefined>(`(() => {
      const control = document.querySelector(${JSON.stringify(selector)})
      if (!control) return
      control.scrollIntoView({block: 'center', behavior: 'instant'})
      const {x, y, width, height} = control.getBoundingClientRect()
      return {x: x + width / 2, y: y + height / 2}
    })()`)
    if (place) return place
    await wait(20)
  }
  throw new Error(`It never came: ${selector}.`)
}
