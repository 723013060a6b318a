import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from 'playwright/test'
import {addressOf} from '../../src/site/address.ts'
import {expect, hydrateNewsletter, test} from './site.ts'

const folder = join(import.meta.dirname, '../../pages')
const wordsIn = (name: string) =>
  /<ShareButton>(.*)<\/ShareButton>/.exec(
    name.endsWith('.mdx') ? readFileSync(join(folder, name), 'utf8') : '',
  )?.[1]
const sharedPage = readdirSync(folder, {recursive: true, encoding: 'utf8'}).find(wordsIn) ?? ''
const address = addressOf(`pages/${sharedPage}`)
const shareButton = (page: Page) => page.getByRole('button', {name: wordsIn(sharedPage), exact: true})

/**
 * Runs in the page: replaces the device's share sheet by one that records what is shared, and then is
 * cancelled.
 */
function addShareSheet() {
  const shared: object[] = []
  Object.assign(window, {shared})
  const share = async ({title, url}: ShareData) => {
    shared.push({
      title,
      url: new URL(url ?? '', location.href).href,
      pressed: navigator.userActivation.isActive,
    })
    throw new DOMException('', 'AbortError')
  }
  Object.defineProperty(navigator, 'share', {value: share})
}

// S2.80
test('a page is shared by the device’s share sheet, before and after hydration', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(addShareSheet)
  await page.goto(`${address}#somewhere`)
  await shareButton(page).click()
  await hydrateNewsletter(page)
  await shareButton(page).click()
  const expected = {title: await page.title(), url: new URL(address, page.url()).href, pressed: true}
  expect(await page.evaluate(() => (window as unknown as {shared: object[]}).shared)).toEqual([
    expected,
    expected,
  ])
  expect(complaints).toEqual([])
})

// S2.80
test('a page has no share button on devices without a share sheet', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', {value: undefined}))
  await page.goto(address)
  await hydrateNewsletter(page)
  await expect(shareButton(page)).toBeHidden()
})
