import {expect, test} from './site.ts'

test('the footer shows the contact details, the columns, the charity number and the year', async ({page}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', {name: 'hello@twelvesides.example.org'})).toHaveAttribute(
    'href',
    'mailto:hello@twelvesides.example.org',
  )
  await expect(footer.getByRole('link', {name: '020 7946 0012'})).toHaveAttribute('href', 'tel:+442079460012')
  for (const name of ['Quick Links', 'Programs', 'Get Involved', 'Stay Updated']) {
    await expect(footer.getByRole('heading', {name})).toBeVisible()
  }
  await expect(footer).toContainText('© 2024 Twelvesides')
  await expect(footer).toContainText('number 0000000')
})

test('the social links are there', async ({page}) => {
  await page.goto('/')
  for (const name of ['Instagram', 'YouTube', 'TikTok']) {
    await expect(page.getByRole('contentinfo').getByRole('link', {name})).toHaveAttribute(
      'href',
      /^https:\/\/example\.org\//,
    )
  }
})

test('the legal links lead to the policies on the contact page', async ({page}) => {
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', {name}).click()
    await expect(page).toHaveURL('/contact#policies')
    await expect(page.getByRole('heading', {name: 'Policies'})).toBeInViewport()
  }
})

test('the newsletter form only says that it is coming, and keeps what was typed to itself', async ({page}) => {
  await page.goto('/')
  await page.getByLabel('Email address').fill('ada@example.org')
  const requests: string[] = []
  await page.getByRole('button', {name: 'Sign up'}).focus()
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('button', {name: 'Sign up'}).click()
  await expect(page.getByText('Newsletter Signup Coming Soon!')).toBeVisible()
  await expect(page.getByText('For now, follow us on social media for updates.')).toBeVisible()
  expect(requests).toEqual([])
  expect(page.url()).not.toContain('ada')
})

test('the newsletter form refuses what is no e-mail address, and accepts nothing at all', async ({page}) => {
  await page.goto('/')
  await page.getByLabel('Email address').fill('not an address')
  await page.getByRole('button', {name: 'Sign up'}).click()
  await expect(page.getByText('Newsletter Signup Coming Soon!')).toBeHidden()
  await page.getByLabel('Email address').fill('')
  await page.getByRole('button', {name: 'Sign up'}).click()
  await expect(page.getByText('Newsletter Signup Coming Soon!')).toBeVisible()
})
