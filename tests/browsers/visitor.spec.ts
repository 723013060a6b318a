import axe from 'axe-core'
import {addresses, labels, navigation, unknownAddress} from '../e2e/site.ts'
import {notFound} from '../specification.ts'
import {keys} from './browser.ts'
import {expect, test, type Window} from './window.ts'

const [first, second] = navigation.header as [{text: string; to: string}, {text: string; to: string}]
const desktop: [number, number] = [1280, 800]
const phone: [number, number] = [390, 844]

const path = (window: Window) => window.run(() => location.pathname + location.hash)
const heading = (window: Window) => window.run(() => document.querySelector('h1')?.textContent)
const messages = (window: Window) =>
  window.run(() => document.querySelectorAll('[role=status] [role=group], #siteMessages [role=group]').length)
const isShown = (window: Window, selector: string) =>
  window.run(
    (wanted) => document.querySelector(wanted)?.checkVisibility({visibilityProperty: true}),
    selector,
  )

test('every page fits a phone and a desktop, and axe finds no fault in it', async ({window}) => {
  test.setTimeout(600_000)
  for (const address of addresses) {
    for (const size of [phone, desktop]) {
      await window.resize(...size)
      await window.open(address)
      const overflow = await window.run(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${address}, ${size[0]} px`).toBeLessThanOrEqual(0)
    }
    await window.load(axe.source)
    await window.load('axe.run().then(({violations}) => (window.found = violations.map(({id}) => id)))')
    const found = () => window.run(() => (globalThis as {found?: string[]}).found)
    await expect.poll(found, {message: address, timeout: 60_000}).toEqual([])
  }
  await window.open(unknownAddress)
  expect(await heading(window)).toBe(notFound.heading)
})

for (const state of ['not hydrated', 'hydrated'])
  test(`the links of the header open their pages, and Back restores the position, ${state}`, async ({
    window,
  }) => {
    async function openHome() {
      await window.open('/')
      if (state === 'not hydrated') return
      await window.press('footer input[type=email]')
      await expect.poll(() => window.run(() => document.querySelector('[data-awake]') !== null)).toBe(true)
    }
    await window.resize(...desktop)
    for (const {text, to} of navigation.header) {
      await openHome()
      await window.press('header a', text)
      await expect.poll(() => path(window)).toBe(to)
    }
    await openHome()
    await window.run(() => scrollTo({top: 900, behavior: 'instant'}))
    await window.press('header a', first.text)
    await expect.poll(() => path(window)).toBe(first.to)
    await window.back()
    await expect.poll(() => path(window)).toBe('/')
    await expect.poll(() => window.run(() => Math.round(scrollY))).toBe(900)
  })

test('on a phone the menu opens and closes, its links work, and Escape returns to its button', async ({
  window,
}) => {
  await window.resize(...phone)
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

test('the contact form refuses an invalid address, and then is sent once, with nothing in the URL', async ({
  window,
}) => {
  await window.resize(...phone)
  await window.open('/contact')
  for (const name of ['name', 'subject', 'message']) {
    await window.press(`main [name=${name}]`)
    await window.type('Ada')
  }
  await window.press('main [name=email]')
  await window.type('no address')
  await window.press('main [type=submit]')
  await expect.poll(() => window.run(() => (document.activeElement as HTMLInputElement).name)).toBe('email')
  await expect.poll(() => isShown(window, '#email-field-typeMismatch')).toBe(true)
  expect(await messages(window)).toBe(0)
  await window.run(() => document.querySelector<HTMLInputElement>('main [name=email]')?.select())
  await window.type('ada@example.org')
  await window.press('main [type=submit]')
  await expect.poll(() => messages(window)).toBe(1)
  await expect.poll(() => isShown(window, 'main [name=email]')).toBe(false)
  expect(await window.run(() => location.href)).toMatch(/\/contact$/)
})

test('buttons and the newsletter’s form show one message at the first press', async ({window}) => {
  await window.resize(...desktop)
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

test('a question opens, and no line of our address is broken into two', async ({window}) => {
  await window.resize(...desktop)
  await window.open('/contact')
  await window.press('main details summary')
  await expect
    .poll(() => window.run(() => document.querySelector('main details')?.hasAttribute('open')))
    .toBe(true)
  const [written, shown] = await window.run(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('main address') as Element)
    const bottoms = [...range.getClientRects()]
      .filter(({width}) => width > 1)
      .map(({bottom}) => Math.round(bottom))
    return [document.querySelectorAll('main address br').length + 1, new Set(bottoms).size] as const
  })
  expect(shown).toBe(written)
})

// S2.34
test('the search finds a page by a mistyped word, and leads to it', async ({window}) => {
  await window.resize(...desktop)
  await window.open('/volunteer')
  const mistyped = (await heading(window))?.replace(/(\p{L}{5})\p{L}/u, '$1') ?? ''
  await window.open('/terms')
  await window.press('header button', labels.search)
  await expect.poll(() => window.run(() => document.activeElement?.id)).toBe('siteSearched')
  await window.type(mistyped)
  const result = () =>
    window.run(() => document.querySelector('#siteSearch li:not([data-help]) a')?.getAttribute('href'))
  await expect.poll(result).toMatch(/^\/volunteer/)
  await window.type(keys.enter)
  await expect.poll(() => path(window)).toMatch(/^\/volunteer/)
})
