import {labels} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'
import {keys} from './drivers/tab.ts'

// S2.34
test('the search finds a page by words with a slip in them, and leads to it', async ({tab, visitor}) => {
  await tab.resize({width: 1280, height: 800})
  await tab.open('/terms')
  await visitor.press(labels.search)
  await expect.poll(() => tab.run(() => document.activeElement?.id)).toBe('siteSearched')
  await tab.type('volunter')
  await expect
    .poll(() => tab.run(() => document.querySelector('dialog li a')?.getAttribute('href') ?? ''))
    .toMatch(/^\/volunteer/)
  await tab.type(keys.enter)
  await expect.poll(() => tab.run(() => location.pathname)).toBe('/volunteer')
})
