import axe from 'axe-core'
import {addresses, labels, navigation} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'
import {visitorOf} from './visitor.ts'

test('a question opens to its answer', async ({tab, visitor}) => {
  await tab.open('/contact')
  const open = () => tab.run(() => document.querySelector('details')?.open)
  expect(await open()).toBe(false)
  const question = await tab.run(() => document.querySelector('summary')?.textContent ?? '')
  await visitor.press(question, 'main')
  await expect.poll(open).toBe(true)
})

test('a share stands in the middle of its ring', async ({tab}) => {
  await tab.open('/donate')
  const [ring, share] = await tab.run(() =>
    [...document.querySelectorAll('main p > svg, main p > svg + b')].map((each) => {
      const {left, width} = each.getBoundingClientRect()
      return Math.round(left + width / 2)
    }),
  )
  expect(ring).toBeGreaterThan(0)
  expect(share).toBe(ring)
})

test('our address has its own lines, and no more', async ({tab}) => {
  await tab.open('/contact')
  const [written, seen] = await tab.run(() => {
    const words = document.createRange()
    words.selectNodeContents(document.querySelector('main address') as Element)
    return [
      document.querySelectorAll('main address br').length + 1,
      new Set([...words.getClientRects()].map(({bottom}) => bottom)).size,
    ]
  })
  expect(seen).toBe(written)
})

test('without scripts every page is read, and no button is left that does nothing', async ({openWith, kind}) => {
  test.skip(kind === 'webkit', 'WebKitGTK’s driver works by scripts, so they can’t be turned off')
  const tab = await openWith({scripts: false})
  for (const address of addresses) {
    await tab.open(address)
    const {heading, dead} = await tab.run(() => ({
      heading: document.querySelector('h1')?.textContent,
      dead: [...document.querySelectorAll<HTMLElement>('main button')].filter(
        (button) => button.getClientRects().length > 0,
      ).length,
    }))
    expect(heading).toMatch(/\S/)
    expect(dead, address).toBe(0)
  }
})

test('dark is dark, and words stay lighter than their ground', async ({openWith}) => {
  const tab = await openWith({dark: true})
  await tab.open('/')
  const [words, ground] = await tab.run(() => {
    const brightness = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
    const {color, backgroundColor} = getComputedStyle(document.documentElement)
    return [brightness(color), brightness(backgroundColor)]
  })
  expect(words).toBeGreaterThan(600)
  expect(ground).toBeLessThan(120)
})

test('with reduced motion nothing glides', async ({openWith}) => {
  const tab = await openWith({reducedMotion: true})
  await tab.open('/')
  expect(await tab.run(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await visitorOf(tab).press(labels.getNews, 'footer')
  await expect.poll(visitorOf(tab).messages).toHaveLength(1)
})

test('a page can be printed', async ({tab, kind}) => {
  test.skip(kind === 'webkit', 'WebKitGTK’s driver can’t print')
  await tab.open('/contact')
  const pdf = Buffer.from((await tab.print?.()) ?? [])
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

for (const dark of [false, true]) {
  test(`axe finds nothing to say of any page, ${dark ? 'dark' : 'light'}`, async ({openWith}) => {
    test.setTimeout(240_000)
    const tab = await openWith({dark})
    for (const address of addresses) {
      await tab.open(address)
      await tab.load(axe.source)
      const found = await tab.run(async () => {
        const {violations} = await (
          window as never as {axe: {run: () => Promise<{violations: {id: string}[]}>}}
        ).axe.run()
        return violations.map(({id}) => id)
      })
      expect(found, address).toEqual([])
    }
  })
}

test('a phone on its side shows the way on while its menu is open', async ({tab, visitor}) => {
  const [first] = navigation.header
  await tab.resize({width: 844, height: 390})
  await tab.open('/')
  await visitor.press(labels.menu)
  await expect.poll(() => visitor.sees(first?.text ?? '', 'header')).toBe(true)
  const last = navigation.header.at(-1)
  await visitor.press(last?.text ?? '', 'header')
  await expect.poll(visitor.address).toBe(last?.to)
})
