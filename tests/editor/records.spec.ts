import {parse} from 'yaml'
import {labels} from '../e2e/site.ts'
import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {cohort, faq, feature} from './kindsPage.ts'

test('text of records is edited where it is read, in cards, labels and questions; other pages with it are listed', async ({
  staff,
  project,
}) => {
  const {page, main, tools, open, click, retype, save} = staff
  const front = '---\ntitle: A course\ndescription: A page with a card.\n---\n\n# A course\n\n'
  project.write('pages/course.mdx', `${front}<CohortCard cohort="${cohort.id}" />\n`)
  await open('/kinds')
  for (const [words, fresh, removed, added] of [
    [
      main.getByText(cohort.location, {exact: true}),
      'Online',
      `  location: ${cohort.location}`,
      '  location: Online',
    ],
    [main.getByText(labels.level, {exact: true}), 'Places', `level: ${labels.level}`, 'level: Places'],
    [
      main.getByText(faq.question),
      'Who may come?',
      `  question: ${faq.question}`,
      '  question: Who may come?',
    ],
    // Text of a card that is a link as a whole.
    [
      main.getByText(feature.description),
      'Few words.',
      `  description: ${feature.description}`,
      '  description: Few words.',
    ],
  ] as const) {
    await click(words)
    await retype(fresh)
    await save()
    // The page shows the new text at once: with the old text, it would look as if nothing had been saved.
    expect(await page.getByText(fresh, {exact: true}).count()).toBeGreaterThan(0)
    expect(project.diff()).toContain(`\n-${removed}\n+${added}`)
  }
  expect(project.diff().match(/^[-+]/gm)).toHaveLength(8)
  await click(main.getByText('Online', {exact: true}))
  await expect(tools).toContainText('Also shown on A course')
  await checkWcag(staff, 'a page that shows a text too')
  await click(main.getByText('Places', {exact: true}))
  await expect(tools).toContainText('Other pages may show this too.')
  await checkWcag(staff, 'text that other pages show too')
})

test('a link in the header of every page is renamed on the page', async ({staff, project}) => {
  const read = () => parse(project.read('content/navigation.yaml')) as {header: [{text: string; to: string}]}
  const [first, ...others] = read().header
  await staff.open('/kinds')
  await staff.page.getByRole('banner').getByRole('link', {name: first.text, exact: true}).click()
  // A page has the same text as this link, so the editor lists all sources of the text to choose from.
  const field = staff.page
    .getByRole('region', {name: 'Where these words come from'})
    .getByRole('textbox')
    .first()
  await field.fill('Who we are')
  await field.press('Enter')
  await expect(staff.status).toContainText('Saved.')
  expect(read().header).toEqual([{text: 'Who we are', to: first.to}, ...others])
})

test('words that are put together of several values, such as an address and hours, are edited in a panel of these', async ({
  staff: {page, main, open},
  project,
}) => {
  const {address, hours, charityNumber} = parse(project.read('content/site.yaml'))
  await open('/contact')
  const panel = page.getByRole('region').filter({has: page.getByRole('button', {name: 'Close'})})
  const values = () =>
    panel.getByRole('textbox').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  await main.getByText(address.street[0]).first().click()
  await expect.poll(values).toEqual(expect.arrayContaining([...address.street, address.postcode]))
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByText(charityNumber).click()
  await expect.poll(values).toContain(charityNumber)
  await page.keyboard.press('Escape')
  await main
    .getByText(hours[0].closes.replace(' ', '\u00a0'))
    .first()
    .click({position: {x: 8, y: 8}})
  await expect.poll(values).toEqual(expect.arrayContaining([hours[0].opens, hours[0].closes]))
  await panel
    .getByRole('textbox')
    .nth((await values()).indexOf(hours[0].closes))
    .fill('5:00 PM')
  await page.keyboard.press('Enter')
  await expect
    .poll(project.diff)
    .toBe(`content/site.yaml\n-    closes: ${hours[0].closes}\n+    closes: 5:00 PM`)
})

test('a fact in a sentence is edited from that sentence', async ({staff, project}) => {
  await staff.openText('We reply within')
  await staff.tools.getByRole('button', {name: /^Change “/}).click()
  const field = staff.page
    .getByRole('region', {name: 'Where these words come from'})
    .getByRole('textbox')
    .first()
  await expect(field).toBeFocused()
  await checkWcag(staff, 'where words come from')
  await field.fill('two days')
  await field.press('Enter')
  await expect(staff.main.getByText('We reply within two days, as a rule.')).toBeVisible()
  expect(project.diff()).toMatch(/^content\/facts\.yaml\n-\s+value: .+\n\+\s+value: "?two days"?$/)
})

test('a tap between two lines of a record’s text edits it, and a tap beside it does not', async ({
  staff: {page, main, box, open},
  project,
}) => {
  const answer = `${faq.answer} `.repeat(4).trim()
  project.write('content/faqs.yaml', project.read('content/faqs.yaml').replace(faq.answer, answer))
  await page.setViewportSize({width: 390, height: 800})
  await open('/kinds')
  const details = main.locator('details', {hasText: faq.question})
  await details.evaluate((element) => element.setAttribute('open', ''))
  const text = details.getByText(answer)
  await text.scrollIntoViewIfNeeded()
  const {x, gap, right} = await text.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const [first, second] = [...words.getClientRects()]
    if (!first || !second) throw new Error('The text has only one line.')
    return {
      x: first.left + 40,
      gap: (first.bottom + second.top) / 2,
      right: words.getBoundingClientRect().right,
    }
  })
  await page.mouse.click(right + 3, gap)
  await expect(box).toHaveCount(0)
  await page.mouse.click(x, gap)
  await expect(box).toBeFocused()
  await expect(box).toHaveText(answer)
})
