import {addresses} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'

/** Every control of a page that answers with a message, each message once. */
function toastControls() {
  const seen = new Set<string>()
  return [...document.querySelectorAll<HTMLElement>('main [data-wake]:not(form, [data-wake=""])')]
    .filter(({dataset: {wake = ''}}) => !seen.has(wake) && seen.add(wake))
    .map(({dataset, textContent}) => ({id: dataset.wake ?? '', words: (textContent ?? '').replace(/\s+/g, ' ').trim()}))
}

test.describe('each control of a page that answers with a message does so once, on the first press', () => {
  for (const address of addresses) {
    test(address, async ({tab, visitor}) => {
      await tab.open(address)
      for (const {words} of await tab.run(toastControls)) {
        await tab.open(address)
        expect(await tab.run(() => document.documentElement.dataset.awake)).toBeNull()
        await visitor.press(words, 'main')
        await expect.poll(visitor.messages, words).toHaveLength(1)
        expect((await visitor.messages())[0]).toMatch(/\S/)
        expect(await tab.complaints()).toEqual([])
      }
    })
  }
})

/** The first control with a message on /contact, scrolled to where the pointer was pressed: in a free place below the header. */
const belowHeader = () => {
  const {
    left = 0,
    top = 0,
    width = 0,
  } = document.querySelector('main [data-wake]:not(form, [data-wake=""])')?.getBoundingClientRect() ?? {}
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return {x: left + width / 2, y: header + 9, by: top - header}
}

test('a control that is scrolled below a pointer at rest asks for nothing until it is pressed', async ({tab, kind}) => {
  test.skip(kind === 'webkit', 'WebKit moves the pointer by itself after a scroll, with the same event as for a hand.')
  const hovered = () => document.querySelector('[data-wake]:hover') !== null
  const scripts = () => performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js')).length
  await tab.open('/contact')
  const {x, y, by} = await tab.run(belowHeader)
  await tab.pressAt(x, y)
  expect(await tab.run(hovered)).toBe(false)
  await tab.run((top) => scrollTo({top, behavior: 'instant'}), by)
  await expect.poll(() => tab.run(hovered)).toBe(true)
  // What a script of the page asks for later is told after what the control would have asked for.
  await tab.run(() => fetch('/robots.txt').then((answer) => answer.text()))
  expect(await tab.run(scripts)).toBe(0)
  await tab.pressAt(x, y)
  await expect.poll(() => tab.run(scripts)).toBe(1)
})
