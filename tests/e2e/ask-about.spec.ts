import type {Page} from 'playwright/test'
import {contactForm} from '../specification.ts'
import {test} from './sharedPage.ts'
import {
  test as alone,
  expect,
  hydratedIslands,
  hydrateNewsletter,
  inquiryOption,
  labels,
  readRecords,
  siteDetails,
  submitButton,
  toastMessage,
} from './site.ts'

const subject = (page: Page) => page.getByLabel('Subject', {exact: true})
const topic = (page: Page) => page.getByText(labels.chosen)

for (const [address, words, file] of [
  ['/programs', 'Reserve Your Spot', 'cohorts.yaml'],
  ['/get-involved', 'Donate Now', 'donation-tiers.yaml'],
] as const) {
  // S2.29, S2.61, S2.55
  test(`“${words}” on a card of ${file} sets the subject of the contact form`, async ({page, complaints}) => {
    await page.goto(address)
    await page.locator('main a[href*="/contact?about="]', {hasText: words}).first().click()
    await expect(page).toHaveURL(/\/contact\?about=[\w-]+#contactForm$/)
    const id = new URL(page.url()).searchParams.get('about')
    const record: {title?: string; amount?: number} = readRecords(file).find((each) => each.id === id) ?? {}
    const expectChosen = async () => {
      await expect(subject(page)).toHaveValue(new RegExp(String(record.title ?? record.amount)))
      await expect(topic(page)).toContainText(await subject(page).inputValue())
      await expect(page.getByRole('radio', {checked: true})).toHaveCount(1)
    }
    await expectChosen()
    await expect(topic(page)).toBeInViewport()
    await expect(hydratedIslands(page)).toHaveCount(0)
    // S11.4
    await hydrateNewsletter(page)
    await expectChosen()
    expect(complaints).toEqual([])
  })
}

// S2.29, S4.2
test('the subject that a card filled in can be changed, and is cleared once the form was sent', async ({
  page,
}) => {
  await page.goto(`/contact?about=${readRecords('cohorts.yaml')[0]?.id}`)
  await inquiryOption(page, 'partnership').check()
  for (const label of contactForm.words) await page.getByLabel(label, {exact: true}).fill('Something else')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  await submitButton(page, 'contactForm').click()
  await expect(toastMessage(page)).toBeVisible()
  await expect(subject(page)).toHaveValue('')
  await expect(topic(page)).toBeHidden()
  await expect(page.locator('textarea[readonly]')).toHaveValue(/^Something else/)
})

// S2.56
test('a form about a gift says that giving by card works now, and any other form does not', async ({
  page,
}) => {
  const card = page.getByRole('form', {name: labels.contactForm}).getByRole('link', {name: labels.giveByCard})
  await page.goto(`/contact?about=${readRecords('donation-tiers.yaml')[0]?.id}`)
  await expect(card).toBeVisible()
  await expect(card).toHaveAttribute('href', siteDetails.donationPage)
  await inquiryOption(page, 'volunteer').check()
  await expect(card).toBeHidden()
  await inquiryOption(page, 'support').check()
  await expect(card).toBeVisible()
  await page.goto(`/contact?about=${readRecords('roles.yaml')[0]?.id}`)
  await expect(card).toBeHidden()
})

// S2.29, F39
test('a contact address that names an unknown record shows the empty form', async ({page, complaints}) => {
  for (const query of ['', '?about=no-such-thing', '?about=constructor']) {
    await page.goto(`/contact${query}`)
    await expect(subject(page)).toHaveValue('')
    await expect(topic(page)).toBeHidden()
    await expect(page.getByRole('radio', {checked: true})).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})

// S11.5
alone(
  'the contact page is prefetched once, not again for each card, and a click uses the prefetched page',
  async ({page}) => {
    const prefetched: string[] = []
    page.context().on('requestfinished', (request) => {
      const {pathname, search} = new URL(request.url())
      if (pathname === '/contact' && request.headers()['sec-purpose']) prefetched.push(pathname + search)
    })
    await page.goto('/programs')
    await expect.poll(() => prefetched).toContain('/contact')
    const cards = page.getByRole('link', {name: /^Reserve Your Spot/})
    for (const card of await cards.all()) await card.hover()
    await cards.first().click()
    await expect(page).toHaveURL(/\/contact\?about=/)
    await expect(subject(page)).not.toHaveValue('')
    const delivery = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType,
    )
    expect(delivery).toBe('navigational-prefetch')
    expect(prefetched.filter((address) => address !== '/contact')).toEqual([])
  },
)
