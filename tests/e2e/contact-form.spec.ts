import type {Page} from 'playwright/test'
import {expect, test, toast} from './site.ts'

const secret = 'my-secret-words'

async function fillIn(page: Page) {
  await page.getByRole('radio', {name: 'Partnership'}).check()
  await page.getByLabel('Full Name', {exact: true}).fill(`Ada ${secret}`)
  await page.getByLabel('Email Address', {exact: true}).fill(`${secret}@example.org`)
  await page.getByLabel('Subject', {exact: true}).fill(`About ${secret}`)
  await page.getByLabel('Message', {exact: true}).fill(`Hello\n${secret} <script>alert(1)</script>`)
}

const send = (page: Page) => page.getByRole('button', {name: 'Send message'}).click()

test('four kinds of inquiry, none chosen, of which one can be', async ({page}) => {
  await page.goto('/contact')
  const kinds = page.getByRole('group', {name: 'What is it about?'}).getByRole('radio')
  await expect(kinds).toHaveCount(4)
  expect(await kinds.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    'program',
    'volunteer',
    'partnership',
    'support',
  ])
  for (const kind of await kinds.all()) await expect(kind).not.toBeChecked()
  await kinds.nth(0).check()
  await kinds.nth(2).check()
  await expect(kinds.nth(0)).not.toBeChecked()
})

test('name, e-mail, subject and a message of five rows are required', async ({page}) => {
  await page.goto('/contact')
  for (const label of ['Full Name', 'Subject', 'Message'])
    await expect(page.getByLabel(label, {exact: true})).toHaveAttribute('required', '')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveAttribute('required', '')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Message', {exact: true})).toHaveAttribute('rows', '5')
})

test('an unfinished form is not taken, and the browser points at what is missing', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  await page.getByLabel('Subject', {exact: true}).fill('')
  await send(page)
  await expect(page.getByLabel('Subject', {exact: true})).toBeFocused()
  await expect(toast(page)).toHaveCount(0)
  await page.getByLabel('Subject', {exact: true}).fill('Hello')
  await page.getByLabel('Email Address', {exact: true}).fill('no address')
  await send(page)
  await expect(page.getByLabel('Email Address', {exact: true})).toBeFocused()
  await expect(toast(page)).toHaveCount(0)
})

test('sending thanks, says when we reply, and empties every field', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(toast(page)).toHaveText("Thank you for your message!We'll reply within 24 hours.")
  for (const label of ['Full Name', 'Subject', 'Message'])
    await expect(page.getByLabel(label, {exact: true})).toHaveValue('')
  await expect(page.getByLabel('Email Address', {exact: true})).toHaveValue('')
  for (const kind of await page.getByRole('radio').all()) await expect(kind).not.toBeChecked()
  await expect(page.getByRole('form', {name: 'Send us a message'}).getByRole('status')).toHaveText(
    'Thank you for your message!',
  )
})

test('nothing that was typed leaves the page, or stays in it', async ({page, context}) => {
  await page.goto('/contact')
  const requests: string[] = []
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.getByRole('button', {name: 'Send message'}).focus()
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  context.on('request', (request) => requests.push(request.url()))
  await fillIn(page)
  await send(page)
  await expect(toast(page)).toBeVisible()
  expect(requests).toEqual([])
  expect(logged).toEqual([])
  expect(page.url()).not.toContain(secret)
  expect(await page.evaluate(() => history.length)).toBe(2)
  expect(await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie]))).toBe(
    '[{},{},""]',
  )
  expect(await page.content()).not.toContain(secret)
})

test('twenty presses at once send one message', async ({page}) => {
  await page.goto('/contact')
  await fillIn(page)
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Send message')
    for (let press = 0; press < 20; press++) button?.click()
  })
  await expect(toast(page)).toHaveCount(1)
  await expect(page.getByLabel('Full Name', {exact: true})).toHaveValue('')
})

test('a message sent before React is there is held, and taken once it is', async ({page}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(toast(page)).toContainText('Thank you for your message!')
  expect(page.url()).not.toContain(secret)
})

test('a message is not lost to an address when React cannot be loaded', async ({page}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/contact')
  await fillIn(page)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('hello@twelvesides.example.org')
  await expect(page.getByLabel('Subject', {exact: true})).toHaveValue(`About ${secret}`)
  expect(page.url()).not.toContain(secret)
})

test('the form says that it is not connected yet and gives the e-mail address', async ({page}) => {
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText('isn’t connected yet')
  await expect(page.getByRole('main').getByRole('link', {name: 'hello@twelvesides.example.org'}).first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the form cannot be sent and offers e-mail', async ({page}) => {
    await page.goto('/contact')
    await expect(page.getByRole('button', {name: 'Send message'})).toBeHidden()
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
    await page.getByLabel('Full Name', {exact: true}).fill(secret)
    await page.getByLabel('Full Name', {exact: true}).press('Enter')
    expect(page.url()).not.toContain(secret)
  })
})
