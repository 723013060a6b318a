import {test} from './sharedPage.ts'
import {expect, labels, readRecords} from './site.ts'

const guides = ['/resources/debt-letter', '/resources/moving-out', '/resources/scams']

for (const address of guides) {
  // S10.89
  test(`${address} is short, begins with a step, and ends with a person and an hour`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500)
    const opening = page.locator('main > :first-child')
    const words = (await opening.getByRole('paragraph').first().innerText()).split(/\s+/)
    expect(words.length).toBeLessThanOrEqual(60)
    const last = page.locator('main > :last-child')
    const numbers = await last.locator('a[href^="tel:"]').allInnerTexts()
    const lines = readRecords('help.yaml').filter(({phone}) => numbers.some((text) => text.includes(phone)))
    expect(lines.length).toBeGreaterThan(0)
    for (const {hours} of lines) await expect(last.getByText(hours)).toBeVisible()
    await expect(last.getByText(labels.checkedIn)).toBeVisible()
    await page.setViewportSize({width: 360, height: 640})
    const step = await opening.getByRole('link').last().boundingBox()
    expect((step?.y ?? 640) + (step?.height ?? 0)).toBeLessThanOrEqual(640)
  })
}

// S3.78
test('a letter to copy becomes an email with its words and without an address', async ({page}) => {
  await page.goto('/resources/debt-letter')
  const letter = page.locator('details').filter({has: page.locator('a[href^="mailto:?"]')})
  await letter.locator('summary').click()
  const paragraphs = await letter.getByRole('paragraph').allInnerTexts()
  const link = letter.getByRole('link', {name: labels.asEmail})
  const {searchParams} = new URL((await link.getAttribute('href')) ?? '')
  expect(searchParams.get('subject')).toBe(await letter.locator('summary').innerText())
  expect(searchParams.get('body')?.replace(/\s+/g, ' ')).toBe(paragraphs.join(' ').replace(/\s+/g, ' '))
  await expect(letter.getByRole('paragraph').first().locator('..')).toHaveCSS('user-select', 'all')
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  // S3.77
  test('tasks are ticked off, and the list says how many are done', async ({page}) => {
    await page.goto('/resources/moving-out')
    const boxes = page.getByRole('checkbox')
    const count = await boxes.count()
    const total = page.getByText(labels.ticked.replace('{number}', String(count)))
    await expect(total).toBeVisible()
    await boxes.first().check()
    await page.getByText(readRecords('tasks.yaml')[1]?.name ?? '', {exact: true}).click()
    await expect(boxes.nth(1)).toBeChecked()
    // The accessibility tree has the number, which CSS counts.
    const devtools = await page.context().newCDPSession(page)
    const {nodes} = await devtools.send('Accessibility.getFullAXTree')
    const texts = nodes
      .filter(({role}) => role?.value === 'StaticText')
      .map(({name}) => String(name?.value).trim())
    expect(texts).toContain('2')
  })

  // S3.76
  test('a letter or message opens, and links to its source', async ({page}) => {
    await page.goto('/resources/scams')
    for (const {what, source} of readRecords('situations.yaml').filter(({kind}) => kind === 'message')) {
      const card = page.locator('details').filter({hasText: what})
      const link = card.locator(`a[href="${source}"]`)
      await expect(link).toBeHidden()
      await card.locator('summary').click()
      await expect(link).toBeVisible()
    }
  })
})

test.describe('hard words', () => {
  test.use({javaScriptEnabled: false})

  // S3.79
  test('a press shows what a hard word means, without moving anything, and Escape hides it', async ({
    page,
  }) => {
    const terms = readRecords('terms.yaml')
    for (const address of ['/', '/resources/payslip']) {
      await page.goto(address)
      const words = page.locator('main [data-term]')
      expect(await words.count()).toBeGreaterThan(0)
      for (const word of await words.all()) {
        const text = await word.innerText()
        const means = terms.find(({forms}) =>
          forms.some((form) => form.toLowerCase() === text.toLowerCase()),
        )?.means
        const explanation = page.locator('main').getByText(means ?? text, {exact: true})
        await expect(explanation).toBeHidden()
        const before = await page.evaluate(() => document.documentElement.scrollHeight)
        await word.focus()
        await page.keyboard.press('Enter')
        await expect(explanation).toBeVisible()
        const {x = -1, width = 9999} = (await explanation.boundingBox()) ?? {}
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
        await page.keyboard.press('Escape')
        await expect(explanation).toBeHidden()
        await expect(word).toBeFocused()
      }
      await page.emulateMedia({media: 'print'})
      await expect(words.first()).toBeVisible()
      await page.emulateMedia({media: 'screen'})
    }
  })
})
