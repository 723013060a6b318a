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
test('F1 every page is whole without JavaScript, and shows no button that does nothing', async ({page}) => {
  for (const address of [...addresses, unknownAddress]) {
    await page.goto(address)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    for (const button of await page.getByRole('button').all())
      if (await button.isVisible()) await expect(button).toHaveAttribute('popovertarget')
  }
})

// A7, S2.70
test('F1 a form gives way to an e-mail address, and a button to what it would have said', async ({page}) => {
  await page.goto('/contact')
  await expect(page.getByRole('form', {name: labels.contactForm})).toContainText(
    labels.formNeedsScript.split('{')[0] ?? '',
  )
  for (const label of [...contactForm.words, contactForm.email])
    await expect(page.getByLabel(label, {exact: true})).toBeHidden()
  for (const form of ['contactForm', 'newsletter'] as const) {
    await expect(submitButton(page, form)).toBeHidden()
    await expect(
      page.getByRole('form', {name: labels[form]}).getByRole('link', {name: siteDetails.email}).last(),
    ).toBeVisible()
  }
  await page.goto('/workshops')
  await expect(page.getByRole('article').first().getByRole('link', {name: siteDetails.email})).toBeVisible()
})

test('F1 the phone menu opens without JavaScript', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/')
  await page.getByRole('button', {name: labels.menu}).click()
  await headerLink(page, '/programs').click()
  await expect(page).toHaveURL('/programs')
})

test('F1 the questions open without JavaScript', async ({page}) => {
  await page.goto('/contact')
  const question = page.getByRole('main').locator('summary').first()
  await question.click()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
})

test('F16 the donation link opens without JavaScript', async ({page, context}) => {
  await context.route(`${new URL(siteDetails.donationPage).origin}/**`, (route) => route.fulfill({body: 'donate'}))
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await toastControl(page, 'opening-donation-page').click()
  await expect(await opened).toHaveURL(siteDetails.donationPage)
})
