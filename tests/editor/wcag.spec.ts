import AxeBuilder from '@axe-core/playwright'
import type {Page} from 'playwright/test'
import {expect, type Staff, test} from './editing.ts'

/** What WCAG 2.2 AA forbids, as far as a machine can tell, in light colours and in dark ones. */
async function violations(page: Page, within = 'html') {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    // No colour is looked at on its way to another.
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
    const {violations} = await new AxeBuilder({page})
      .include(within)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    found.push(...violations.map(({id, nodes}) => `${colorScheme}, ${id}: ${nodes.map(({html}) => html).join(' ')}`))
  }
  return found
}

/** Looks at a state of the editor on a desk, and on a phone with all that “More” shows. It is as it was afterwards. */
async function check({page, bar}: Staff, what: string) {
  expect(await violations(page), what).toEqual([])
  const desk = page.viewportSize() ?? {width: 1280, height: 720}
  const focused = await page.evaluateHandle(() => {
    const {activeElement} = document
    return (activeElement?.shadowRoot?.activeElement ?? activeElement) as HTMLElement | null
  })
  await page.setViewportSize({width: 390, height: 720})
  const more = bar.getByRole('button', {name: 'More'})
  await more.click()
  expect(await violations(page, '[data-editor]'), `${what}, on a phone with “More”`).toEqual([])
  await more.click()
  // What a wider window hides would lose the focus, and open words are saved when they lose it.
  await focused.evaluate((element) => element?.focus())
  await page.setViewportSize(desk)
}

test('the bar, a box and every panel meet WCAG 2.2 AA', async ({staff}) => {
  test.setTimeout(240_000)
  await staff.open('/kinds')
  await check(staff, 'the bar')
  await staff.click(staff.main.getByText('We reply within'))
  await check(staff, 'a box')
  await staff.page.keyboard.press('ControlOrMeta+k')
  await check(staff, 'a link being made')
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
  await check(staff, 'words that are not saved')
  await staff.page.keyboard.press('Escape')
  for (const name of ['Title and description', 'What I changed']) {
    await staff.bar.getByRole('button', {name}).click()
    await staff.page.getByRole('region', {name}).waitFor()
    await check(staff, name)
    await staff.page.keyboard.press('Escape')
  }
  await staff.page.getByRole('article').getByRole('time').first().click()
  await staff.page.getByRole('region', {name: 'Cohort card'}).waitFor()
  await check(staff, 'a card')
})

test('what is added, refused, listed and proposed meets WCAG 2.2 AA as well', async ({staff}) => {
  test.setTimeout(240_000)
  const {page, bar, tools} = staff
  await staff.open('/kinds')
  await bar.getByRole('button', {name: 'Add a record or page'}).click()
  const added = page.getByRole('region', {name: 'Add a record or page'})
  await check(staff, 'a new page')
  await added.getByLabel('What is new?').selectOption('cohort')
  await expect(added.getByLabel(/^Date/)).toBeVisible()
  await added.getByLabel(/^Id/).fill('spring')
  await added.getByLabel(/^Title/).fill('# Spring')
  await check(staff, 'a new record')
  await page.keyboard.press('Escape')
  await staff.click(staff.main.getByText('We reply within'))
  await tools.getByRole('button', {name: 'Add below'}).click()
  await expect(page.getByRole('region', {name: 'Add below'}).getByRole('button', {name: 'Card grid'})).toBeVisible()
  await check(staff, 'a new block')
  await page.keyboard.press('Escape')
  await staff.click(page.getByRole('article').getByRole('heading').first())
  await expect(tools).toContainText('Also on')
  await check(staff, 'words that stand on other pages too')
  await page.keyboard.press('Escape')
  await page.getByRole('article').getByRole('time').first().click()
  const card = page.getByRole('region', {name: 'Cohort card'})
  await card.getByText('Lines of lists').click()
  await card.getByLabel('Highlights 1', {exact: true}).fill('Money from Septembre on')
  await card.getByLabel('Highlights 1', {exact: true}).press('Enter')
  await expect(card.getByText('Not saved.')).toBeVisible()
  await check(staff, 'a refused value, and the lines of lists')
  await card.getByLabel('Highlights 1', {exact: true}).press('Escape')
  await card.getByRole('button', {name: 'Close'}).click()
  await staff.click(staff.main.getByText('The last paragraph'))
  await staff.retype('Words that are seen , and advised on.')
  await staff.save()
  await expect(bar.getByRole('button', {name: /^Write:/})).toBeVisible()
  await bar.getByRole('button', {name: 'What I changed'}).click()
  await expect(page.getByRole('region', {name: 'What I changed'}).getByRole('listitem').first()).toBeVisible()
  await check(staff, 'advice, and what was changed')
  await bar.getByRole('button', {name: 'Propose these changes'}).click()
  await check(staff, 'a proposal')
})
