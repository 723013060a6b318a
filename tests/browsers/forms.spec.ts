import {labels} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'
import type {Tab} from './drivers/tab.ts'
import type {Visitor} from './visitor.ts'

async function fillIn(tab: Tab, visitor: Visitor, email: string) {
  for (const [label, words] of [
    ['Full Name', 'Ada'],
    ['Email Address', email],
    ['Subject', 'Hello'],
    ['Message', 'A question'],
  ] as const) {
    await visitor.press(label, 'main')
    await tab.type(words)
  }
}

const values = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input:not([type=radio]), main textarea:not([readonly])')].map(
      ({value}) => value,
    ),
  )

test('a form that is not finished is not taken', async ({tab, visitor}) => {
  await tab.open('/contact')
  await fillIn(tab, visitor, 'no address')
  await visitor.press(labels.putInEmail)
  await expect.poll(() => tab.run(() => (document.activeElement as HTMLInputElement | null)?.name)).toBe('email')
  expect(await visitor.messages()).toEqual([])
})

test('a field that was refused says what to do, and stands below the bar', async ({tab, visitor}) => {
  await tab.resize({width: 390, height: 844})
  await tab.open('/contact')
  await fillIn(tab, visitor, 'no address')
  await tab.run(() => document.querySelector('main [type=submit]')?.scrollIntoView({behavior: 'instant'}))
  await visitor.press(labels.putInEmail)
  await expect
    .poll(() => tab.run(() => document.querySelector('#email-field-correction')?.textContent ?? ''))
    .toMatch(/\w/)
  expect(await tab.run(() => document.querySelector('#email-field')?.getAttribute('aria-invalid'))).toBe('true')
  await expect
    .poll(() =>
      tab.run(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const field = document.querySelector('#email-field')?.getBoundingClientRect().top ?? 0
        // A browser scrolls by whole pixels.
        return Math.round(field - bar)
      }),
    )
    .toBeGreaterThanOrEqual(0)
})

test('a form is answered once and emptied, and nothing of it gets into the address', async ({tab, visitor}) => {
  await tab.open('/contact')
  await fillIn(tab, visitor, 'ada@example.org')
  expect(await values(tab)).toEqual(['Ada', 'ada@example.org', 'Hello', 'A question'])
  await visitor.press(labels.putInEmail)
  await expect.poll(visitor.messages).toHaveLength(1)
  await expect.poll(() => values(tab)).toEqual(['', '', '', ''])
  expect(await tab.run(() => location.href)).toMatch(/\/contact$/)
  expect(await tab.complaints()).toEqual([])
})

test('the newsletter’s form answers', async ({tab, visitor}) => {
  await tab.open('/')
  await visitor.press(labels.newsAddress, 'footer')
  await tab.type('ada@example.org')
  await visitor.press(labels.getNews)
  await expect.poll(visitor.messages).toHaveLength(1)
  expect(await tab.run(() => location.search)).toBe('')
})
