import type {Page} from 'playwright/test'
import {changedSiteName} from '../../changedSite.ts'
import {toasts} from '../../specification.ts'
import {test as base} from '../changedServer.ts'
import {
  expect,
  headerLink,
  hydratedIslands,
  messageText,
  siteDetails,
  submitButton,
  toastControl,
  toastMessage,
} from '../site.ts'
import {collectDocuments} from './scriptFailures.ts'

/**
 * `deployChanged` imitates a new deployment: later responses (in a folder, if given) come from the changed
 * site.
 */
const test = base.extend<{deployChanged: (folder?: string) => Promise<unknown>}>({
  deployChanged: async ({page, baseURL, changed}, use) => {
    // Prevents prefetches, because Playwright does not intercept them.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('script[type=speculationrules]')?.remove(),
      )
    })
    await use((folder = '') =>
      page.route(`${baseURL}/${folder}**`, async (route) => {
        const url = route
          .request()
          .url()
          .replace(baseURL ?? '', changed)
        await route.fulfill({response: await route.fetch({url})})
      }),
    )
    // The page may still be loading its font.
    await page.unrouteAll({behavior: 'ignoreErrors'})
  },
})

const expectChanged = (page: Page) => expect(page).toHaveTitle(new RegExp(changedSiteName))

test('F7 after a deploy, a button reloads the page once and shows its message', async ({
  page,
  deployChanged,
}) => {
  await page.goto('/contact')
  await deployChanged()
  const documents = collectDocuments(page)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toContainText(toasts.consultation.title)
  await expectChanged(page)
  expect(documents).toHaveLength(1)
  expect(await page.evaluate(() => history.state)).toBeNull()
})

test('F7 after a deploy, a button does not reload a page with a half-written message', async ({
  page,
  deployChanged,
}) => {
  await page.goto('/contact')
  await deployChanged()
  const documents = collectDocuments(page)
  await page.getByLabel('Message', {exact: true}).fill('Hello')
  await toastControl(page, 'consultation').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Message', {exact: true})).toHaveValue('Hello')
  expect(documents).toEqual([])
})

test('F7 after a deploy, all links of a page still work', async ({page, deployChanged, context}) => {
  await page.goto('/')
  await deployChanged()
  await toastControl(page, 'thanks-for-interest').click()
  await expect(page).toHaveURL('/#get-involved')
  await context.route(`${new URL(siteDetails.donationPage).origin}/**`, (route) =>
    route.fulfill({body: 'donate'}),
  )
  const opened = context.waitForEvent('page')
  await toastControl(page, 'opening-donation-page').click()
  await (await opened).close()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toBeHidden()
  await toastControl(page, 'get-started').click()
  await expect(page).toHaveURL('/get-involved')
  await headerLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
  await expectChanged(page)
})

test('F7 after a deploy, a hydrated page still shows messages and sends forms', async ({
  page,
  deployChanged,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Message', {exact: true}).fill('Hello')
  await expect(hydratedIslands(page)).not.toHaveCount(0)
  await deployChanged()
  const documents = collectDocuments(page)
  for (const id of ['consultation', 'feature']) {
    await toastControl(page, id).click()
    await expect(toastMessage(page)).toContainText(messageText(id).title)
  }
  for (const label of ['Full Name', 'Subject']) await page.getByLabel(label, {exact: true}).fill('Ada')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  for (const [form, id] of [
    ['contactForm', 'message-sent'],
    ['newsletter', 'newsletter'],
  ] as const) {
    await submitButton(page, form).click()
    await expect(toastMessage(page)).toContainText(messageText(id).title)
  }
  expect(documents).toEqual([])
  await headerLink(page, '/programs').click()
  await expect(page).toHaveURL('/programs')
  await expectChanged(page)
  expect(documents).toHaveLength(1)
})

test('F43 a page whose scripts are from a newer deploy can be read, reloads once, and its links work', async ({
  page,
  deployChanged,
}) => {
  await deployChanged('assets/')
  await page.goto('/contact')
  const text = await page.getByRole('main').innerText()
  const documents = collectDocuments(page)
  await toastControl(page, 'consultation').click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(text)
  await toastControl(page, 'feature').click()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  expect(documents).toHaveLength(1)
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})
