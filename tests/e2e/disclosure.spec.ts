import type {Page} from 'playwright/test'
import {test} from './sharedPage.ts'
import {expect, readRecords} from './site.ts'

const [role] = readRecords('roles.yaml')
const [track] = readRecords('tracks.yaml')
const audiences = new RegExp(
  `^(${readRecords('audiences.yaml')
    .map(({title}) => title)
    .join('|')})$`,
)
const phone = {width: 390, height: 844}

/** Returns the details on the card of a role, and the control that opens them on a phone. */
function detailsOf(page: Page) {
  const card = page
    .getByRole('article')
    .filter({has: page.getByRole('heading', {name: role?.title, exact: true})})
  return {opener: card.locator('summary'), details: card.getByText(role?.training ?? '', {exact: true})}
}

// S10.66, S10.20
test('a role’s details open on a phone by click and key, and are open on a desktop and in print', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/volunteer')
  const {opener, details} = detailsOf(page)
  await expect(details).toBeHidden()
  await opener.click()
  await expect(details).toBeVisible()
  await opener.press('Enter')
  await expect(details).toBeHidden()
  await page.setViewportSize({width: 1024, height: 800})
  await expect(details).toBeVisible()
  await expect(opener).toBeHidden()
  await page.setViewportSize(phone)
  await page.emulateMedia({media: 'print'})
  await expect(details).toBeVisible()
  await expect(opener).toBeHidden()
})

// S10.66
test('a link to text in a module that is closed on a phone opens the module', async ({page}) => {
  await page.setViewportSize(phone)
  await page.goto(`/services#:~:text=${encodeURIComponent(track?.modules[0]?.title ?? '')}`)
  await expect(page.getByRole('heading', {name: track?.modules[0]?.title})).toBeVisible()
})

test('S10.11 the keyboard opens and closes the answer to a question', async ({page}) => {
  await page.goto('/contact')
  const answer = page.getByRole('main').locator('details p').first()
  await expect(answer).toBeHidden()
  await page.getByRole('main').locator('summary').first().focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(answer).toBeVisible()
    await page.keyboard.press(key)
    await expect(answer).toBeHidden()
  }
})

test('S10.76 on a phone the lines of the payslip open by a key, and on a desktop all are open', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/services')
  const lines = page.getByRole('main').locator('figure li')
  const meanings = lines.locator('details p')
  await expect(meanings.first()).toBeVisible()
  await expect(meanings.nth(1)).toBeHidden()
  await lines.nth(1).locator('summary').press('Enter')
  await expect(meanings.nth(1)).toBeVisible()
  await expect(meanings.last()).toBeHidden()
  await page.setViewportSize({width: 1280, height: 844})
  for (const meaning of await meanings.all()) await expect(meaning).toBeVisible()
  await expect(lines.first().locator('summary')).toBeHidden()
})

// S2.17, S10.67
test('the three ways to get involved look alike at any width, wherever they lead', async ({page}) => {
  await page.goto('/get-involved')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({width, height: 900})
    const links = page
      .getByRole('article')
      .filter({has: page.getByRole('heading', {name: audiences})})
      .getByRole('link')
    const looks = await links.evaluateAll((all) =>
      all.map((link) => {
        const {width, height, bottom} = link.getBoundingClientRect()
        const {color, backgroundColor, borderTopColor, fontSize, fontWeight, textDecorationLine} =
          getComputedStyle(link)
        const below = (link.closest('article')?.getBoundingClientRect().bottom ?? 0) - bottom
        return [
          width,
          height,
          below,
          color,
          backgroundColor,
          borderTopColor,
          fontSize,
          fontWeight,
          textDecorationLine,
        ]
      }),
    )
    expect(looks).toHaveLength(3)
    for (const look of looks) expect(look, `${width} px`).toEqual(looks[0])
  }
})
