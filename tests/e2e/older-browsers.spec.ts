import type {Page} from 'playwright/test'
import {contactForm} from '../specification.ts'
import {everyScript, holdBack} from './faults/breakScripts.ts'
import {addresses, buttonOf, details, expect, headerLink, labels, navigation, saidBy, test, toast} from './site.ts'

/** Has the page's documents arrive as a browser reads them that doesn't know a feature: with every mention of it changed. */
async function withoutFeature(page: Page, change: (html: string) => string) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const older = change(await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    const {'content-security-policy': _policy, ...headers} = response.headers()
    await route.fulfill({status: response.status(), headers, body: older})
  })
}

test('without popovers the menu is a list at the top, which stays behind when the page is scrolled', async ({page}) => {
  // A browser from before popovers: it knows neither the attribute nor its selector.
  await withoutFeature(page, (html) =>
    html
      .replaceAll('@supports not selector(:popover-open)', '@media all')
      .replaceAll('@supports selector(:popover-open)', '@media not all')
      .replaceAll(' popover="auto"', ''),
  )
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/about')
  for (const {to} of navigation.header) await expect(headerLink(page, to)).toBeVisible()
  await expect(page.getByRole('button', {name: labels.menu})).toBeHidden()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('without paddings by writing direction words keep clear of the window’s edge', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await withoutFeature(page, (html) =>
    html
      .replaceAll(/@supports not ?\(padding-inline[^{]*/g, '@media all')
      .replaceAll(/(padding|margin)-(inline|block)(-\w+)?:/g, 'no-such-$1:')
      .replaceAll(/\b(max|clamp)\(/g, 'no-such-$1('),
  )
  for (const address of addresses) {
    await page.goto(address)
    const edges = await page
      .locator('header, main, footer')
      .locator('h1, h2, h3, p, a')
      .evaluateAll((all) =>
        all
          .filter((each) => each.getClientRects().length > 0 && each.textContent?.trim())
          .map((each) => ({words: each.textContent, left: each.getBoundingClientRect().left})),
      )
    expect(edges.length).toBeGreaterThan(10)
    expect(
      edges.filter(({left}) => left < 16),
      address,
    ).toEqual([])
  }
})

test('without color-mix every icon keeps its coin, and every line its colour', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800})
  const looks = () =>
    page.locator('main *, footer *').evaluateAll((all) =>
      all.map((each) => {
        const {backgroundImage, backgroundColor, borderTopColor} = getComputedStyle(each)
        return [backgroundImage, backgroundColor, borderTopColor].join()
      }),
    )
  for (const address of addresses) {
    await page.goto(address)
    const usual = await looks()
    await withoutFeature(page, (html) => html.replaceAll('color-mix', 'no-such-mix'))
    await page.goto(address)
    expect(await looks(), address).toEqual(usual)
    await page.unrouteAll()
  }
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  // A7
  test('F1 a form gives way to an e-mail address, also where no media query tells of scripting', async ({page}) => {
    await withoutFeature(page, (html) => html.replace(/\(scripting:\s?none\)/g, '(no-such-feature)'))
    await page.goto('/contact')
    for (const form of ['contactForm', 'newsletter'] as const) {
      await expect(buttonOf(page, form)).toBeHidden()
      await expect(
        page.getByRole('form', {name: labels[form]}).getByRole('link', {name: details.email}).last(),
      ).toBeVisible()
    }
    for (const button of await page.getByRole('main').getByRole('button').all()) await expect(button).toBeHidden()
  })
})

test('F19 without requestSubmit a message sent before React is there is taken once it is', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit'))
  const release = await holdBack(page, everyScript)
  await page.goto('/contact')
  expect(await page.evaluate(() => 'requestSubmit' in HTMLFormElement.prototype)).toBe(false)
  const send = () => buttonOf(page, 'contactForm').click({noWaitAfter: true})
  await send()
  for (const label of contactForm.words) await page.getByLabel(label, {exact: true}).fill('Ada')
  await page.getByLabel(contactForm.email, {exact: true}).fill('ada@example.org')
  await send()
  release()
  await expect(toast(page)).toContainText(saidBy('message-sent').title)
  await expect(page.getByLabel('Message', {exact: true})).toHaveValue('')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('on a narrow phone the name and the menu’s button stand in one line', async ({page}) => {
  for (const width of [320, 345]) {
    await page.setViewportSize({width, height: 640})
    await page.goto('/')
    const [name, button] = [
      page.getByRole('banner').getByRole('link').first(),
      page.getByRole('button', {name: labels.menu}),
    ]
    const [left, right] = [await name.boundingBox(), await button.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
    expect(
      Math.abs((left?.y ?? 0) + (left?.height ?? 0) / 2 - (right?.y ?? 0) - (right?.height ?? 0) / 2),
    ).toBeLessThan(4)
  }
})
