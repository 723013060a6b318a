import {labels} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'
import {keys} from './drivers/tab.ts'

// S2.34
test('the search finds a page by words with a slip in them, and leads to it', async ({tab, visitor}) => {
  await tab.resize({width: 1280, height: 800})
  await tab.open('/volunteer')
  const heading = await tab.run(() => document.querySelector('h1')?.textContent ?? '')
  await tab.open('/terms')
  await visitor.press(labels.search)
  await expect.poll(() => tab.run(() => document.activeElement?.id)).toBe('siteSearched')
  await tab.type(heading.replace(/(\p{L}{5})\p{L}/u, '$1'))
  const answers = () =>
    tab.run(() => [...document.querySelectorAll('dialog li a')].map((link) => link.getAttribute('href')))
  await expect.poll(answers).toContainEqual(expect.stringMatching(/^\/volunteer/))
  const [first] = await answers()
  await tab.type(keys.enter)
  await expect.poll(visitor.address).toBe(first)
})
