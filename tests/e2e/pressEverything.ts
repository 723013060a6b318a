import {expect, type Page} from 'playwright/test'
import {hydrateNewsletter, labels, submitButton} from './site.ts'
import {secret} from './traces.ts'

/** Does on a page whatever a visitor can: opens every question and the menu, fills in and sends every form, presses every button. */
export async function pressEverything(page: Page) {
  for (const question of await page.locator('summary:visible').all()) await question.click()
  await fillIn(page)
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    await button.click()
    // What a button shows comes when its code is there: a message, or the search.
    const search = page.getByRole('dialog')
    const close = page.getByRole('button', {name: labels.closeMessage})
    await expect(search.or(close)).toBeVisible()
    if (await search.isVisible()) await searchForSecret(page)
    else await closeMessage(page)
  }
  await page.getByLabel(labels.newsAddress, {exact: true}).fill(`${secret}@example.org`)
  await submitButton(page, 'newsletter').click()
  await closeMessage(page)
  await openMenu(page)
}

/** A message may lie over what is pressed next. */
async function closeMessage(page: Page) {
  const close = page.getByRole('button', {name: labels.closeMessage})
  await close.click()
  await expect(close).toHaveCount(0)
}

/** What is searched for stays in the window that it is typed in. */
async function searchForSecret(page: Page) {
  await page.getByRole('searchbox').fill(secret)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function fillIn(page: Page) {
  const main = page.getByRole('main')
  for (const field of await main.locator('input[type=radio]').all()) await field.check()
  for (const field of await main.locator('input:not([type=radio]), textarea').all()) {
    const email = (await field.getAttribute('type')) === 'email'
    await field.fill(email ? `${secret}@example.org` : secret)
  }
}

/** The menu is a button on phones only. */
async function openMenu(page: Page) {
  const size = page.viewportSize()
  await page.setViewportSize({width: 390, height: 844})
  await page.getByRole('button', {name: labels.menu}).click()
  await expect(page.locator('#siteMenu')).toBeVisible()
  await page.keyboard.press('Escape')
  if (size) await page.setViewportSize(size)
}

/** Follows every link that script answers with a message too, and comes back. */
export async function followToastLinks(page: Page) {
  const address = page.url()
  const links = page.locator('a[data-wake]')
  const count = await links.count()
  for (let index = 0; index < count; index++) {
    const link = links.nth(index)
    if (await link.getAttribute('target')) {
      const opened = page.waitForEvent('popup')
      await link.click()
      await (await opened).close()
      await closeMessage(page)
      continue
    }
    const {pathname} = new URL((await link.getAttribute('href')) ?? '', page.url())
    await link.click()
    if (pathname === new URL(address).pathname) {
      await closeMessage(page)
      continue
    }
    await page.waitForURL((url) => url.pathname === pathname)
    await page.goto(address)
    await hydrateNewsletter(page)
  }
}
