import {readFileSync} from 'node:fs'
import type {Page} from 'playwright/test'
import {parse} from 'yaml'
import {findViolations} from './findViolations.ts'
import {test} from './sharedPage.ts'
import {test as alone, expect, hydrateNewsletter, labels, navigation, readRecords} from './site.ts'

const button = (page: Page) => page.getByRole('banner').getByRole('button', {name: labels.search, exact: true})
const dialog = (page: Page) => page.getByRole('dialog', {name: labels.search})
const field = (page: Page) => dialog(page).getByRole('searchbox', {name: labels.searchSite})
const answers = (page: Page) => dialog(page).getByRole('listitem').getByRole('link')

const read = (name: string) => readFileSync(new URL(`../../pages/${name}.mdx`, import.meta.url), 'utf8')
const shownOn = (name: string) => {
  const page = read(name)
  return ({id}: {id: string}) => page.includes(`"${id}"`)
}

const cohort = readRecords('cohorts.yaml').find(shownOn('programs'))
const title = cohort?.title ?? ''
const top = parse(read('programs').split('---')[1] ?? '') as {title: string; short?: string}

async function open(page: Page, address = '/terms') {
  await page.goto(address)
  await button(page).click()
  await expect(field(page)).toBeFocused()
}

for (const state of ['asleep', 'awake']) {
  // S2.34
  test(`an ${state} page finds a record by its name, and leads to it`, async ({page, complaints}) => {
    await page.goto('/terms')
    if (state === 'awake') await hydrateNewsletter(page)
    await button(page).click()
    await field(page).fill(title)
    await expect(answers(page).first()).toContainText(title)
    await expect(answers(page).first()).toContainText(top.short ?? top.title)
    await answers(page).first().click()
    await expect(page).toHaveURL(`/programs#${cohort?.id}`)
    await expect(page.getByRole('heading', {name: title, exact: true})).toBeInViewport()
    expect(complaints).toEqual([])
  })
}

// S2.34, S10.9
test('how many places were found is told politely, and the focus stays in the field', async ({page}) => {
  await open(page)
  const status = dialog(page).getByRole('status')
  await expect(status).toHaveText('')
  await field(page).fill(title)
  await expect.poll(() => status.textContent()).toMatch(/\S/)
  const count = await answers(page).count()
  const many = [labels.manyFound, labels.firstFound].map((words) => words.replace('{number}', String(count)))
  const said = (await status.textContent()) ?? ''
  expect((count === 1 ? [labels.oneFound] : many).some((words) => said.startsWith(words))).toBe(true)
  await field(page).fill('xyzzyqwx')
  await expect(status).toHaveText(labels.nothingFound)
  await expect(answers(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
})

// S2.34, S10.3
test('Enter goes to the first place, and Escape comes back to where one was', async ({page}) => {
  await open(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await field(page).fill(title)
  await expect(answers(page).first()).toContainText(title)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/programs#${cohort?.id}`)
})

// S2.34
test('on a phone the search is in the menu, and Escape comes back to the menu’s button', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640})
  await page.goto('/')
  await expect(button(page)).toBeHidden()
  await page.getByRole('button', {name: labels.menu}).click()
  await button(page).click()
  await field(page).fill(title)
  await expect(answers(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', {name: labels.menu})).toBeFocused()
})

// S2.81, S10.9
test('the arrow keys lead through the places, and which one Enter opens is seen and told', async ({page}) => {
  await open(page)
  const key = (name: string) => page.keyboard.press(name)
  const ground = (place: number) =>
    answers(page)
      .nth(place)
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  await field(page).fill(title.split(' ')[0] ?? '')
  await expect(answers(page).nth(1)).toBeVisible()
  expect(await ground(0)).not.toBe(await ground(1))
  const heading = await answers(page).first().locator('bdi').textContent()
  await expect(dialog(page).getByRole('status')).toContainText(`${labels.enterOpens} ${heading}`)
  await key('ArrowDown')
  await expect(answers(page).first()).toBeFocused()
  await key('ArrowDown')
  await expect(answers(page).nth(1)).toBeFocused()
  expect(await ground(0)).toBe(await ground(2))
  await key('ArrowUp')
  await key('ArrowUp')
  await expect(field(page)).toBeFocused()
  await key('ArrowUp')
  await expect(field(page)).toBeFocused()
  for (let place = await answers(page).count(); place >= 0; place--) await key('ArrowDown')
  await expect(answers(page).last()).toBeFocused()
  const to = (await answers(page).last().getAttribute('href')) ?? ''
  await key('Enter')
  await expect(page).toHaveURL(to)
})

// S2.82
test('where nothing is found the search leads to the contact form', async ({page}) => {
  await open(page)
  await field(page).fill('xyzzyqwx')
  await dialog(page).getByRole('link', {name: labels.askInstead}).click()
  await expect(page.getByRole('form', {name: labels.contactForm, exact: true})).toBeInViewport()
})

// S2.82
test('no key of a single letter or sign opens the search', async ({page}) => {
  await page.goto('/terms')
  for (const key of ['/', 's', '?', 'k']) await page.keyboard.press(key)
  // What would open it loads its index.
  await expect(dialog(page)).toBeHidden()
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({name}) => name)
        .join(),
    ),
  ).not.toMatch(/search/)
})

// S2.34, S11.2
alone('neither the search nor its index is asked for before somebody opens it', async ({page}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', {name: navigation.header[0]?.text, exact: true}).hover()
  expect(asked.filter((path) => /search|\.js$/i.test(path))).toEqual([])
  await button(page).hover()
  // What shows messages answers this button too.
  await expect.poll(() => asked.filter((path) => /\.js$/.test(path))).not.toEqual([])
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /search/i.test(path))).toEqual([])
  await button(page).click()
  await expect(field(page)).toBeVisible()
  expect(asked.filter((path) => path === '/search.json')).toHaveLength(1)
})

// S2.34, S8.4
alone('where the index cannot be had the page says so, and opens the search once it can', async ({page}) => {
  await page.route('**/search.json', (route) => route.abort())
  await page.goto('/terms')
  // What was typed keeps the page from being fetched anew.
  await page.getByLabel(labels.newsAddress).fill('ada@example.org')
  await button(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.unrouteAll()
  await button(page).click()
  await expect(field(page)).toBeFocused()
})

// S2.34, S10.14
test('the open search has no fault that axe finds', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page)
  await field(page).fill(title)
  expect(await findViolations(page, ['light', 'dark'], 'dialog')).toEqual([])
})
