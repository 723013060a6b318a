import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

// Checks only states in which no other test calls `checkWcag`.
test('a link being made, text that is not saved, advice, settings, a new page and the list of changes meet WCAG 2.2 AA', async ({
  staff,
}) => {
  await staff.openText('We reply within')
  await staff.press('ControlOrMeta+k')
  await expect(staff.tools.getByLabel('Link to')).toBeFocused()
  await checkWcag(staff, 'a link being made')
  await staff.press('Escape', 'Escape')
  await staff.click(lastParagraph)
  await staff.retype('Come to us any da�.')
  await staff.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('Not saved.')
  await checkWcag(staff, 'text that is not saved')
  await staff.retype('Ask the the office about it.')
  await staff.save()
  await expect(staff.bar.getByRole('button', {name: /^Write:/})).toBeVisible()
  for (const [button, panel] of [
    ['Title and description'],
    ['Add…', 'Add to the site'],
    ['What I changed'],
  ] as const) {
    await expect(await staff.openPanel(button, panel)).toBeVisible()
    await checkWcag(staff, button)
    await staff.press('Escape')
  }
})
