import type {Page} from 'playwright/test'
import {contactForm} from '../specification.ts'
import {test} from './sharedPage.ts'
import {test as alone, awake, buttonOf, details, expect, inquiry, labels, readRecords, toast, wake} from './site.ts'

const subject = (page: Page) => page.getByLabel('Subject', {exact: true})
const line = (page: Page) => page.getByText(labels.chosen)

/** Of the links that carry what was chosen (`tests/components/records.test.tsx` has all), one of a record with a date, and one of an amount. */
const links: [page: string, words: string, kind: Kind][] = [
  ['/programs', 'Reserve Your Spot', 'cohorts'],
  ['/get-involved', 'Donate Now', 'donation-tiers'],
]

type Kind = ReturnType<typeof readRecords<'subjects.yaml'>>[number]['id']

/** What the form says after a press on the card of that record. */
function expected(kind: Kind, id: string) {
  const words = readRecords('subjects.yaml').find((each) => each.id === kind)
  const record = readRecords(`${kind}.yaml`).find((each) => each.id === id) as {
    title?: string
    amount?: number
    date?: string
    ends?: string
  }
  const last = kind === 'events' ? record.date : record.ends
  // S2.55
  const isOver = last !== undefined && last < new Date().toISOString().slice(0, 10)
  const written = isOver ? `${labels.waitingList} {title}` : words?.subject
  return {
    inquiry: words?.inquiry ?? '',
    subject: written?.replace('{title}', String(record.title)).replace('{amount}', String(record.amount)) ?? '',
  }
}

for (const [address, words, kind] of links) {
  // S2.29, S2.61
  test(`“${words}” on a card of ${kind} leads to the form, which says what it is about`, async ({page, complaints}) => {
    await page.goto(address)
    const link = page.locator('main a[href*="/contact?about="]', {hasText: words}).first()
    await link.click()
    await expect(page).toHaveURL(/\/contact\?about=[\w-]+#contactForm$/)
    const said = expected(kind, new URL(page.url()).searchParams.get('about') ?? '')
    await expect(subject(page)).toHaveValue(said.subject)
    await expect(inquiry(page, said.inquiry)).toBeChecked()
    await expect(line(page)).toContainText(said.subject)
    await expect(line(page)).toBeInViewport()
    await expect(awake(page)).toHaveCount(0)
    // S11.4
    await wake(page)
    await expect(subject(page)).toHaveValue(said.subject)
    await expect(inquiry(page, said.inquiry)).toBeChecked()
    await expect(line(page)).toContainText(said.subject)
    expect(complaints).toEqual([])
  })
}

const cohort = readRecords('cohorts.yaml')[0]?.id ?? ''

// S2.29, S4.2
test('what was chosen can be changed, and is gone once the form was sent', async ({page}) => {
  await page.goto(`/contact?about=${cohort}`)
  await inquiry(page, 'partnership').check()
  for (const label of contactForm.words) await page.getByLabel(label, {exact: true}).fill('Something else')
  await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
  await buttonOf(page, 'contactForm').click()
  await expect(toast(page)).toBeVisible()
  await expect(subject(page)).toHaveValue('')
  await expect(line(page)).toBeHidden()
  await expect(page.getByRole('textbox', {name: labels.copyFromHere.replace('{email}', details.email)})).toHaveValue(
    /^Something else/,
  )
})

for (const query of ['', '?about=no-such-thing', '?about=constructor']) {
  // S2.29, F39
  test(`an address that ends in “${query}” shows the plain form`, async ({page, complaints}) => {
    await page.goto(`/contact${query}`)
    await expect(subject(page)).toHaveValue('')
    await expect(line(page)).toBeHidden()
    for (const kind of await page.getByRole('radio').all()) await expect(kind).not.toBeChecked()
    expect(complaints).toEqual([])
  })
}

// S2.29, F41
test('what was chosen is kept where a translator changed the page before React came', async ({page}) => {
  await page.goto(`/contact?about=${cohort}`)
  const {subject: words, inquiry: kind} = expected('cohorts', cohort)
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('main p, main legend')) {
      const font = document.createElement('font')
      font.append(...text.childNodes)
      text.append(font)
    }
  })
  await wake(page)
  await expect(subject(page)).toHaveValue(words)
  await expect(inquiry(page, kind)).toBeChecked()
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
