import {test} from '../sharedPage.ts'
import {
  expect,
  hydrateNewsletter,
  samplePages,
  siteDetails,
  submitButton,
  toastControl,
  unknownAddress,
} from '../site.ts'

const everywhere = [...samplePages, unknownAddress]

/** How far the page is wider than its window. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('F27 every page has room for words of 120 letters', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  for (const address of everywhere) {
    await page.goto(address)
    await page.evaluate(() => {
      // Figures and telephone numbers are no words: they stay in one piece.
      for (const element of document.querySelectorAll('main *, footer *')) {
        if (
          element.children.length === 0 &&
          /\p{L}/u.test(element.textContent ?? '') &&
          !element.closest('script, svg, noscript, a[href^="tel:"]')
        )
          element.textContent = 'Twelvesides'.repeat(11)
      }
    })
    expect(await page.evaluate(overflow), address).toBe(0)
  }
})

test('F40 the buttons keep an edge in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'})
  await page.goto('/')
  const edges = await toastControl(page, 'ready-to-join').evaluate((link) => {
    const {borderTopWidth, borderTopColor} = getComputedStyle(link)
    return [borderTopWidth, borderTopColor]
  })
  expect(Number.parseFloat(edges[0] ?? '')).toBeGreaterThan(0)
  expect(edges[1]).not.toBe('rgba(0, 0, 0, 0)')
})

test('F40 every card and panel keeps an edge in forced colours', async ({page}) => {
  for (const address of everywhere) {
    await page.emulateMedia({forcedColors: 'none'})
    await page.goto(address)
    // What stands out by its ground, and is as large as a card.
    const panels = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((each) => {
          const {backgroundColor, borderTopLeftRadius, borderBottomLeftRadius} = getComputedStyle(each)
          const round = [borderTopLeftRadius, borderBottomLeftRadius].some((radius) => Number.parseFloat(radius) > 16)
          return round && each.clientHeight > 100 && backgroundColor !== 'rgba(0, 0, 0, 0)'
        })
        .map((each) => [...document.querySelectorAll('main *')].indexOf(each)),
    )
    await page.emulateMedia({forcedColors: 'active'})
    const bare = await page.locator('main *').evaluateAll(
      (all, places) =>
        places
          .map((place) => all[place] as HTMLElement)
          .filter((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth) === 0)
          .map((each) => each.innerText),
      panels,
    )
    expect(bare, address).toEqual([])
  }
})

test('F40 paper shows every answer that somebody opened, of the header the name alone, and no newsletter', async ({
  page,
}) => {
  await page.goto('/contact')
  for (const question of await page.getByRole('main').locator('summary').all()) await question.click()
  await page.emulateMedia({media: 'print', colorScheme: 'dark'})
  await expect(page.getByRole('banner').getByText(siteDetails.name)).toBeVisible()
  await expect(page.getByRole('banner').locator('nav, button').filter({visible: true})).toHaveCount(0)
  await expect(submitButton(page, 'newsletter')).toBeHidden()
  for (const answer of await page.getByRole('main').locator('details p').all()) {
    expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(0)
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
})

// S10.7
test('F26 the bar takes less than a third of a low or narrow window, or makes way', async ({page}) => {
  await page.goto('/about')
  for (const [width, height] of [
    [320, 256],
    [320, 479],
    [320, 480],
    [360, 640],
    [640, 320],
  ] as const) {
    await page.setViewportSize({width, height})
    await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}))
    const {y = 0, height: bar = 0} = (await page.getByRole('banner').boundingBox()) ?? {}
    expect(Math.max(0, y + bar), `${width} x ${height} px`).toBeLessThanOrEqual(0.3 * height)
  }
})

const elsewhere = [
  ['far ahead, where Arabic is read', {locale: 'ar', timezoneId: 'Pacific/Kiritimati'}, undefined],
  ['far behind', {locale: 'en-US', timezoneId: 'Pacific/Pago_Pago'}, undefined],
  [
    'with a clock that is decades wrong',
    {locale: 'en-GB', timezoneId: 'Europe/London'},
    new Date('1999-12-31T23:59:59Z'),
  ],
] as const

for (const [where, options, time] of elsewhere) {
  test(`F42 the pages are the same ${where}, asleep and awake`, async ({browser, baseURL, page: here}) => {
    const context = await browser.newContext({baseURL, ...options})
    const page = await context.newPage()
    if (time) await page.clock.setFixedTime(time)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    for (const address of ['/', '/programs', '/get-involved']) {
      await here.goto(address)
      const words = await here.locator('body').innerText()
      await page.goto(address)
      expect(await page.locator('body').innerText()).toBe(words)
      await hydrateNewsletter(page)
      expect(await page.locator('body').innerText()).toBe(words)
    }
    expect(errors).toEqual([])
    await context.close()
  })
}
