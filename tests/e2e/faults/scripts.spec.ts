import type {Page} from 'playwright/test'
import {test} from '../sharedPage.ts'
import {
  expect,
  headerLink,
  hydratedIslands,
  hydrateNewsletter,
  submitButton,
  toastControl,
  toastMessage,
} from '../site.ts'
import {blockRequests, everyScript, scriptFailures, scriptsOf} from './scriptFailures.ts'

/** Returns the text in `<main>`, without the sentence that a press shows below its button. */
async function textIn(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText()
  const answers = await page.locator('main [data-pressed]').allInnerTexts()
  return answers.reduce((rest, answer) => rest.replace(`${answer}\n`, ''), text)
}

/** Asserts that the text in `<main>` is still `text`, and that a link works. */
async function expectUsable(page: Page, text: string) {
  expect(await textIn(page)).toBe(text)
  await headerLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
}

const messageButton = (page: Page) => toastControl(page, 'consultation')
const formButton = (page: Page) => submitButton(page, 'newsletter')

// A button that shows a toast needs only the first of these scripts; a form needs the other scripts too.
for (const [row, name, index, failure] of [
  ['F2', 'first', 0, 'is not there'],
  ['F3', 'first', 0, 'is corrupt'],
  ['F8', 'first', 0, 'is a page'],
  ['F4', 'third', 2, 'is not there'],
  ['F4', 'last', -1, 'is not there'],
  ['F5', 'second', 1, 'is cut off'],
] as const) {
  test(`${row} a page can be read and says why it does not respond when its ${name} script ${failure}`, async ({
    page,
  }) => {
    const scripts = await scriptsOf(page, '/contact')
    const text = await textIn(page)
    await page.route(`**${scripts.at(index)}`, scriptFailures[failure])
    await page.goto('/contact')
    await messageButton(page).click()
    const error = page.getByRole('alert')
    await expect(index === 0 ? error : toastMessage(page)).toBeVisible()
    if (index !== 0) {
      await formButton(page).click()
      await expect(error).toBeVisible()
    }
    await expect(hydratedIslands(page)).toHaveCount(0)
    await expectUsable(page, text)
  })
}

for (const [name, index, control] of [
  ['first', 0, messageButton],
  ['second', 1, formButton],
  ['last', -1, formButton],
] as const) {
  test(`F6, F25 a page is complete before its ${name} script loads, and its buttons work after`, async ({
    page,
  }) => {
    const scripts = await scriptsOf(page, '/contact')
    const text = await textIn(page)
    const release = await blockRequests(page, `**${scripts.at(index)}`)
    await page.goto('/contact')
    await control(page).click({noWaitAfter: true})
    await expect(page.locator('[aria-busy]')).toHaveCount(1)
    expect(await textIn(page)).toBe(text)
    release()
    await expect(toastMessage(page)).toHaveCount(1)
  })
}

for (const [row, state, failure] of [
  ['F6', 'late', undefined],
  ['F7', 'gone', scriptFailures['is not there']],
] as const) {
  test(`${row} the links of a hydrated page work when all scripts are ${state}`, async ({page}) => {
    await page.goto('/about')
    await hydrateNewsletter(page)
    if (failure) await page.route(everyScript, failure)
    else await blockRequests(page, everyScript)
    await headerLink(page, '/contact').click()
    await expect(page).toHaveURL('/contact')
    await formButton(page).click({noWaitAfter: true})
    await toastControl(page, 'get-started').click()
    await expect(page).toHaveURL('/get-involved')
    await expectUsable(page, await textIn(page))
  })
}
