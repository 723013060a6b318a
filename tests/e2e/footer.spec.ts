import {dialled} from '../../content/dialled.ts'
import {policiesRoute, toasts} from '../specification.ts'
import {test} from './sharedPage.ts'
import {awake, buttonOf, details, expect, labels, navigation, readRecords, wake} from './site.ts'

const {newsletter} = toasts

// S2.6
test('the footer shows the contact details, the columns, the charity number and the year', async ({page}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', {name: details.email, exact: true})).toHaveAttribute(
    'href',
    `mailto:${details.email}`,
  )
  await expect(footer.getByRole('link', {name: details.phone, exact: true})).toHaveAttribute(
    'href',
    `tel:${dialled(details.phone)}`,
  )
  for (const name of [...navigation.footer.map(({heading}) => heading), 'Stay Updated']) {
    await expect(footer.getByRole('heading', {name, exact: true})).toBeVisible()
  }
  await expect(footer).toContainText(`© ${details.copyrightYear} ${details.name}`)
  await expect(footer).toContainText(labels.registered.replace('{number}', details.charityNumber))
})

test('the social links are there', async ({page}) => {
  await page.goto('/')
  for (const {name, url} of details.social) {
    await expect(page.getByRole('contentinfo').getByRole('link', {name, exact: true})).toHaveAttribute('href', url)
  }
})

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
