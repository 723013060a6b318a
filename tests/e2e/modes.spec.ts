import type {Page} from 'playwright/test'
import {boxFaults} from './boxFaults.ts'
import {test} from './sharedPage.ts'
import {addresses, expect, readRecords, samplePages, siteDetails} from './site.ts'

/**
 * Adopts a style sheet, because the page's CSP forbids a `<style>` element. Returns a function that removes
 * it.
 */
async function addStyles(page: Page, css: string) {
  const adopt = (text: string) =>
    page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, text)
  await adopt(css)
  return () => adopt('')
}

async function enlargeInBrowser(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32}})
  return () => devtools.send('Page.setFontSizes', {fontSizes: {standard: 16}})
}

/**
 * Ways to enlarge text without zooming. Only the browser’s font size also changes which media queries match.
 */
const textChanges: Record<string, (page: Page) => Promise<() => Promise<unknown>>> = {
  '200 % by the browser’s font size': enlargeInBrowser,
  '200 % by a style': (page) => addStyles(page, 'html {font-size: 200%}'),
  'wide spacing': (page) =>
    addStyles(
      page,
      '* {line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important} p {margin-bottom: 2em !important}',
    ),
}

for (const address of samplePages) {
  // S10.7, F26
  test(`${address} can be read with text of 200 %, and with wide spacing`, async ({page}) => {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) each.toggleAttribute('open', true)
    })
    const faults: string[] = []
    for (const [how, change] of Object.entries(textChanges)) {
      const undo = await change(page)
      for (const width of [320, 1280]) {
        await page.setViewportSize({width, height: 2000})
        // Words of more than 12 letters may be broken, because a phone may have no room for them.
        const unreadable = /cut|on a drawing|on each other|too wide|broken: \S{1,12}$/
        const found = (await page.evaluate(boxFaults)).filter((fault) => unreadable.test(fault))
        faults.push(...found.map((fault) => `${how}, ${width} px: ${fault}`))
      }
      await undo()
    }
    expect(faults).toEqual([])
  })
}

/** The printable part of an A4 page in CSS pixels, with margins of 8 mm. */
const paper = {width: 733, height: 1062}

/** Opens a page as it is printed. Emulates print last, because opening a page can end the emulation. */
async function openPrinted(page: Page, address: string) {
  await page.setViewportSize(paper)
  await page.goto(address)
  await page.emulateMedia({media: 'print'})
}

// S10.20, F40
for (const address of samplePages) {
  test(`${address} prints black text, our name and addresses, and no background, button or form`, async ({
    page,
  }) => {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    // Finds everything that looks like a button, by its rounded border. A hard word is a button, and printed
    // as a word.
    await page.locator('main :is(a, button):visible, form, nav').evaluateAll((all) => {
      for (const each of all) {
        const {borderTopWidth, borderTopLeftRadius} = getComputedStyle(each)
        const isRounded = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderTopLeftRadius) > 0
        each.toggleAttribute('data-pressed', isRounded || each.matches('button:not([data-term]), form, nav'))
      }
    })
    await page.emulateMedia({media: 'print', colorScheme: 'dark'})
    await page.setViewportSize(paper)
    await expect(page.locator('[data-pressed]').filter({visible: true})).toHaveCount(0)
    const backgrounds = await page.locator('body :not(svg *):visible').evaluateAll((all) =>
      all.flatMap((each) => {
        const {backgroundColor, backgroundImage} = getComputedStyle(each)
        const isBlank = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
        return isBlank || each.matches('svg') ? [] : [each.textContent?.slice(0, 30)]
      }),
    )
    expect(backgrounds).toEqual([])
    const faults = await page.evaluate(boxFaults)
    expect(faults.filter((fault) => /^(broken|cut|on each other)|too wide/.test(fault))).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
    await expect(page.getByRole('banner').getByText(siteDetails.name)).toBeVisible()
    const {street, town, postcode} = siteDetails.address
    const text = await page.locator('body').innerText()
    for (const part of [
      siteDetails.email,
      siteDetails.phone,
      ...street,
      town,
      postcode,
      siteDetails.charityNumber,
    ])
      expect(text).toContain(part)
    const contacts = page.locator(
      'main :is([href^="mailto:"], [href^="tel:"]):not([data-pressed] *, [data-pressed])',
    )
    for (const contact of await contacts.all()) await expect(contact).not.toHaveCSS('display', 'none')
    await page.locator('main details').evaluateAll((all) => {
      for (const each of all) each.toggleAttribute('open', true)
    })
    const answers = page.locator('main details > :not(summary)')
    await expect(answers.filter({visible: true})).toHaveCount(await answers.count())
  })
}

// S10.20
test('a handout takes as many sheets as its height needs, in letters of at least 8 points', async ({
  page,
}) => {
  let handouts = 0
  for (const address of addresses) {
    await openPrinted(page, address)
    if ((await page.locator('main[data-handout]').count()) === 0) continue
    handouts++
    const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true})
    const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
    // The limit depends on the height, as staff may add text. A card is never split, so sheets may have empty
    // parts.
    const height = await page.evaluate(
      () => document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
    )
    const most = height <= paper.height ? 1 : Math.ceil((height * 1.2) / paper.height)
    expect(sheets, `${address} is ${height} px high`).toBeLessThanOrEqual(most)
    const sizes = await page
      .locator('main :is(p, li, dd, td):visible')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    expect(Math.min(...sizes), address).toBeGreaterThan(10.6)
    const buttons = await page.locator('main :is(a, button):visible').evaluateAll((all) =>
      all.flatMap((each) => {
        const {borderTopWidth, borderTopLeftRadius} = getComputedStyle(each)
        const isRounded = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderTopLeftRadius) > 0
        return isRounded ? [each.textContent] : []
      }),
    )
    expect(buttons, address).toEqual([])
  }
  expect(handouts).toBeGreaterThan(0)
})

// S10.20
test('in print, each explanation is beside its payslip line, and a section says how to ask', async ({
  page,
}) => {
  for (const address of ['/resources/payslip', '/services']) {
    await openPrinted(page, address)
    const offsets = await page.locator('figure li:has(> details)').evaluateAll((all) =>
      all.map((line) => {
        const topOf = (selector: string) => line.querySelector(selector)?.getBoundingClientRect().top ?? 0
        return Math.abs(topOf('details p') - topOf('div > b'))
      }),
    )
    expect(offsets.length, address).toBeGreaterThan(0)
    expect(Math.max(...offsets), address).toBeLessThan(8)
  }
  await openPrinted(page, '/programs')
  const asked = page.locator('section').filter({has: page.locator('article a[href*="/contact?about="]')})
  const after = await asked.first().evaluate((each) => getComputedStyle(each, '::after').content)
  expect(after).toContain(siteDetails.email)
  expect(after).toContain(siteDetails.phone)
  await openPrinted(page, '/resources/credit-scores')
  await expect(page.locator('main details').first()).toBeVisible()
  await expect(page.locator('[data-screen]').first()).toBeHidden()
})

// S10.20
test('every printed page ends with the help lines of the footer and the address of the site', async ({
  page,
}) => {
  const lines = readRecords('help.yaml').filter(({everywhere}) => everywhere)
  for (const address of addresses) {
    await openPrinted(page, address)
    const footer = page.getByRole('contentinfo')
    for (const {need, name, phone, hours} of lines) {
      const line = footer.getByRole('listitem').filter({hasText: name})
      for (const words of [need, phone, hours])
        await expect(line.getByText(words).first(), address).toBeVisible()
    }
    await expect(footer.getByRole('listitem').filter({visible: true}), address).toHaveCount(lines.length)
    const last = footer.getByRole('paragraph').filter({visible: true}).last()
    expect(await last.evaluate((each) => getComputedStyle(each, '::after').content)).toContain(
      siteDetails.url,
    )
  }
})

// S10.20
test('a page that was scrolled is printed with its header above the text, not over it', async ({page}) => {
  await openPrinted(page, '/about')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const top = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().top + scrollY)
  expect(top).toBeLessThan(paper.height / 4)
})

test('each guide is printed on one sheet of A4', async ({page}) => {
  for (const address of addresses.filter((each) => each.startsWith('/resources/'))) {
    await page.goto(address)
    const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true})
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, address).toBe(1)
  }
})

// S10.20
test('a list of pages is printed with their titles and addresses', async ({page}) => {
  await openPrinted(page, '/resources')
  const guides = page.getByRole('heading', {level: 3}).getByRole('link')
  expect(await guides.count()).toBeGreaterThan(0)
  for (const guide of await guides.all()) {
    await expect(guide).toBeVisible()
    const after = await guide.evaluate((each) => getComputedStyle(each, '::after').content)
    expect(after).toContain(`${siteDetails.url}/resources/`.replace('//resources', '/resources'))
  }
})

test('F27 every page has room for words of 120 letters', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  for (const address of samplePages) {
    await page.goto(address)
    // Replaces only text with letters: phone numbers and other figures are never broken.
    await page
      .locator(':is(main, footer) :not(script, svg *, noscript, a[href^="tel:"], :has(*))')
      .evaluateAll((all) => {
        for (const each of all)
          if (/\p{L}/u.test(each.textContent ?? '')) each.textContent = 'Twelvesides'.repeat(11)
      })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
})

test('F40 every button, card and panel has an edge in forced colours', async ({page}) => {
  for (const address of samplePages) {
    await page.emulateMedia({forcedColors: 'none'})
    await page.goto(address)
    // Finds everything that looks like a panel, by its background, round corners and size.
    await page.locator('main :not(svg, svg *)').evaluateAll((all) => {
      for (const each of all) {
        const {backgroundColor, borderTopLeftRadius, borderBottomLeftRadius} = getComputedStyle(each)
        const isRound = [borderTopLeftRadius, borderBottomLeftRadius].some(
          (radius) => Number.parseFloat(radius) > 16,
        )
        const isPanel = isRound && each.clientHeight > 100 && backgroundColor !== 'rgba(0, 0, 0, 0)'
        each.toggleAttribute('data-panel', isPanel)
      }
    })
    await page.emulateMedia({forcedColors: 'active'})
    const bare = await page
      .locator('[data-panel], main [data-wake~=ready-to-join]')
      .evaluateAll((all) =>
        all
          .filter((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth) === 0)
          .map((each) => each.outerHTML),
      )
    expect(bare, address).toEqual([])
  }
})

// S10.7
test('F26 the header takes up less than a third of a low or narrow window, or scrolls away', async ({
  page,
}) => {
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
