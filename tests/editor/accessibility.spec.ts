import AxeBuilder from '@axe-core/playwright'
import type {Page} from 'playwright/test'
import {expect, test} from './editing.ts'

/** What WCAG 2.2 AA forbids, as far as a machine can tell. */
async function violations(page: Page) {
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)
}

test('the bar, a box and every panel meet WCAG 2.2 AA', async ({staff}) => {
  await staff.open('/kinds')
  expect(await violations(staff.page), 'the bar').toEqual([])
  await staff.click(staff.main.getByText('We reply within'))
  expect(await violations(staff.page), 'a box').toEqual([])
  await staff.page.keyboard.press('ControlOrMeta+k')
  expect(await violations(staff.page), 'a link being made').toEqual([])
  await staff.page.keyboard.press('Enter')
  await staff.page.keyboard.press('Escape')
  await staff.click(staff.main.getByText('link to the programs'))
  await staff.page.keyboard.press('ControlOrMeta+k')
  await staff.tools.getByLabel('Where it leads').fill('/no-such-page')
  await staff.page.keyboard.press('Enter')
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('Not saved.')
  expect(await violations(staff.page), 'words that are not saved').toEqual([])
  await staff.page.keyboard.press('Escape')
  for (const name of ['Title and description', 'What I changed']) {
    await staff.bar.getByRole('button', {name}).click()
    await staff.page.getByRole('region', {name}).waitFor()
    expect(await violations(staff.page), name).toEqual([])
    await staff.page.keyboard.press('Escape')
  }
  await staff.page.getByRole('article').getByRole('time').first().click()
  await staff.page.getByRole('region', {name: 'Cohort card'}).waitFor()
  expect(await violations(staff.page), 'a card').toEqual([])
})

test('a panel takes the focus when it opens, and gives it back when it closes', async ({staff}) => {
  await staff.open('/kinds')
  const button = staff.bar.getByRole('button', {name: 'What I changed'})
  await button.focus()
  await staff.page.keyboard.press('Enter')
  await expect(staff.page.getByRole('heading', {name: 'What I changed'})).toBeFocused()
  await staff.page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a card is reached and opened by keys alone', async ({staff}) => {
  await staff.open('/kinds')
  await staff.page.getByRole('article').first().focus()
  await staff.page.keyboard.press('Enter')
  await expect(staff.page.getByRole('region', {name: 'Cohort card'})).toBeVisible()
})

test('nothing that can be pressed is smaller than 24 pixels, and the bar fits a phone', async ({staff}) => {
  await staff.page.setViewportSize({width: 320, height: 640})
  await staff.open('/kinds')
  await staff.click(staff.main.getByText('We reply within'))
  const {small, wide} = await staff.page.evaluate(() => {
    const shadow = document.querySelector('[data-editor=bar]')?.shadowRoot
    const buttons = [...(shadow?.querySelectorAll('button') ?? [])]
    const size = (each: Element) => each.getBoundingClientRect()
    return {
      small: buttons.filter((each) => size(each).width < 24 || size(each).height < 24).map((each) => each.textContent),
      wide: buttons.filter((each) => size(each).right > innerWidth + 1).map((each) => each.textContent),
    }
  })
  expect([small, wide]).toEqual([[], []])
})
