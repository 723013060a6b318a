import type {Page} from 'playwright/test'
import {expect, toast, wake} from '../site.ts'
import {countDocuments} from './breakScripts.ts'
import {nextName, test} from './deploys.ts'

// In one worker, in order: the second build is made once.
test.describe.configure({mode: 'default'})

const isNext = (page: Page) => expect(page).toHaveTitle(new RegExp(nextName))
const isFirst = (page: Page) => expect(page).not.toHaveTitle(new RegExp(nextName))
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name, exact: true})

test('F43 both deploys are whole, and share neither pages nor scripts', async ({page, host, deployNext}) => {
  await page.goto('/contact')
  await isFirst(page)
  const client = await page.locator('html').getAttribute('data-chunks')
  deployNext()
  await page.reload()
  await isNext(page)
  expect(await page.locator('html').getAttribute('data-chunks')).not.toBe(client)
  expect((await page.request.get(`${host.address}${client}`)).status()).toBe(404)
})

test('F7 a page that was left asleep answers a button after a deploy', async ({page, deployNext}) => {
  await page.goto('/contact')
  deployNext()
  const documents = countDocuments(page)
  await page.getByRole('button', {name: 'Book a call'}).click()
  await expect(toast(page)).toContainText('Booking System Coming Soon!')
  await isNext(page)
  expect(documents()).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Book a call')
})

test('F7 a page that was left asleep leads on after a deploy, also by the links that say hello', async ({
  page,
  deployNext,
  context,
}) => {
  await page.goto('/')
  deployNext()
  await page.getByRole('main').getByRole('link', {name: 'Volunteer or Mentor'}).click()
  await expect(page).toHaveURL('/#get-involved')
  await context.route('https://donate.example.org/**', (route) => route.fulfill({body: 'donate'}))
  const opened = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', {name: 'Support the Mission'}).click()
  await (await opened).close()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toBeHidden()
  await headerLink(page, 'Join Our Program').click()
  await expect(page).toHaveURL('/get-involved')
  await headerLink(page, 'Services').click()
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
  await page.getByLabel('Email address', {exact: true}).fill('ada@example.org')
  const documents = countDocuments(page)
  for (const name of ['Sign up', 'Book a call']) {
    await page.getByRole('button', {name}).click()
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
  for (const name of ['Book a call', 'Start a chat', 'Sign up']) {
    await page.getByRole('button', {name, exact: true}).click()
    await expect(toast(page)).toHaveCount(1)
  }
  expect(documents()).toEqual([])
  await headerLink(page, 'Programs').click()
  await expect(page).toHaveURL('/programs')
  await isNext(page)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(documents()).toHaveLength(1)
})

test('F7 a tab left open across two deploys leads everywhere, and back', async ({page, host, baseURL, deployNext}) => {
  await page.goto('/')
  await wake(page)
  deployNext()
  await headerLink(page, 'About').click()
  await isNext(page)
  await wake(page)
  await headerLink(page, 'Services').click()
  await expect(page).toHaveURL('/services')
  host.deploy(baseURL ?? '')
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveURL('/contact')
  await isFirst(page)
  await page.getByRole('button', {name: 'Book a call'}).click()
  await expect(toast(page)).toHaveCount(1)
  for (const address of ['/services', '/about', '/']) {
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await page.getByRole('button', {name: 'Sign up'}).press('Enter')
    await expect(toast(page).or(page.getByRole('alert')).first()).toBeVisible()
  }
})

test('F43 a page whose scripts are of the next deploy is read, tries once to be renewed, and leads on', async ({
  page,
  host,
  next,
  baseURL,
}) => {
  host.deploy(baseURL ?? '', next.address)
  await page.goto('/contact')
  const words = await page.getByRole('main').innerText()
  const documents = countDocuments(page)
  await page.getByRole('button', {name: 'Book a call'}).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(words)
  await page.getByRole('button', {name: 'Start a chat'}).click()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  expect(documents()).toHaveLength(1)
  await headerLink(page, 'About').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('F7 a message that is being written during a deploy is taken', async ({page, deployNext}) => {
  await page.goto('/contact')
  await page.getByLabel('Message', {exact: true}).fill('Hello')
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  deployNext()
  for (const label of ['Full Name', 'Subject']) await page.getByLabel(label, {exact: true}).fill('Ada')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  await page.getByRole('button', {name: 'Send message'}).click()
  await expect(toast(page)).toContainText('Thank you for your message!')
})
