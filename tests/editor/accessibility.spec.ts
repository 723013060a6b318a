import type {Locator} from 'playwright/test'
import {expect, test} from './fixtures.ts'
import {cohort} from './kindsPage.ts'

test('text is reached, edited, saved and undone by keyboard alone, and Tab never gets stuck', async ({
  staff: {page, bar, box, tools, status, open, press, retype},
  project,
}) => {
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let count = 0; count < 120 && !(await reached()); count++) await page.keyboard.press('Tab')
    expect(await reached()).toBe(true)
  }
  const isFocused = (words: string) =>
    page.evaluate((wanted) => document.activeElement?.textContent === wanted, words)
  await open('/kinds')
  await tabTo(() => isFocused('A heading to change'))
  await press('Enter')
  await expect(box).toBeFocused()
  await page.keyboard.type('!')
  await press('Tab')
  await tabTo(() => hasFocus(tools.getByRole('button', {name: 'Cancel'})))
  await press('Enter')
  await expect(box).toHaveCount(0)
  expect(project.diff()).toBe('')
  await expect.poll(() => isFocused('A heading to change')).toBe(true)
  await press('Enter')
  await expect(box).toBeFocused()
  await retype('A heading by keys')
  await press('ControlOrMeta+s')
  await expect(status).toHaveText('Saved.')
  await press('Escape')
  await tabTo(() => hasFocus(bar.getByRole('button', {name: 'Undo'})))
  await press('Enter')
  await expect(status).toContainText('Undone')
  expect(project.diff()).toBe('')
})

test('panels are opened by keyboard, Escape closes them wherever the focus is, and the focus returns', async ({
  staff: {page, main, bar, open, press},
}) => {
  await open('/kinds')
  const button = bar.getByRole('button', {name: 'What I changed'})
  const panel = page.getByRole('region', {name: 'What I changed'})
  await button.focus()
  await press('Enter')
  await expect(panel.getByRole('heading', {name: 'What I changed'})).toBeFocused()
  await press('Escape')
  await expect(button).toBeFocused()
  await press('Enter')
  await expect(panel).toBeVisible()
  await main.getByText('We reply within').focus()
  await press('Escape')
  await expect(panel).toHaveCount(0)
  const card = main.getByRole('article').first()
  await card.focus()
  await press('Enter')
  const title = page.getByRole('region', {name: 'Course date'}).getByLabel('Title', {exact: true})
  await expect(title).toBeFocused()
  await press('Escape')
  await expect(card).toBeFocused()
  await press('Enter')
  await expect(title).toBeFocused()
  // The fields of another record take no focus: keys that choose the next one would be typed into them.
  const choice = page.getByLabel('Show a different course date here')
  await choice.focus()
  await choice.selectOption({index: 0})
  await expect(title).not.toHaveValue(cohort.title)
  await expect(choice).toBeFocused()
})

test('on a phone the bar is low, its buttons are large enough for fingers, and “More” is used by keyboard', async ({
  staff: {page, bar, tools, box, openText, press},
}) => {
  await page.setViewportSize({width: 320, height: 844})
  await openText('We reply within')
  const {height} = (await bar.locator('..').boundingBox()) ?? {height: Number.POSITIVE_INFINITY}
  expect(height, 'with open text').toBeLessThan(844 / 6)
  const more = bar.getByRole('button', {name: 'More'})
  await more.focus()
  await press('Enter')
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  const {small, wide} = await page.evaluate(() => {
    const shadow = document.querySelector('[data-editor=bar]')?.shadowRoot
    const buttons = [...(shadow?.querySelectorAll('button') ?? [])]
    const size = (each: Element) => each.getBoundingClientRect()
    return {
      small: buttons
        .filter((each) => size(each).width < 24 || size(each).height < 24)
        .map((each) => each.textContent),
      wide: buttons.filter((each) => size(each).right > innerWidth + 1).map((each) => each.textContent),
    }
  })
  expect([small, wide]).toEqual([[], []])
  const [last, tool] = [
    bar.getByRole('button', {name: 'Propose these changes'}),
    tools.getByRole('button', {name: 'Delete'}),
  ]
  const goTo = async (key: string, button: Locator) => {
    for (let count = 0; count < 12 && !(await hasFocus(button)); count++) await press(key)
    await expect(button).toBeFocused()
  }
  await goTo('Tab', last)
  await goTo('Shift+Tab', tool)
  await press('Escape')
  await expect(more).toBeFocused()
  await expect(last).toBeHidden()
  await expect(tool).toBeHidden()
  await expect(box).toBeVisible()
})

function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each.matches(':focus'))
}
