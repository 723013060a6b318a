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
  await expect(staff.box).toHaveAttribute('aria-invalid', 'true')
  await expect(staff.box).toHaveAttribute('aria-description', /^Not saved\. ./)
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

test('what is added, refused, listed and proposed meets WCAG 2.2 AA as well', async ({staff}) => {
  test.setTimeout(240_000)
  const {page, bar, tools} = staff
  const check = async (what: string) => expect(await violations(page), what).toEqual([])
  await staff.open('/kinds')
  await bar.getByRole('button', {name: 'Add a record or page'}).click()
  const added = page.getByRole('region', {name: 'Add a record or page'})
  await check('a new page')
  await added.getByLabel('What is new?').selectOption('cohort')
  await expect(added.getByLabel(/^Date/)).toBeVisible()
  await added.getByLabel(/^Id/).fill('spring')
  await added.getByLabel(/^Title/).fill('# Spring')
  await check('a new record')
  await page.keyboard.press('Escape')
  await staff.click(staff.main.getByText('We reply within'))
  await tools.getByRole('button', {name: 'Add below'}).click()
  await expect(page.getByRole('region', {name: 'Add below'}).getByRole('button', {name: 'CardGrid'})).toBeVisible()
  await check('a new block')
  await page.keyboard.press('Escape')
  await staff.click(page.getByRole('article').getByRole('heading').first())
  await expect(tools).toContainText('Also on')
  await check('words that stand on other pages too')
  await page.keyboard.press('Escape')
  await page.getByRole('article').getByRole('time').first().click()
  const card = page.getByRole('region', {name: 'Cohort card'})
  await card.getByText('Lines of lists').click()
  await card.getByLabel('Highlights 1', {exact: true}).fill('Money from Septembre on')
  await card.getByLabel('Highlights 1', {exact: true}).press('Enter')
  await expect(card.getByText('Not saved.')).toBeVisible()
  await check('a refused value, and the lines of lists')
  await card.getByLabel('Highlights 1', {exact: true}).press('Escape')
  await card.getByRole('button', {name: 'Close'}).click()
  await staff.click(staff.main.getByText('The last paragraph'))
  await staff.retype('Words that are seen , and advised on.')
  await staff.save()
  await expect(bar.getByRole('button', {name: /^Write:/})).toBeVisible()
  await bar.getByRole('button', {name: 'What I changed'}).click()
  await expect(page.getByRole('region', {name: 'What I changed'}).getByRole('listitem').first()).toBeVisible()
  await check('advice, and what was changed')
  await bar.getByRole('button', {name: 'Propose these changes'}).click()
  await check('a proposal')
})

test('words are reached, typed, saved and taken back by keys alone, and Tab leads out of everything', async ({
  staff,
  project,
}) => {
  const {page, bar, tools} = staff
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let count = 0; count < 120 && !(await reached()); count++) await page.keyboard.press('Tab')
    expect(await reached()).toBe(true)
  }
  const holds = (words: string) => page.evaluate((wanted) => document.activeElement?.textContent === wanted, words)
  await staff.open('/kinds')
  await tabTo(() => holds('A heading to change'))
  await page.keyboard.press('Enter')
  await expect(staff.box).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await tabTo(() => tools.getByRole('button', {name: 'Take back'}).evaluate((each) => each.matches(':focus')))
  await page.keyboard.press('Enter')
  await expect(staff.box).toHaveCount(0)
  expect(project.diff()).toBe('')
  await expect.poll(() => holds('A heading to change')).toBe(true)
  await page.keyboard.press('Enter')
  await staff.retype('A heading by keys')
  await staff.save()
  await tabTo(() => bar.getByRole('button', {name: 'Undo'}).evaluate((each) => each.matches(':focus')))
  await page.keyboard.press('Enter')
  await expect(staff.said).toContainText('Put back')
  expect(project.diff()).toBe('')
})

test('nothing at the foot of the window lies over anything else, on a phone and on a desk', async ({
  staff,
  project,
}) => {
  project.write('pages/kinds.mdx', project.read('pages/kinds.mdx').replace('of this page.', 'of this page , here.'))
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
