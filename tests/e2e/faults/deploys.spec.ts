import type {Page} from 'playwright/test'
import {changedSiteName} from '../../changedSite.ts'
import {toasts} from '../../specification.ts'
import {
  expect,
  headerLink,
  hydratedIslands,
  hydrateNewsletter,
  labels,
  messageText,
  siteDetails,
  submitButton,
  toastControl,
  toastMessage,
} from '../site.ts'
import {test} from './deploys.ts'
import {countDocuments} from './scriptFailures.ts'

const isNext = (page: Page) => expect(page).toHaveTitle(new RegExp(changedSiteName))

test('F7 a page that was left asleep answers a button after a deploy', async ({page, deployNext}) => {
  await page.goto('/contact')
  deployNext()
  const documents = countDocuments(page)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toContainText(toasts.consultation.title)
  await isNext(page)
  expect(documents()).toHaveLength(1)
  expect(await page.evaluate(() => history.state)).toBeNull()
})

test('F7 a page that was left asleep leads on after a deploy, also by the links that say hello', async ({
  page,
  deployNext,
  context,
}) => {
  await page.goto('/')
  deployNext()
  await toastControl(page, 'thanks-for-interest').click()
  await expect(page).toHaveURL('/#get-involved')
  await context.route(`${new URL(siteDetails.donationPage).origin}/**`, (route) => route.fulfill({body: 'donate'}))
  const opened = context.waitForEvent('page')
  await toastControl(page, 'opening-donation-page').click()
  await (await opened).close()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toBeHidden()
  await toastControl(page, 'get-started').click()
  await expect(page).toHaveURL('/get-involved')
  await headerLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
  await isNext(page)
})

test('F7 a page that was left asleep keeps what was typed, and says how else to send it', async ({
  page,
  deployNext,
}) => {
  await page.goto('/contact')
  // Before anything is typed: the first letter would have woken the page.
  deployNext()
  await page.getByLabel('Message', {exact: true}).fill('Hello')
  await page.getByLabel(labels.newsAddress, {exact: true}).fill('ada@example.org')
  const documents = countDocuments(page)
  for (const button of [submitButton(page, 'newsletter'), toastControl(page, 'consultation')]) {
    await button.click()
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  }
  await expect(page.getByLabel('Message', {exact: true})).toHaveValue('Hello')
  expect(documents()).toEqual([])
})

test('F7 an awake page answers everything after a deploy, and opens the next page with one document', async ({
  page,
  deployNext,
}) => {
  await page.goto('/contact')
  await hydrateNewsletter(page)
  deployNext()
  const documents = countDocuments(page)
  const signUp = submitButton(page, 'newsletter')
  for (const button of [toastControl(page, 'consultation'), toastControl(page, 'feature'), signUp]) {
    await button.click()
    await expect(toastMessage(page)).toHaveCount(1)
  }
  expect(documents()).toEqual([])
  await headerLink(page, '/programs').click()
  await expect(page).toHaveURL('/programs')
  await isNext(page)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(documents()).toHaveLength(1)
})

test('F43 a page whose scripts are of the next deploy is read, tries once to be renewed, and leads on', async ({
  page,
  host,
  changed,
  baseURL,
}) => {
  host.deploy(baseURL ?? '', changed.address)
  await page.goto('/contact')
  const words = await page.getByRole('main').innerText()
  const documents = countDocuments(page)
  await toastControl(page, 'consultation').click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(words)
  await toastControl(page, 'feature').click()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  expect(documents()).toHaveLength(1)
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('F7 a message that is being written during a deploy is taken', async ({page, deployNext}) => {
  await page.goto('/contact')
  await page.getByLabel('Message', {exact: true}).fill('Hello')
  await expect(hydratedIslands(page)).not.toHaveCount(0)
  deployNext()
  for (const label of ['Full Name', 'Subject']) await page.getByLabel(label, {exact: true}).fill('Ada')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  await submitButton(page, 'contactForm').click()
  await expect(toastMessage(page)).toContainText(messageText('message-sent').title)
})
