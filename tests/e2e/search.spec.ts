import {readFileSync} from 'node:fs'
import type {Page} from 'playwright/test'
import {parse} from 'yaml'
import {createSearch} from '../../src/browser/findPlaces.ts'
import {findViolations} from '../findViolations.ts'
import {test} from './sharedPage.ts'
import {test as alone, expect, headerLink, labels, readRecords} from './site.ts'

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', {name: labels.search, exact: true})
const dialog = (page: Page) => page.getByRole('dialog', {name: labels.search})
const field = (page: Page) => dialog(page).getByRole('searchbox', {name: labels.searchSite})
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link')
const status = (page: Page) => dialog(page).getByRole('status')

const help = readRecords('help.yaml') as unknown as {id: string; words: string; phone: string}[]
const programs = readFileSync(new URL('../../pages/programs.mdx', import.meta.url), 'utf8')
const cohort = readRecords('cohorts.yaml').find(({id}) => programs.includes(`"${id}"`))
const title = cohort?.title ?? ''
const {short, title: pageTitle} = parse(programs.split('---')[1] ?? '') as {title: string; short?: string}

async function openSearch(page: Page) {
  await page.goto('/terms')
  await button(page).click()
  await expect(field(page)).toBeFocused()
}

// S2.34
test('the search finds a record by its name, and leads to it', async ({page, complaints}) => {
  await page.goto('/terms')
  await button(page).click()
  await field(page).fill(title)
  await expect(results(page).first()).toContainText(title)
  await expect(results(page).first()).toContainText(short ?? pageTitle)
  await results(page).first().click()
  await expect(page).toHaveURL(`/programs#${cohort?.id}`)
  await expect(page.getByRole('heading', {name: title, exact: true})).toBeInViewport()
  expect(complaints).toEqual([])
})

// S2.34, S2.82, S10.9
test('the number of results is announced, and without results the search shows all help lines and links to the contact form', async ({
  page,
}) => {
  await openSearch(page)
  await expect(status(page)).toHaveText('')
  await field(page).fill(title)
  await expect.poll(() => status(page).textContent()).toMatch(/\S/)
  const count = await results(page).count()
  const many = [labels.manyFound, labels.firstFound].map((words) => words.replace('{number}', String(count)))
  const announced = (await status(page).textContent()) ?? ''
  expect((count === 1 ? [labels.oneFound] : many).some((words) => announced.startsWith(words))).toBe(true)
  await field(page).fill('xyzzyqwx')
  await expect(status(page)).toHaveText(labels.nothingFound)
  for (const {phone} of help) await expect(dialog(page).getByText(phone, {exact: true})).toBeVisible()
  await expect(field(page)).toBeFocused()
  await dialog(page).getByRole('link', {name: labels.askInstead}).click()
  await expect(page.getByRole('form', {name: labels.contactForm, exact: true})).toBeInViewport()
})

// S2.31, S2.83
test('a word of somebody in need shows the help line first, and Enter moves to it and does not call it', async ({
  page,
}) => {
  await openSearch(page)
  const [{words, phone} = {words: '', phone: ''}] = help
  const [typed = ''] = words
    .split(', ')
    .filter((word) => help.every((line) => line.phone === phone || !line.words.includes(word)))
  await field(page).fill(typed)
  const first = results(page).first()
  await expect(first).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`)
  await field(page).press('Enter')
  await expect(first).toBeFocused()
})

// S2.31
test('where only help lines are found, Enter moves to the first of them and does not call it', async ({
  page,
}) => {
  await openSearch(page)
  const find = createSearch(await (await page.request.get('/search.json')).json())
  const words = help.flatMap((line) => line.words.split(', '))
  await field(page).fill(words.find((typed) => find(typed).places.length === 0) ?? '')
  const line = results(page).first()
  await expect(line).toHaveAttribute('href', /^tel:/)
  await field(page).press('Enter')
  await expect(line).toBeFocused()
})

// S10.14
test('Tab past the last result closes the search', async ({page}) => {
  await openSearch(page)
  await field(page).fill(title)
  await results(page).last().focus()
  await page.keyboard.press('Tab')
  await expect(dialog(page)).toBeHidden()
})

// S2.34, S10.3, S10.14
test('Escape closes the search and returns the focus to its button, and axe finds no fault in it', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openSearch(page)
  await field(page).fill(title)
  await expect(results(page).first()).toBeVisible()
  expect(await findViolations(page, ['light', 'dark'], '#siteSearch')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

// S2.34
test('on a phone the search is in the menu, and Escape returns the focus to its button there', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640})
  await page.goto('/')
  await expect(button(page)).toBeHidden()
  await page.getByRole('button', {name: labels.menu}).click()
  await button(page).click()
  await field(page).fill(title)
  await expect(results(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
})

// S2.81, S10.9
test('arrow keys move through the results, and the result that Enter opens is marked and announced', async ({
  page,
}) => {
  await openSearch(page)
  const press = (key: string) => page.keyboard.press(key)
  const background = (result: number) =>
    results(page)
      .nth(result)
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  await field(page).fill(title.split(' ')[0] ?? '')
  await expect(results(page).nth(1)).toBeVisible()
  expect(await background(0)).not.toBe(await background(1))
  const heading = await results(page).first().locator('bdi').textContent()
  await expect(status(page)).toContainText(`${labels.enterOpens} ${heading}`)
  await press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  expect(await background(0)).toBe(await background(2))
  for (const _ of ['to the first result', 'to the field', 'no further']) await press('ArrowUp')
  await expect(field(page)).toBeFocused()
  const to = (await results(page).first().getAttribute('href')) ?? ''
  await press('Enter')
  await expect(page).toHaveURL(to)
})

// S2.81
test('arrow keys belong to an input method until it has composed a word', async ({page}) => {
  await openSearch(page)
  await field(page).fill(title)
  await expect(results(page).first()).toBeVisible()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', {text: 'に', selectionStart: 1, selectionEnd: 1})
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toBeFocused()
  await keyboard.send('Input.insertText', {text: ' '})
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
})

// S2.82
test('no single-character shortcut opens the search', async ({page}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/terms')
  for (const key of ['/', 's', '?', 'k']) await page.keyboard.press(key)
  await expect(dialog(page)).toBeHidden()
  expect(requested.filter((url) => url.includes('search'))).toEqual([])
})

// S2.34, S11.2
alone(
  'the panel of the search opens without a request, and what is typed loads its script and its index',
  async ({page}) => {
    const requested: string[] = []
    const loaded: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto('/')
    await headerLink(page, '/about').hover()
    await button(page).hover()
    await page.waitForLoadState('networkidle')
    expect(requested.filter((path) => /search/i.test(path))).toEqual([])
    await page.route(/search/, (route) => route.abort())
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await page.unroute(/search/)
    await field(page).fill(title)
    await expect(results(page).first()).toBeVisible()
    // `tests/budgets.test.ts` limits the size of the two.
    expect(loaded.filter((path) => /search/i.test(path)).sort()).toEqual([
      expect.stringMatching(/^\/assets\/search-[\w-]+\.js$/),
      '/search.json',
    ])
  },
)

// S2.34, S8.4
alone('a search whose index cannot be loaded says so, and finds places once it is loaded', async ({page}) => {
  await page.route('**/search.json', (route) => route.abort())
  await page.goto('/terms')
  await button(page).click()
  await field(page).fill(title)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await field(page).press('Space')
  await expect(results(page).first()).toContainText(title)
  await expect(page.getByRole('alert')).toBeHidden()
})
