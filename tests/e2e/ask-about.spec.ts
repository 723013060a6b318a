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
const line = (page: Page) => page.getByText(labels.chosen)

for (const [address, words, kind] of [
  ['/programs', 'Reserve Your Spot', 'cohorts.yaml'],
  ['/get-involved', 'Donate Now', 'donation-tiers.yaml'],
] as const) {
  // S2.29, S2.61, S2.55
  test(`“${words}” on a card of ${kind} leads to the form, which says what it is about`, async ({page, complaints}) => {
    await page.goto(address)
    await page.locator('main a[href*="/contact?about="]', {hasText: words}).first().click()
    await expect(page).toHaveURL(/\/contact\?about=[\w-]+#contactForm$/)
    const id = new URL(page.url()).searchParams.get('about')
    const record: {title?: string; amount?: number} = readRecords(kind).find((each) => each.id === id) ?? {}
    const isChosen = async () => {
      await expect(subject(page)).toHaveValue(new RegExp(String(record.title ?? record.amount)))
      await expect(line(page)).toContainText(await subject(page).inputValue())
      await expect(page.getByRole('radio', {checked: true})).toHaveCount(1)
    }
    await isChosen()
    await expect(line(page)).toBeInViewport()
    await expect(hydratedIslands(page)).toHaveCount(0)
    // S11.4
    await hydrateNewsletter(page)
    await isChosen()
    expect(complaints).toEqual([])
  })
}

const cohort = readRecords('cohorts.yaml')[0]?.id ?? ''

// S2.29, S4.2
test('what was chosen can be changed, and is gone once the form was sent', async ({page}) => {
  await page.goto(`/contact?about=${cohort}`)
  await inquiryOption(page, 'partnership').check()
  for (const label of contactForm.words) await page.getByLabel(label, {exact: true}).fill('Something else')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  await submitButton(page, 'contactForm').click()
  await expect(toastMessage(page)).toBeVisible()
  await expect(subject(page)).toHaveValue('')
  await expect(line(page)).toBeHidden()
  await expect(
    page.getByRole('textbox', {name: labels.copyFromHere.replace('{email}', siteDetails.email)}),
  ).toHaveValue(/^Something else/)
})

// S2.29, F39
test('an address that is about nothing that is there shows the plain form', async ({page, complaints}) => {
  for (const query of ['', '?about=no-such-thing', '?about=constructor']) {
    await page.goto(`/contact${query}`)
    await expect(subject(page)).toHaveValue('')
    await expect(line(page)).toBeHidden()
    await expect(page.getByRole('radio', {checked: true})).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})

// S2.29, F41
test('what was chosen is kept where a translator changed the page before React came', async ({page}) => {
  await page.goto(`/contact?about=${cohort}`)
  const words = await subject(page).inputValue()
  expect(words).not.toBe('')
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('main p, main legend')) {
      const font = document.createElement('font')
      font.append(...text.childNodes)
      text.append(font)
    }
  })
  await hydrateNewsletter(page)
  await expect(subject(page)).toHaveValue(words)
  await expect(page.getByRole('radio', {checked: true})).toHaveCount(1)
})

alone.describe('without JavaScript', () => {
  alone.use({javaScriptEnabled: false})
  // S2.29, F1
  alone('a card leads to the plain form', async ({page}) => {
    await page.goto('/programs')
    await page
      .getByRole('link', {name: /^Reserve Your Spot/})
      .first()
      .click()
    await expect(page.getByRole('form', {name: labels.contactForm})).toBeInViewport()
    await expect(line(page)).toBeHidden()
  })
})

// S11.5
alone('no card has the contact page fetched anew, and a press takes the one that was fetched ahead', async ({page}) => {
  const ahead: string[] = []
  page.context().on('requestfinished', (request) => {
    const {pathname, search} = new URL(request.url())
    if (pathname === '/contact' && request.headers()['sec-purpose']) ahead.push(pathname + search)
  })
  await page.goto('/programs')
  await expect.poll(() => ahead).toContain('/contact')
  const cards = page.getByRole('link', {name: /^Reserve Your Spot/})
  for (const card of await cards.all()) await card.hover()
  await cards.first().click()
  await expect(page).toHaveURL(/\/contact\?about=/)
  await expect(subject(page)).not.toHaveValue('')
  const taken = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType)
  expect(taken).toBe('navigational-prefetch')
  expect(ahead.filter((address) => address !== '/contact')).toEqual([])
})

// S2.30
test('beside the form stand three steps of what happens next', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900})
  await page.goto('/contact')
  const steps = page.getByRole('main').locator('section:has(> ol)')
  const form = await page.getByRole('form', {name: labels.contactForm}).boundingBox()
  const box = await steps.boundingBox()
  expect(await steps.getByRole('listitem').count()).toBeGreaterThan(1)
  expect(box?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
  expect(box?.y).toBeLessThan((form?.y ?? 0) + (form?.height ?? 0))
})
