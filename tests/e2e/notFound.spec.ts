import type {Page} from 'playwright/test'
import {test} from './sharedPage.ts'
import {addresses, test as alone, expect, hydrateNewsletter, labels} from './site.ts'

const meant = (page: Page) => page.getByText(labels.didYouMean)

/** Those of one part, in which a slip of the hand is made. */
const slips = addresses
  .filter((address) => /^\/[^/]{4,}$/.test(address))
  .slice(0, 3)
  .flatMap((address) => [
    {typed: address.slice(0, 3) + address.slice(4), address},
    {typed: `${address}x`, address},
    {typed: address.toUpperCase(), address},
    {typed: `${address}/x`, address},
  ])

// S2.33
test('an address that is nearly that of a page is answered with it', async ({page}) => {
  for (const {typed, address} of slips) {
    await page.goto(typed)
    await expect(meant(page).getByRole('link'), typed).toHaveText(address)
    await expect(meant(page).getByRole('link'), typed).toHaveAttribute('href', address)
  }
})

// S2.33
test('an address that is like no page is answered with none', async ({page}) => {
  for (const address of ['/no-such-page', '/x', '/a/b/c/d/e', '/%0a', '/wp-login.php', '/constructor', '/%3Cb%3E']) {
    await page.goto(address)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(meant(page), address).toBeHidden()
  }
})

// S2.33, S11.4
test('the page that was meant stays named when React wakes', async ({page, complaints}) => {
  await page.goto('/progams')
  await hydrateNewsletter(page)
  await expect(meant(page).getByRole('link')).toHaveText('/programs')
  expect(complaints.filter((each) => !/404/.test(each))).toEqual([])
  await meant(page).getByRole('link').click()
  await expect(page).toHaveURL('/programs')
})

alone.describe('without JavaScript', () => {
  alone.use({javaScriptEnabled: false})
  // S2.33, F1
  alone('every page that is in no folder is listed', async ({page}) => {
    await page.goto('/progams')
    const links = page.getByRole('navigation', {name: labels.allPages}).getByRole('link')
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(listed.sort()).toEqual(addresses.filter((address) => address.lastIndexOf('/') === 0).sort())
    await expect(meant(page)).toBeHidden()
  })
})
