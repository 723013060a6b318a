import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {cohort, lastParagraph} from './kindsPage.ts'

const correct = 'Correct it and save'

test('“Correct it and save” repairs a character that another program damaged, but not one that was lost', async ({
  staff: {main, box, tools, openText, press, retype},
  project,
}) => {
  const button = tools.getByRole('button', {name: correct})
  await openText(lastParagraph)
  await retype('Come to us any da�.')
  await press('ControlOrMeta+s')
  await expect(tools).toContainText('A character was lost here')
  await expect(button).toHaveCount(0)
  await retype('Come to the charityâ€™s rooms.')
  await press('ControlOrMeta+s')
  await expect(tools).toContainText('Another program damaged a character')
  expect(project.diff()).toBe('')
  await button.click()
  await expect(box).toHaveCount(0)
  await expect(main.getByText('Come to the charity’s rooms.')).toBeVisible()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+Come to the charity’s rooms.`)
})

test('“Correct it and save” repairs a damaged character in a field of a record', async ({staff, project}) => {
  await staff.open('/kinds')
  const card = await staff.clickCard()
  const field = card.getByRole('textbox', {name: 'Highlights 2', exact: true})
  await field.fill('Budgets and your bankâ€™s accounts.')
  await field.press('Enter')
  await expect(card.getByText('Not saved.')).toBeVisible()
  await checkWcag(staff, 'a card with a refused value, and the lines of a list')
  await card.getByRole('button', {name: correct}).click()
  await expect(staff.status).toContainText('Saved.')
  await expect(field).toHaveValue('Budgets and your bank’s accounts.')
  expect(project.diff()).toBe(
    `content/cohorts.yaml\n-    - ${cohort.highlights[1]}\n+    - Budgets and your bank’s accounts.`,
  )
})

test('a repeated word is saved as typed, and advice, which stays open on clicks elsewhere, has a button to remove it', async ({
  staff,
  project,
}) => {
  const {page, main, bar, box, status} = staff
  await staff.openText(lastParagraph)
  await staff.retype('Ask the the office about it.')
  await staff.save()
  await expect(status).toContainText('The word “the” is here twice.')
  const advice = page.getByRole('group').filter({hasText: /advice/})
  await advice
    .getByText(/advice/)
    .first()
    .click()
  const before = (await status.textContent()) ?? ''
  const heading = main.getByRole('heading', {name: 'The second heading'})
  await heading.scrollIntoViewIfNeeded()
  const {x, y, height} = (await heading.boundingBox()) ?? {x: 0, y: 0, height: 0}
  for (const top of [y + height / 2, y - 60]) await page.mouse.click(x - 40, top)
  await expect(box).toHaveCount(0)
  await expect(status).toHaveText(before)
  await expect(advice).toHaveAttribute('open', '')
  await bar.getByRole('button', {name: 'Write: Ask the office about it.', exact: true}).click()
  await expect(main.getByText('Ask the office about it.')).toBeVisible()
  await expect(status).toContainText('Changed.')
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+Ask the office about it.`)
})

test('“Not saved” leaves the bar once the text is again as it was', async ({
  staff: {status, openText, retype, press},
}) => {
  await openText(lastParagraph)
  await retype('Come to us any da�.')
  await press('ControlOrMeta+s')
  await expect(status).toContainText('Not saved.')
  await retype(lastParagraph)
  await press('ControlOrMeta+s')
  await expect(status).not.toContainText('Not saved.')
})

test('the corner with advice makes way for text that is edited below it, and comes back', async ({
  staff: {page, main, box, openText, retype, save, press},
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openText(lastParagraph)
  await retype('Ask the the office about it.')
  await save()
  const corner = page.getByText(/pieces? of advice/)
  await expect(corner).toBeVisible()
  const text = main.getByText('Ask the the office')
  const scrollTextTo = (y: number) =>
    text.evaluate(
      (block, to) => scrollBy({top: block.getBoundingClientRect().top - to, behavior: 'instant'}),
      y,
    )
  await scrollTextTo(200)
  await text.click({position: {x: 300, y: 8}})
  await expect(box).toBeFocused()
  // Only now, because the message of the save is gone, which was below the corner.
  await scrollTextTo((await corner.boundingBox())?.y ?? 0)
  await expect(corner).toBeHidden()
  await press('Escape')
  await expect(corner).toBeVisible()
})
