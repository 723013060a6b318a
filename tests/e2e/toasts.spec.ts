import {toasts as fixed, getInvolvedId, joinRoute} from '../specification.ts'
import {findViolations} from './findViolations.ts'
import {test} from './sharedPage.ts'
import {test as alone, expect, labels, messageText, siteDetails, toastControl, toastMessage} from './site.ts'

/** The table of messages, T1 to T13 (T6 is in footer.spec.ts, T13 in contact-form.spec.ts): where, what it says, where that leads. */
const table: [
  number: string,
  address: string,
  role: 'link' | 'button',
  message: keyof typeof fixed,
  leadsTo?: string,
][] = [
  ['T1', '/', 'link', 'get-started', joinRoute],
  ['T2', '/', 'link', 'ready-to-join', `/#${getInvolvedId}`],
  ['T3', '/', 'link', 'thanks-for-interest', `/#${getInvolvedId}`],
  ['T7', '/contact', 'button', 'consultation'],
  ['T8', '/workshops', 'button', 'workshop-registration'],
  ['T9', '/mentoring', 'button', 'mentoring-application'],
  ['T10', '/volunteer', 'button', 'volunteer-application'],
  ['T11', '/donate', 'button', 'donation-platform'],
  ['T12', '/contact', 'button', 'feature'],
]

for (const [number, address, role, message, leadsTo = address] of table) {
  test(`${number}: a ${role} on ${address} says “${fixed[message].title}”`, async ({page, complaints}) => {
    await page.goto(address)
    const control = toastControl(page, message)
    await expect(control).toHaveRole(role)
    await control.click()
    await expect(toastMessage(page).getByText(fixed[message].title, {exact: true})).toBeVisible()
    await expect(toastMessage(page)).toHaveText(fixed[message].title + messageText(message).description)
    await expect(page).toHaveURL(leadsTo)
    // S2.8, A4
    if (leadsTo.includes('#')) await expect(page.locator(`#${getInvolvedId}`)).toBeInViewport({ratio: 0.4})
    expect(complaints).toEqual([])
  })
}

// T4, T5, S2.60
for (const address of ['/', '/get-involved', '/donate']) {
  test(`each link of ${address} to the donation page opens it in a new window and thanks`, async ({page, context}) => {
    const {title, description} = fixed['opening-donation-page']
    await context.route(`${new URL(siteDetails.donationPage).origin}/**`, (route) => route.fulfill({body: 'donate'}))
    await page.goto(address)
    const links = page.getByRole('main').getByRole('link', {name: labels.newWindow})
    expect(await links.count()).toBeGreaterThan(0)
    for (const link of await links.all()) {
      const opened = context.waitForEvent('page')
      await link.click()
      const popup = await opened
      await popup.waitForURL(siteDetails.donationPage)
      expect(await popup.evaluate(() => window.opener)).toBeNull()
      await expect(toastMessage(page)).toHaveText(title + description)
      expect(context.pages()).toHaveLength(2)
      await popup.close()
      await page.getByRole('button', {name: labels.closeMessage}).click()
      await expect(toastMessage(page)).toHaveCount(0)
    }
  })
}

// S4.5, S10.9
alone('a message is announced politely, keeps the focus where it was and waits to be closed', async ({page}) => {
  await page.clock.install()
  await page.goto('/contact')
  // The live region was there before, and is no second alert.
  const region = page.getByRole('region', {name: labels.notifications})
  await expect(region).toHaveAttribute('aria-live', 'polite')
  const button = toastControl(page, 'consultation')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(toastMessage(page)).toBeVisible()
  await expect(region.getByRole('alert')).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.clock.fastForward('10:00')
  await expect(toastMessage(page)).toBeVisible()
  await page.getByRole('button', {name: labels.closeMessage}).click()
  await expect(toastMessage(page)).toHaveCount(0)
})

// S10.14
test('an open menu, an open question and a message have no fault that axe finds', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800})
  await page.goto('/contact')
  await page.getByRole('main').locator('summary').first().click()
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', {name: labels.menu}).click()
  expect(await findViolations(page)).toEqual([])
})
