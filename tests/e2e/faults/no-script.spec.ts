import {contactForm} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {
  addresses,
  expect,
  headerLink,
  labels,
  siteDetails,
  submitButton,
  toastControl,
  unknownAddress,
} from '../site.ts'

test.use({javaScriptEnabled: false})

// S11.9
test('F1 every page is complete without JavaScript, and shows no button that does nothing', async ({
  page,
}) => {
  for (const address of [...addresses, unknownAddress]) {
    await page.goto(address)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    await expect(page.locator('button:not([popovertarget])').filter({visible: true}), address).toHaveCount(0)
  }
})

// A7, S2.70
test('F1 without JavaScript an e-mail address replaces forms and buttons, and questions open', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByRole('form', {name: labels.contactForm})).toContainText(
    labels.formNeedsScript.split('{')[0] ?? '',
  )
  for (const label of [...contactForm.words, contactForm.email])
    await expect(page.getByLabel(label, {exact: true})).toBeHidden()
  for (const form of ['contactForm', 'newsletter'] as const) {
    await expect(submitButton(page, form)).toBeHidden()
    const email = page.getByRole('form', {name: labels[form]}).getByRole('link', {name: siteDetails.email})
    await expect(email.last()).toBeVisible()
  }
  await page.getByRole('main').locator('summary').first().click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  await page.goto('/workshops')
  await expect(page.getByRole('article').first().getByRole('link', {name: siteDetails.email})).toBeVisible()
})

// S2.29
test('F1, F16 without JavaScript the menu, the donation link and the link of a card work', async ({
  page,
  context,
}) => {
  await context.route(`${new URL(siteDetails.donationPage).origin}/**`, (route) =>
    route.fulfill({body: 'donate'}),
  )
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await toastControl(page, 'opening-donation-page').click()
  await expect(await opened).toHaveURL(siteDetails.donationPage)
  await page.getByRole('button', {name: labels.menu}).click()
  await headerLink(page, '/programs').click()
  await expect(page).toHaveURL('/programs')
  await page
    .getByRole('link', {name: /^Reserve Your Spot/})
    .first()
    .click()
  await expect(page.getByRole('form', {name: labels.contactForm})).toBeInViewport()
  await expect(page.getByText(labels.chosen)).toBeHidden()
})
