import type {Page} from 'playwright/test'
import {browserArguments} from '../../../src/commands/findBrowser.ts'
import {ensureBrowser} from '../../../src/commands/installBrowser.ts'
import {
  expect,
  headerLink,
  hydrateNewsletter,
  labels,
  samplePages,
  siteDetails,
  test,
  toastControl,
  toastMessage,
} from '../site.ts'

// As visitors have it: Playwright starts browsers that block no windows and keep no pages for the way back.
test.use({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-popup-blocking', '--disable-back-forward-cache'],
  },
})

// S7.2, A5
for (const state of ['asleep', 'awake'] as const) {
  test(`F15 the donation page opens in one new window although windows are blocked, ${state}`, async ({
    page,
    context,
  }) => {
    await context.route(`${new URL(siteDetails.donationPage).origin}/**`, (route) => route.fulfill({body: 'donate'}))
    await page.addInitScript(() => {
      addEventListener('load', () => {
        // The blocker is at work: nobody asked for this one.
        document.body.dataset.blocked = String(window.open('about:blank') === null)
      })
    })
    await page.goto('/')
    await expect(page.locator('body')).toHaveAttribute('data-blocked', 'true')
    if (state === 'awake') await hydrateNewsletter(page)
    const opened = context.waitForEvent('page')
    await toastControl(page, 'opening-donation-page').click()
    await expect(await opened).toHaveURL(siteDetails.donationPage)
    await expect(toastMessage(page)).toHaveCount(1)
    expect(context.pages()).toHaveLength(2)
  })
}

/** Goes to another document and back, as with the browser's button, and checks that the page was kept as it was. */
async function leaveAndReturn(page: Page, address: string) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({persisted}) => {
      document.body.dataset.persisted = String(persisted)
    })
  })
  await page.goto(address === '/terms' ? '/privacy' : '/terms')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(address)
  await expect(page.locator('body')).toHaveAttribute('data-persisted', 'true')
}

test('F21 a page is kept for the way back', async ({page}) => {
  for (const address of samplePages) {
    await page.goto(address)
    await leaveAndReturn(page, address)
  }
})

test('F21 an awake page is kept for the way back, where its message can be closed and a button still answers', async ({
  page,
}) => {
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await leaveAndReturn(page, '/contact')
  await page.getByRole('button', {name: labels.closeMessage}).click()
  await expect(toastMessage(page)).toHaveCount(0)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toHaveCount(1)
})

test('F21 a menu that was open when its link was pressed is closed on the way back', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/')
  await page.getByRole('button', {name: labels.menu}).click()
  const about = headerLink(page, '/about')
  await about.click()
  await expect(page).toHaveURL('/about')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  await expect(about).toBeHidden()
})
