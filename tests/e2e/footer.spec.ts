import {policiesRoute, toasts} from '../specification.ts'
import {test} from './sharedPage.ts'
import {awake, buttonOf, expect, labels, navigation, readRecords, wake} from './site.ts'

const {newsletter} = toasts

// S2.31, S10.12
test('a link that calls someone who helps says whom it calls', async ({page}) => {
  await page.goto('/')
  for (const {need, name, phone} of readRecords('help.yaml')) {
    const link = page.getByRole('contentinfo').getByRole('link', {name: `${need}: ${name} ${phone}`, exact: true})
    await expect(link).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
  }
})

// S2.7, A1
test('the legal links lead to the policies on the contact page', async ({page}) => {
  for (const {text, to} of navigation.legal) {
    const [address, place = ''] = to.split('#')
    expect(address).toBe(policiesRoute)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', {name: text, exact: true}).click()
    await expect(page).toHaveURL(to)
    await expect(page.locator(`#${place}`)).toBeInViewport()
  }
})

// T6, S4.4, S7.1
test('the newsletter form only says that it is coming, and keeps what was typed to itself', async ({page}) => {
  await page.goto('/')
  await page.getByLabel(labels.newsAddress).fill('ada@example.org')
  const requests: string[] = []
  await buttonOf(page, 'newsletter').focus()
  await expect(awake(page)).not.toHaveCount(0)
  // A page that is fetched ahead takes nothing along of what was typed.
  page.on('request', (request) => request.headers()['sec-purpose'] || requests.push(request.url()))
  await buttonOf(page, 'newsletter').click()
  await expect(page.getByText(newsletter.title)).toBeVisible()
  await expect(page.getByText(newsletter.description)).toBeVisible()
  expect(requests).toEqual([])
  expect(page.url()).not.toContain('ada')
})

for (const state of ['asleep', 'awake']) {
  // S4.4
  test(`an ${state} page empties the newsletter's field once its form was sent`, async ({page}) => {
    await page.goto('/')
    if (state === 'awake') await wake(page)
    const field = page.getByLabel(labels.newsAddress)
    await field.fill('ada@example.org')
    await buttonOf(page, 'newsletter').click()
    await expect(page.getByText(newsletter.title)).toBeVisible()
    await expect(field).toHaveValue('')
  })
}

// S5.3, A12
test('the newsletter form refuses what is no e-mail address, and accepts nothing at all', async ({page}) => {
  await page.goto('/')
  await page.getByLabel(labels.newsAddress).fill('not an address')
  await buttonOf(page, 'newsletter').click()
  await expect(page.getByText(newsletter.title)).toBeHidden()
  await page.getByLabel(labels.newsAddress).fill('')
  await buttonOf(page, 'newsletter').click()
  await expect(page.getByText(newsletter.title)).toBeVisible()
})
