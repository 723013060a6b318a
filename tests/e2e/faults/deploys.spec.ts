import type {Page} from 'playwright/test'
import {changedName} from '../../changedSite.ts'
import {toasts} from '../../specification.ts'
import {awake, buttonOf, controlFor, details, expect, headerLink, labels, saidBy, toast, wake} from '../site.ts'
import {countDocuments} from './breakScripts.ts'
import {test} from './deploys.ts'

const isNext = (page: Page) => expect(page).toHaveTitle(new RegExp(changedName))

test('F7 a page that was left asleep answers a button after a deploy', async ({page, deployNext}) => {
  await page.goto('/contact')
  deployNext()
  const documents = countDocuments(page)
  await controlFor(page, 'consultation').click()
  await expect(toast(page)).toContainText(toasts.consultation.title)
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
  await controlFor(page, 'thanks-for-interest').click()
  await expect(page).toHaveURL('/#get-involved')
  await context.route(`${new URL(details.donationPage).origin}/**`, (route) => route.fulfill({body: 'donate'}))
  const opened = context.waitForEvent('page')
  await controlFor(page, 'opening-donation-page').click()
  await (await opened).close()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toBeHidden()
  await controlFor(page, 'get-started').click()
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
  for (const button of [buttonOf(page, 'newsletter'), controlFor(page, 'consultation')]) {
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
  await wake(page)
  deployNext()
  const documents = countDocuments(page)
  const signUp = buttonOf(page, 'newsletter')
  for (const button of [controlFor(page, 'consultation'), controlFor(page, 'feature'), signUp]) {
    await button.click()
    await expect(toast(page)).toHaveCount(1)
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
  await controlFor(page, 'consultation').click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(words)
  await controlFor(page, 'feature').click()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  expect(documents()).toHaveLength(1)
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('F7 a message that is being written during a deploy is taken', async ({page, deployNext}) => {
  await page.goto('/contact')
  await page.getByLabel('Message', {exact: true}).fill('Hello')
  await expect(awake(page)).not.toHaveCount(0)
  deployNext()
  for (const label of ['Full Name', 'Subject']) await page.getByLabel(label, {exact: true}).fill('Ada')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  await buttonOf(page, 'contactForm').click()
  await expect(toast(page)).toContainText(saidBy('message-sent').title)
})
