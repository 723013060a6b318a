import {test as base} from 'playwright/test'
import {activationReport, openTab, type Tab} from '../../src/commands/bench/tab.ts'
import {addresses, expect, test as held, readRecords, unknownAddress} from './site.ts'

/** Runs in every page before everything else, and tells what it does before it is shown. */
function watch() {
  const {tell} = window as unknown as {tell: (name: string, moment: number) => void}
  const state = () => ((document as {prerendering?: boolean}).prerendering ? 'ready' : 'shown')
  console.error = (words) => tell(`${state()}, it says: ${words}`, Date.now())
  addEventListener('error', ({message}) => tell(`${state()}, it says: ${message}`, Date.now()))
  // Twice as long as a page rests before it has others fetched ahead.
  addEventListener('load', () => setTimeout(() => tell(`${state()} ${location.pathname}`, Date.now()), 1000))
  document.addEventListener('prerenderingchange', () => {
    if ('near' in document.documentElement.dataset) tell('fetched ahead before it was shown', Date.now())
  })
}

interface Fixtures {
  /** Of the browser that visitors have. The tests’ runner holds its pages, and of a held page’s links none is made ready. */
  tab: Tab
  /** Opens a page and waits until its next step is ready: the one it marks, or a page with that in it. Says which page it is. */
  rest: (needed?: string) => Promise<string>
}

const marked = `document.querySelector('[data-next]')`

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads there what a fixture needs
  tab: async ({}, use) => {
    const tab = await openTab(watch, 1)
    await use(tab)
    await tab.close()
  },
  rest: async ({tab, baseURL, request}, use) =>
    use(async (needed) => {
      await tab.go(`${baseURL}/`)
      await expect.poll(() => tab.evaluate(`Boolean(${marked})`)).toBe(true)
      for (const address of needed ? addresses : []) {
        if (address === '/' || !(await (await request.get(address)).text()).includes(needed ?? '')) continue
        await tab.evaluate(`{${marked}.href = ${JSON.stringify(address)}}`)
        break
      }
      const next = await tab.evaluate<string>(`${marked}.pathname`)
      await expect.poll(() => [...tab.reportTimes.keys()], {timeout: 30_000}).toContain(`ready ${next}`)
      return next
    }),
})

const wasReady = `performance.getEntriesByType('navigation')[0].activationStart > 0`

/** Follows a link to that address from where the tab is, as one that says hello or leads to a place does. */
async function follow(tab: Tab, address: string) {
  await tab.evaluate(`{location.href = ${JSON.stringify(address)}}`)
  await tab.timeOf(activationReport)
}

// S11.10, and so is what follows here
test('the next step of a page is made ready, does nothing before its link is pressed, and then rests as any other', async ({
  tab,
  rest,
}) => {
  const next = await rest()
  tab.press(await tab.centreOf('[data-next]'))
  await tab.timeOf(activationReport)
  expect(await tab.evaluate('location.pathname')).toBe(next)
  expect(await tab.evaluate(wasReady)).toBe(true)
  const scripts = `performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js')).length`
  expect(await tab.evaluate(scripts)).toBe(0)
  expect(await tab.evaluate(`document.querySelector('[data-awake]') !== null`)).toBe(false)
  await expect.poll(() => tab.evaluate(`'near' in document.documentElement.dataset`)).toBe(true)
  expect([...tab.reportTimes.keys()].filter((told) => /says|before/.test(told))).toEqual([])
})

test('a page that was ready shows the message that a link brings along', async ({tab, rest}) => {
  const next = await rest()
  const [{id, title} = {id: '', title: ''}] = readRecords('toasts.yaml')
  await follow(tab, `${next}#toast=${id}`)
  await expect
    .poll(() =>
      tab.evaluate(`document.querySelector('[role=status] [role=group], #siteMessages [role=group]')?.textContent`),
    )
    .toContain(title)
  expect(await tab.evaluate('location.pathname + location.hash')).toBe(next)
  expect(await tab.evaluate(wasReady)).toBe(true)
})

// S2.29
test('a contact form that was ready says what a card’s link is about', async ({tab, rest}) => {
  const next = await rest('data-about=')
  const [cohort] = readRecords('cohorts.yaml')
  await follow(tab, `${next}?about=${cohort?.id}#contactForm`)
  await expect.poll(() => tab.evaluate(`document.querySelector('[name=subject]').value`)).toContain(cohort?.title)
  expect(await tab.evaluate(wasReady)).toBe(true)
})

// S2.3
test('a next step that is gone is not made ready: the page for it says so once it is shown', async ({tab, baseURL}) => {
  await tab.go(`${baseURL}/`)
  await expect.poll(() => tab.evaluate(`Boolean(${marked})`)).toBe(true)
  await tab.evaluate(`{${marked}.href = '${unknownAddress}'}`)
  await expect.poll(() => tab.evaluate(`'near' in document.documentElement.dataset`)).toBe(true)
  tab.press(await tab.centreOf('[data-next]'))
  const said = `it says: 404: there is no page at ${unknownAddress}`
  await tab.timeOf(`shown, ${said}`)
  expect(tab.reportTimes.has(`ready, ${said}`)).toBe(false)
})

for (const [memory, how] of [
  [2, 'nothing is made ready'],
  [4, 'the next step is made ready'],
  [undefined, 'the next step is made ready'],
] as const) {
  held(`${how} on a device that says ${memory ?? 'nothing'} of its memory`, async ({page}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'deviceMemory', {value}), memory)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-near')
    const chosen = await page.evaluate(() => {
      const rules = document.querySelector('script[type=speculationrules]')?.textContent ?? ''
      const [, {selector_matches}] = JSON.parse(rules).prerender[0].where.and
      return document.querySelectorAll(selector_matches).length
    })
    expect(chosen).toBe(memory === 2 ? 0 : 1)
  })
}

test('a page that was ready is shown at the place that a link leads to', async ({tab, rest, request}) => {
  const next = await rest('<h2 id="')
  const places = [...(await (await request.get(next)).text()).matchAll(/<h2 id="([^"]*)"/g)]
  await follow(tab, `${next}#${places.at(-1)?.[1]}`)
  await expect.poll(() => tab.evaluate(`scrollY > innerHeight`)).toBe(true)
  expect(await tab.evaluate(wasReady)).toBe(true)
})
