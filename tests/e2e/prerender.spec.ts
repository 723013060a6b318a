import {test as base} from 'playwright/test'
import {activationReport, openTab, type Tab} from '../../src/commands/bench/tab.ts'
import {addresses, expect, readRecords} from './site.ts'

/**
 * Runs in every page before its scripts: reports its errors, and whether it was prerendered or shown at the
 * time.
 */
function watch() {
  const {tell} = window as unknown as {tell: (name: string, moment: number) => void}
  const state = () => ((document as {prerendering?: boolean}).prerendering ? 'prerendering' : 'shown')
  console.error = (words) => tell(`${state()}, error: ${words}`, Date.now())
  addEventListener('error', ({message}) => tell(`${state()}, error: ${message}`, Date.now()))
  // Waits a second after `load`, twice as long as a page waits before it prefetches other pages.
  addEventListener('load', () => setTimeout(() => tell(`${state()} ${location.pathname}`, Date.now()), 1000))
  document.addEventListener('prerenderingchange', () => {
    if ('near' in document.documentElement.dataset)
      tell('prerendering, error: it had others prefetched', Date.now())
  })
}

interface Fixtures {
  /** A tab in a browser that Playwright does not control, because Playwright disables prerendering. */
  tab: Tab
  /**
   * Opens the home page, sets the target of its `data-next` link, waits until it is prerendered. Returns its
   * path.
   */
  prerender: (address?: string) => Promise<string>
}

const nextStep = `document.querySelector('[data-next]')`
const wasPrerendered = `performance.getEntriesByType('navigation')[0].activationStart > 0`

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
  tab: async ({}, use) => {
    const tab = await openTab(watch, 1)
    await use(tab)
    await tab.close()
  },
  prerender: async ({tab, baseURL}, use) =>
    use(async (address) => {
      await tab.go(`${baseURL}/`)
      await expect.poll(() => tab.evaluate(`Boolean(${nextStep})`)).toBe(true)
      if (address) await tab.evaluate(`{${nextStep}.href = ${JSON.stringify(address)}}`)
      const path = await tab.evaluate<string>(`${nextStep}.pathname`)
      await expect
        .poll(() => [...tab.reportTimes.keys()], {timeout: 30_000})
        .toContain(`prerendering ${path}`)
      return path
    }),
})

// S11.10
test('a prerendered page does nothing before it is shown, and then is like any other', async ({
  tab,
  prerender,
}) => {
  const path = await prerender()
  tab.press(await tab.centreOf('[data-next]'))
  await tab.timeOf(activationReport)
  expect(await tab.evaluate('location.pathname')).toBe(path)
  expect(await tab.evaluate(wasPrerendered)).toBe(true)
  const scripts = `performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js')).length`
  expect(await tab.evaluate(scripts)).toBe(0)
  expect(await tab.evaluate(`document.querySelector('[data-awake]') !== null`)).toBe(false)
  await expect.poll(() => tab.evaluate(`'near' in document.documentElement.dataset`)).toBe(true)
  expect([...tab.reportTimes.keys()].filter((report) => report.includes('error'))).toEqual([])
})

const [toast] = readRecords('toasts.yaml')
const [cohort] = readRecords('cohorts.yaml')
const message = `document.querySelector('[role=status] [role=group], #siteMessages [role=group]')?.textContent`
const isScrolled = `String(scrollY > innerHeight)`

for (const [what, needed, link, expression, expected] of [
  ['shows the message of the link', '', `#toast=${toast?.id}`, message, toast?.title],
  // S2.29
  [
    'fills in the subject of its form',
    'data-about=',
    `?about=${cohort?.id}`,
    `document.querySelector('[name=subject]').value`,
    cohort?.title,
  ],
  ['is scrolled to the fragment of the link', '<h2 id="', '', isScrolled, 'true'],
] as const) {
  // S11.10
  test(`a prerendered page ${what}`, async ({tab, prerender, request}) => {
    const texts = new Map<string, string>()
    for (const address of addresses.slice(1)) texts.set(address, await (await request.get(address)).text())
    const [address = '', text = ''] = [...texts].find(([, html]) => html.includes(needed)) ?? []
    const lastPlace = `#${[...text.matchAll(/<h2 id="([^"]*)"/g)].at(-1)?.[1]}`
    const path = await prerender(address)
    await tab.evaluate(`{location.href = ${JSON.stringify(path + (link || lastPlace))}}`)
    await tab.timeOf(activationReport)
    await expect.poll(() => tab.evaluate(expression)).toContain(expected)
    expect(await tab.evaluate(wasPrerendered)).toBe(true)
    if (link.startsWith('#')) expect(await tab.evaluate('location.href')).toMatch(new RegExp(`${path}$`))
  })
}
