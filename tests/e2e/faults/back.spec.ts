import type {Page} from 'playwright/test'
import {browserArguments} from '../../../src/commands/findBrowser.ts'
import {ensureBrowser} from '../../../src/commands/installBrowser.ts'
import {expect, headerLink, labels, test, toastControl, toastMessage} from '../site.ts'

// Starts the browser as visitors do; by default Playwright disables the back/forward cache.
test.use({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** Goes back in the browser's history, and asserts that the page comes from the back/forward cache. */
async function goBack(page: Page, address: string) {
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(address)
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
}

test('F21 Back shows a page as it was left, but with its menu closed, and its buttons still work', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({persisted}) => {
      document.body.dataset.persisted = String(persisted)
    })
  })
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/contact')
  await page.getByRole('button', {name: labels.menu}).click()
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await goBack(page, '/contact')
  await expect(headerLink(page, '/about')).toBeHidden()
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await page.goto('/about')
  await goBack(page, '/contact')
  await page.getByRole('button', {name: labels.closeMessage}).click()
  await expect(toastMessage(page)).toHaveCount(0)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toHaveCount(1)
})
