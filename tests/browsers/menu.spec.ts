import {labels, navigation} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'
import {keys} from './drivers/tab.ts'

const [first, second] = navigation.header

test.beforeEach(async ({tab}) => {
  await tab.resize({width: 390, height: 844})
  await tab.open('/')
})

test('the phone’s menu opens and closes by its button, and covers no more than it needs', async ({tab, visitor}) => {
  expect(await visitor.sees(first?.text ?? '', 'header')).toBe(false)
  await visitor.press(labels.menu)
  await expect.poll(() => visitor.sees(first?.text ?? '', 'header')).toBe(true)
  const [menu, links] = await tab.run(() => {
    const nav = document.querySelector('#siteMenu') as HTMLElement
    return [
      nav.getBoundingClientRect().height,
      Math.max(...[...nav.querySelectorAll('a')].map((a) => a.getBoundingClientRect().height)),
    ]
  })
  expect(links, 'no link is blown up').toBeLessThan(70)
  expect(menu, 'the page can still be seen').toBeLessThan(500)
  await visitor.press(labels.close)
  await expect.poll(() => visitor.sees(first?.text ?? '', 'header')).toBe(false)
})

test('the menu works by the keyboard alone, and Escape returns to its button', async ({tab, visitor}) => {
  await expect
    .poll(async () => {
      await tab.type(keys.tab)
      return tab.run(() => (document.activeElement as HTMLElement).innerText.trim())
    })
    .toBe(labels.menu)
  await tab.type(keys.enter)
  await expect.poll(() => visitor.sees(first?.text ?? '', 'header')).toBe(true)
  await tab.type(keys.escape)
  await expect.poll(() => visitor.sees(first?.text ?? '', 'header')).toBe(false)
  expect(await tab.run(() => document.activeElement?.textContent)).toContain(labels.menu)
})

test('a link of the menu leads there and closes it, asleep and awake', async ({tab, visitor}) => {
  await visitor.press(labels.menu)
  await visitor.press(first?.text ?? '', 'header')
  await expect.poll(visitor.address).toBe(first?.to)
  expect(await visitor.sees(second?.text ?? '', 'header')).toBe(false)
  await visitor.wake()
  await visitor.press(labels.menu)
  await visitor.press(second?.text ?? '', 'header')
  await expect.poll(visitor.address).toBe(second?.to)
  await expect.poll(() => visitor.sees(first?.text ?? '', 'header')).toBe(false)
  expect(await tab.complaints()).toEqual([])
})
