import type {Locator} from 'playwright/test'
import {expect, test} from './fixtures.ts'

test('text is reached, edited, saved and undone by keyboard alone, and Tab never gets stuck', async ({
  staff,
  project,
}) => {
  const {page, bar, tools} = staff
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let count = 0; count < 120 && !(await reached()); count++) await page.keyboard.press('Tab')
    expect(await reached()).toBe(true)
  }
  const isFocused = (words: string) => page.evaluate((wanted) => document.activeElement?.textContent === wanted, words)
  await staff.open('/kinds')
  await tabTo(() => isFocused('A heading to change'))
  await page.keyboard.press('Enter')
  await expect(staff.box).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await tabTo(() => tools.getByRole('button', {name: 'Cancel'}).evaluate((each) => each.matches(':focus')))
  await page.keyboard.press('Enter')
  await expect(staff.box).toHaveCount(0)
  expect(project.diff()).toBe('')
  await expect.poll(() => isFocused('A heading to change')).toBe(true)
  await page.keyboard.press('Enter')
  await expect(staff.box).toBeFocused()
  await staff.retype('A heading by keys')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(staff.status).toHaveText('Saved.')
  await page.keyboard.press('Escape')
  await tabTo(() => bar.getByRole('button', {name: 'Undo'}).evaluate((each) => each.matches(':focus')))
  await page.keyboard.press('Enter')
  await expect(staff.status).toContainText('Undone')
  expect(project.diff()).toBe('')
})

test('the advice does not cover the bar at the bottom of the window, on a phone or a desktop', async ({
  staff,
  project,
}) => {
  project.write('pages/kinds.mdx', project.read('pages/kinds.mdx').replace('of this page.', 'of the the page.'))
  await staff.open('/kinds')
  const advice = staff.page.getByText(/pieces? of advice/)
  for (const width of [320, 390, 1024, 1440]) {
    await staff.page.setViewportSize({width, height: 700})
    await expect
      .poll(async () => {
        const [over, bar] = [await advice.boundingBox(), await staff.bar.boundingBox()]
        return over && bar && over.y >= 0 && over.y + over.height <= bar.y
      }, `at ${width}`)
      .toBe(true)
  }
})

test('a panel takes the focus when it opens, and returns it when it closes', async ({staff}) => {
  await staff.open('/kinds')
  const button = staff.bar.getByRole('button', {name: 'What I changed'})
  await button.focus()
  await staff.page.keyboard.press('Enter')
  await expect(staff.page.getByRole('heading', {name: 'What I changed'})).toBeFocused()
  await staff.page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('Escape closes a panel wherever the focus is', async ({staff}) => {
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'What I changed'}).click()
  const panel = staff.page.getByRole('region', {name: 'What I changed'})
  await expect(panel).toBeVisible()
  await staff.main.getByText('We reply within').focus()
  await staff.page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test('on a phone, the buttons behind “More” are reached by keyboard, and Escape hides them again', async ({staff}) => {
  const {page, bar, tools, box} = staff
  await page.setViewportSize({width: 390, height: 720})
  await staff.open('/kinds')
  await staff.click(staff.main.getByText('We reply within'))
  const more = bar.getByRole('button', {name: 'More'})
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  const [last, tool] = [
    bar.getByRole('button', {name: 'Propose these changes'}),
    tools.getByRole('button', {name: 'Delete'}),
  ]
  const goTo = async (key: string, button: Locator) => {
    const isThere = () => button.evaluate((each) => each.matches(':focus'))
    for (let count = 0; count < 12 && !(await isThere()); count++) await page.keyboard.press(key)
    await expect(button).toBeFocused()
  }
  await goTo('Tab', last)
  await goTo('Shift+Tab', tool)
  await goTo('Tab', last)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(last).toBeHidden()
  await expect(tool).toBeHidden()
  await expect(box).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(more).not.toBeFocused()
})

test('a card is opened by keyboard alone', async ({staff}) => {
  await staff.open('/kinds')
  await staff.page.getByRole('article').first().focus()
  await staff.page.keyboard.press('Enter')
  await expect(staff.page.getByRole('region', {name: 'Course date'})).toBeVisible()
})

test('no button is smaller than 24 pixels, and the bar fits on a phone', async ({staff}) => {
  await staff.page.setViewportSize({width: 320, height: 640})
  await staff.open('/kinds')
  await staff.click(staff.main.getByText('We reply within'))
  await staff.bar.getByRole('button', {name: 'More'}).click()
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
