import {expect, test} from './fixtures.ts'
import {cohort, lastParagraph} from './kindsPage.ts'

test('Enter in a paragraph splits it in two, and Backspace at the start of the second joins them again', async ({
  staff: {page, box, openText, caretAfter, press, save},
  project,
}) => {
  await openText(lastParagraph)
  await caretAfter('The last')
  await press('Enter')
  await expect(box).toHaveText('paragraph of this page.')
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+The last\n+\n+paragraph of this page.`)
  await press('Home', 'Backspace')
  await expect(box).toHaveText(/^The last\sparagraph of this page\.$/)
  await page.keyboard.type('big ')
  await save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${lastParagraph}\n+The last big paragraph of this page.`)
})

test('in a list Enter starts an item, Backspace removes an empty one, and a second Enter starts a paragraph below', async ({
  staff: {page, box, tools, openText, click, press, save},
  project,
}) => {
  await openText('The second line')
  await press('ControlOrMeta+a', 'Delete', 'Backspace')
  await expect(box).toHaveText('The first line')
  await click('The third line')
  await press('End', 'Enter')
  await expect(tools).toContainText('New list item')
  await press('Backspace')
  await expect(box).toHaveText('The third line')
  // Keys that are pressed while the server is still adding an item are not lost.
  await press('End', 'Enter')
  await page.keyboard.type('A fourth line')
  await press('Enter', 'Enter')
  await page.keyboard.type('Below the list.')
  await expect(box).toHaveText('Below the list.')
  await save()
  expect(project.diff()).toBe('pages/kinds.mdx\n-- The second line\n+- A fourth line\n+\n+Below the list.')
  // Where a component contains the list, the paragraph goes below the component.
  await click('Food')
  await press('End', 'Enter', 'Enter')
  await expect(tools).toContainText('New paragraph')
  await page.keyboard.type('Below the component.')
  await save()
  expect(project.read('pages/kinds.mdx')).toContain('- Food\n\n</CheckList>\n\nBelow the component.\n')
})

test('a paragraph is moved down and back up, and Ctrl+Z restores it when it was deleted', async ({
  staff: {main, box, tools, status, openText, click, press},
  project,
}) => {
  await openText('We reply within')
  await tools.getByRole('button', {name: 'Move down'}).click()
  await expect(status).toHaveText('Moved down.')
  await expect(box).toBeFocused()
  await expect(main.locator('p:has-text("link to the programs") ~ p').first()).toContainText(
    'We reply within',
  )
  await tools.getByRole('button', {name: 'Move up'}).click()
  await expect(status).toHaveText('Moved up.')
  expect(project.diff()).toBe('')
  await click(lastParagraph)
  await tools.getByRole('button', {name: 'Delete'}).click()
  await expect(status).toHaveText('Deleted. “Undo” takes it back.')
  await expect(main.getByText(lastParagraph)).toHaveCount(0)
  await expect(main.getByRole('article').filter({hasText: cohort.title})).toBeFocused()
  expect(project.diff()).toContain(`-${lastParagraph}`)
  await press('ControlOrMeta+z')
  await expect(main.getByText(lastParagraph)).toBeVisible()
  expect(project.diff()).toBe('')
})

test('“Add below” offers headings and lists without scrolling, and an added paragraph can be typed in at once', async ({
  staff: {page, box, tools, openText, save},
  project,
}) => {
  await openText('We reply within')
  await tools.getByRole('button', {name: 'Add below'}).click()
  const offered = page.getByRole('region', {name: 'Add below'})
  for (const name of ['A heading', 'A smaller heading', 'A list', 'A numbered list'])
    await expect(offered.getByRole('button', {name, exact: true})).toBeInViewport()
  await offered.getByRole('button', {name: 'A paragraph'}).click()
  await expect(box).toBeFocused()
  await expect(box).toBeEmpty()
  // Nothing stands in for the words meanwhile.
  expect(project.diff()).toBe('')
  await page.keyboard.type('Fresh words.')
  await save()
  expect(project.diff()).toBe('pages/kinds.mdx\n+Fresh words.\n+')
})
