import axe from 'axe-core'
import {addresses, labels, navigation, unknownAddress} from '../e2e/site.ts'
import {notFound} from '../specification.ts'
import {keys} from './browser.ts'
import {expect, test, type Window} from './window.ts'

const [first, second] = navigation.header as [{text: string; to: string}, {text: string; to: string}]
type Size = [width: number, height: number]
const wide: Size = [1280, 800]
const narrow: Size = [390, 844]

const path = (window: Window) => window.run(() => location.pathname + location.hash)
const title = (window: Window) => window.run(() => document.querySelector('h1')?.textContent)
const messages = (window: Window) =>
  window.run(() => document.querySelectorAll('[role=status] [role=group], #siteMessages [role=group]').length)
const isShown = (window: Window, selector: string) =>
  window.run((wanted) => document.querySelector(wanted)?.checkVisibility({visibilityProperty: true}), selector)

/** Has React hydrate the form for news, as a visitor does who reaches for it. */
async function wake(window: Window) {
  await window.press('footer input[type=email]')
  await expect.poll(() => window.run(() => document.querySelector('[data-awake]') !== null)).toBe(true)
}

test('every page opens in its width, wide and narrow, and axe finds nothing to say of it', async ({window}) => {
  test.setTimeout(600_000)
  for (const address of addresses) {
    for (const size of [narrow, wide]) {
      await window.resize(...size)
      await window.open(address)
      const over = await window.run(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${address}, ${size[0]} px`).toBeLessThanOrEqual(0)
    }
    await window.load(axe.source)
    await window.load('axe.run().then(({violations}) => (window.found = violations.map(({id}) => id)))')
    const found = () => window.run(() => (globalThis as {found?: string[]}).found)
    await expect.poll(found, {message: address, timeout: 60_000}).toEqual([])
  }
})

test('an address that no page has says so', async ({window}) => {
  await window.open(unknownAddress)
  expect(await title(window)).toBe(notFound.heading)
})

for (const state of ['asleep', 'awake'])
  test(`the links of the header lead to their pages, and the way back to where one was, ${state}`, async ({window}) => {
    await window.resize(...wide)
    await window.open('/')
    for (const {text, to} of navigation.header) {
      if (state === 'awake') await wake(window)
      await window.press('header a', text)
      await expect.poll(() => path(window)).toBe(to)
    }
    await window.open('/')
    if (state === 'awake') await wake(window)
    await window.run(() => scrollTo({top: 900, behavior: 'instant'}))
    await window.press('header a', first.text)
    await expect.poll(() => path(window)).toBe(first.to)
    await window.back()
    await expect.poll(() => path(window)).toBe('/')
    await expect.poll(() => window.run(() => Math.round(scrollY))).toBe(900)
  })

test('the phone’s menu opens and closes, leads on, and Escape returns to its button', async ({window}) => {
  await window.resize(...narrow)
  await window.open('/')
  expect(await isShown(window, '#siteMenu')).toBe(false)
  await window.press('header button', labels.menu)
  await expect.poll(() => isShown(window, '#siteMenu')).toBe(true)
  await window.press('header button', labels.close)
  await expect.poll(() => isShown(window, '#siteMenu')).toBe(false)
  await window.press('header button', labels.menu)
  await window.type(keys.escape)
  await expect.poll(() => isShown(window, '#siteMenu')).toBe(false)
  expect(await window.run(() => document.activeElement?.textContent)).toContain(labels.menu)
  await window.press('header button', labels.menu)
  await window.press('#siteMenu a', second.text)
  await expect.poll(() => path(window)).toBe(second.to)
  expect(await isShown(window, '#siteMenu')).toBe(false)
})

test('a form that is not finished is not taken; finished, it is answered once, and nothing of it gets into the address', async ({
  window,
}) => {
  await window.resize(...narrow)
  await window.open('/contact')
  for (const name of ['name', 'subject', 'message']) {
    await window.press(`main [name=${name}]`)
    await window.type('Ada')
  }
  await window.press('main [name=email]')
  await window.type('no address')
  await window.press('main [type=submit]')
  await expect.poll(() => window.run(() => (document.activeElement as HTMLInputElement).name)).toBe('email')
  await expect.poll(() => isShown(window, '#email-field-correction')).toBe(true)
  expect(await messages(window)).toBe(0)
  const email = () => window.run(() => document.querySelector<HTMLInputElement>('main [name=email]')?.value)
  await window.run(() => document.querySelector<HTMLInputElement>('main [name=email]')?.select())
  await window.type('ada@example.org')
  await window.press('main [type=submit]')
  await expect.poll(() => messages(window)).toBe(1)
  await expect.poll(email).toBe('')
  expect(await window.run(() => location.href)).toMatch(/\/contact$/)
})

test('a button answers with one message on its first press, and so does the form for news', async ({window}) => {
  await window.resize(...wide)
  for (const address of ['/contact', '/workshops', '/mentoring', '/volunteer', '/donate']) {
    await window.open(address)
    await window.press('main button[data-wake]:not([data-wake=""], [type=submit])')
    await expect.poll(() => messages(window), address).toBe(1)
  }
  await window.open('/')
  await window.press('footer input[type=email]')
  await window.type(`ada@example.org${keys.enter}`)
  await expect.poll(() => messages(window)).toBe(1)
})

test('a question opens to its answer, and our address has its own lines', async ({window}) => {
  await window.resize(...wide)
  await window.open('/contact')
  await window.press('main details summary')
  await expect.poll(() => window.run(() => document.querySelector('main details')?.hasAttribute('open'))).toBe(true)
  const [written, seen] = await window.run(() => {
    const words = document.createRange()
    words.selectNodeContents(document.querySelector('main address') as Element)
    const seen = [...words.getClientRects()].filter(({width}) => width > 1).map(({bottom}) => Math.round(bottom))
    return [document.querySelectorAll('main address br').length + 1, [...new Set(seen)]] as const
  })
  expect(seen).toHaveLength(written)
})

// S2.34
test('the search finds a page by words with a slip in them, and leads to it', async ({window}) => {
  await window.resize(...wide)
  await window.open('/volunteer')
  const slipped = (await title(window))?.replace(/(\p{L}{5})\p{L}/u, '$1') ?? ''
  await window.open('/terms')
  await window.press('header button', labels.search)
  await expect.poll(() => window.run(() => document.activeElement?.id)).toBe('siteSearched')
  await window.type(slipped)
  const answer = () => window.run(() => document.querySelector('dialog li a')?.getAttribute('href'))
  await expect.poll(answer).toMatch(/^\/volunteer/)
  await window.type(keys.enter)
  await expect.poll(() => path(window)).toMatch(/^\/volunteer/)
})
