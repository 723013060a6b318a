import {details, navigation} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'
import type {Tab} from './drivers/tab.ts'

const {header} = navigation

const title = (tab: Tab) => tab.run(() => document.querySelector('h1')?.textContent ?? '')
const scrolled = (tab: Tab) => tab.run(() => Math.round(scrollY))

for (const state of ['asleep', 'awake']) {
  test(`every link of the header leads to its page, ${state}`, async ({tab, visitor}) => {
    await tab.open('/')
    for (const {text, to} of header) {
      if (state === 'awake') await visitor.wake()
      const before = await title(tab)
      await visitor.press(text, 'header')
      await expect.poll(visitor.address).toBe(to)
      await expect.poll(() => title(tab)).not.toBe(before)
    }
    expect(await tab.complaints()).toEqual([])
  })

  test(`the way back leads to where a visitor was on the page, ${state}`, async ({tab, visitor}) => {
    await tab.open('/')
    if (state === 'awake') await visitor.wake()
    await tab.run(() => scrollTo({top: 900, behavior: 'instant'}))
    await expect.poll(() => scrolled(tab)).toBe(900)
    await visitor.press(header[0]?.text ?? '', 'header')
    await expect.poll(visitor.address).toBe(header[0]?.to)
    await tab.back()
    await expect.poll(visitor.address).toBe('/')
    await expect.poll(() => scrolled(tab)).toBe(900)
  })

  test(`a link to a place on the page leads there after other pages were seen, ${state}`, async ({tab, visitor}) => {
    await tab.open('/about')
    if (state === 'awake') await visitor.wake()
    await tab.run(() => scrollTo({top: 700, behavior: 'instant'}))
    await visitor.press(header[1]?.text ?? '', 'header')
    await expect.poll(visitor.address).toBe(header[1]?.to)
    if (state === 'awake') await visitor.wake()
    await visitor.press(details.name, 'header')
    await expect.poll(visitor.address).toBe('/')
    if (state === 'awake') await visitor.wake()
    await tab.run(() => scrollTo({top: 0, behavior: 'instant'}))
    const [toast] = await tab.run(() =>
      [...document.querySelectorAll('main a[href$="#get-involved"]')].map((link) => link.textContent ?? ''),
    )
    await visitor.press(toast ?? '', 'main')
    await expect.poll(visitor.address).toBe('/#get-involved')
    await expect.poll(() => visitor.shows('#get-involved')).toBe(true)
  })
}
