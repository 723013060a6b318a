import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from 'playwright/test'
import {addressOf} from '../../src/site/address.ts'
import {expect, hydrateNewsletter, test} from './site.ts'

const folder = join(import.meta.dirname, '../../pages')
const shared = readdirSync(folder, {recursive: true, encoding: 'utf8'}).flatMap((name) => {
  const words =
    name.endsWith('.mdx') && /<ShareButton>(.*)<\/ShareButton>/.exec(readFileSync(join(folder, name), 'utf8'))?.[1]
  return words ? [{address: addressOf(`pages/${name}`), words}] : []
})

/** What a phone’s share sheet was given, and whether a press was behind it. */
type Given = {title: string; url: string; pressed: boolean}[]

/** Gives the browser a share sheet, or takes it away. */
async function phone(page: Page, hasSheet: boolean) {
  await page.addInitScript((has) => {
    const given: object[] = []
    Object.assign(window, {given})
    const share = async ({title, url}: ShareData) => {
      given.push({title, url: new URL(url ?? '', location.href).href, pressed: navigator.userActivation.isActive})
      // As where it is closed again.
      throw new DOMException('', 'AbortError')
    }
    Object.defineProperty(navigator, 'share', {value: has ? share : undefined})
  }, hasSheet)
}

const given = (page: Page) => page.evaluate(() => (window as unknown as {given: Given}).given)

for (const {address, words} of shared) {
  for (const state of ['asleep', 'awake']) {
    // S2.80
    test(`an ${state} ${address} is passed on by the phone’s share sheet`, async ({page, complaints}) => {
      await phone(page, true)
      await page.goto(`${address}#somewhere`)
      if (state === 'awake') await hydrateNewsletter(page)
      await page.getByRole('button', {name: words}).click()
      expect(await given(page)).toEqual([
        {title: await page.title(), url: new URL(address, page.url()).href, pressed: true},
      ])
      expect(complaints).toEqual([])
    })
  }

  // S2.80
  test(`${address} has no button to share it where there is no share sheet`, async ({page}) => {
    await phone(page, false)
    await page.goto(address)
    await expect(page.getByRole('button', {name: words})).toBeHidden()
    await hydrateNewsletter(page)
    await expect(page.getByRole('button', {name: words})).toBeHidden()
  })
}
