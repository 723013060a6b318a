import {expect, test} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

test('Ctrl+Z pressed twice quickly undoes two changes, and Ctrl+Shift+Z redoes them', async ({
  staff: {main, openText, click, retype, save, press},
  project,
}) => {
  await openText(lastParagraph)
  await retype('One.')
  await save()
  await click('The second line')
  await retype('Two')
  await save()
  const both = project.diff()
  await press('ControlOrMeta+z', 'ControlOrMeta+z')
  await expect(main.getByText(lastParagraph)).toBeVisible()
  await expect(main.getByText('The second line')).toBeVisible()
  expect(project.diff()).toBe('')
  await press('ControlOrMeta+Shift+z', 'ControlOrMeta+Shift+z')
  await expect(main.getByText('One.')).toBeVisible()
  await expect(main.getByText('Two', {exact: true})).toBeVisible()
  expect(project.diff()).toBe(both)
})

test('text that is clicked right after Ctrl+Z opens once the page shows what was undone', async ({
  staff: {main, box, openText, retype, save, press},
}) => {
  await openText(lastParagraph)
  await retype('One.')
  await save()
  await press('ControlOrMeta+z')
  await main.getByText('The third line').click()
  await expect(box).toHaveText('The third line')
})

test('the list of changes marks the words that changed in a sentence, which stands there once', async ({
  staff: {openPanel, openText, retype, save},
}) => {
  await openText(lastParagraph)
  await retype('The very last paragraph of this site.')
  await save()
  const list = await openPanel('What I changed')
  await expect(list.getByRole('deletion')).toHaveText(['page.'])
  await expect(list.getByRole('insertion')).toHaveText(['very', 'site.'])
  await expect(list.getByRole('listitem')).toContainText('The very last paragraph of this page. site.')
})

test('the list of changes shows what was changed and where, and undoes an earlier change without later ones', async ({
  staff: {main, status, openPanel, openText, click, retype, save},
  project,
}) => {
  await openText(lastParagraph)
  await retype('One.')
  await save()
  await click('The second line')
  await retype('Two')
  await save()
  const list = await openPanel('What I changed')
  const first = list.getByRole('listitem').filter({hasText: lastParagraph})
  await expect(first.getByRole('deletion')).toHaveText(lastParagraph)
  await expect(first.getByRole('insertion')).toHaveText('One.')
  await expect(first).toContainText('Words of every kind')
  await first.getByRole('button', {name: 'Undo this'}).click()
  await expect(status).toContainText('Undone')
  await expect(main.getByText(lastParagraph).first()).toBeVisible()
  // It shows what the site says again, no longer what it said meanwhile.
  await expect(first).toContainText('Undone: ')
  await expect(first).not.toContainText('One.')
  expect(project.diff()).toBe('pages/kinds.mdx\n-- The second line\n+- Two')
  await click('Two')
  await retype('Three')
  await save()
  // A change that can’t be undone says why.
  await expect(list.getByRole('listitem').filter({hasText: 'The second line'})).toContainText(
    'Undo the later change first.',
  )
})

test('links work while editing is switched off, and a change is undone from another page', async ({
  staff: {page, main, bar, status, openText, retype, save, press},
  project,
}) => {
  await openText(lastParagraph)
  await retype('On this page.')
  await save()
  await bar.getByRole('button', {name: 'Follow links'}).click()
  await main.getByRole('link', {name: 'link to the programs'}).click()
  await expect(page).toHaveURL(/\/programs$/)
  await bar.getByRole('button', {name: 'Edit again'}).click()
  await press('ControlOrMeta+z')
  await expect(status).toContainText('Undone, on Words of every kind')
  expect(project.diff()).toBe('')
})
