import {expect, test} from './editing.ts'

test('a sentence is changed where it is read, and nothing else in its file', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.retype('The last words of this page.')
  await staff.save()
  await expect(staff.page.getByText('The last words of this page.')).toBeVisible()
  await expect(staff.said).toHaveText('Saved.')
  expect(project.diff()).toBe(`pages/kinds.mdx
-The last paragraph of this page.
+The last words of this page.`)
})

test('one sentence of two is changed in its own line', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The second sentence of all.'))
  await staff.page.keyboard.press('End')
  await staff.page.keyboard.press('Control+End')
  await staff.page.keyboard.press('Backspace')
  await staff.page.keyboard.type(', for now.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx
-The second sentence of all.
+The second sentence of all, for now.`)
})

test('the page is not loaded anew when words are saved, and stays where it was scrolled to', async ({staff}) => {
  await staff.open('/kinds')
  await staff.page.evaluate(() => Object.assign(window, {stays: true}))
  await staff.click(staff.page.getByText('The last paragraph'))
  const before = await staff.page.evaluate(() => scrollY)
  await staff.retype('Other words.')
  await staff.save()
  expect(await staff.page.evaluate(() => [scrollY, 'stays' in window])).toEqual([before, true])
})

test.describe('words of every kind', () => {
  for (const [kind, old, fresh, line, role] of [
    ['a page’s heading', 'Every kind of words', 'All kinds of words', '# ', 'heading'],
    ['a heading', 'A heading to change', 'A changed heading', '## ', 'heading'],
    ['a line of a list', 'The second line', 'Another line', '- ', 'listitem'],
  ] as const) {
    test(kind, async ({staff, project}) => {
      await staff.open('/kinds')
      await staff.click(staff.page.getByRole('main').getByRole(role).filter({hasText: old}))
      await staff.retype(fresh)
      await staff.save()
      expect(project.diff()).toBe(`pages/kinds.mdx\n-${line}${old}\n+${line}${fresh}`)
    })
  }

  test('a cell of a table', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByRole('cell', {name: 'Noon'}))
    await staff.retype('At one')
    await staff.save()
    expect(project.diff()).toBe(`pages/kinds.mdx\n-| Lunch | Noon    |\n+| Lunch | At one    |`)
  })

  test('the words of a button', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByRole('link', {name: 'Words of a button'}))
    await staff.retype('Join us')
    await staff.save()
    expect(project.diff()).toBe(`pages/kinds.mdx
-  <ToastLink toast="ready-to-join" to="/contact" about="for the tests">Words of a button</ToastLink>
+  <ToastLink toast="ready-to-join" to="/contact" about="for the tests">Join us</ToastLink>`)
  })

  test('the words of a link in a sentence', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByText('link to the programs'))
    await staff.box.getByRole('link').dblclick({position: {x: 120, y: 10}})
    await staff.page.keyboard.type('courses and workshops')
    await staff.save()
    expect(project.diff()).toContain('+A sentence with a [link to the courses and workshops](/programs) in it, and')
  })
})

test('Escape takes back what was typed, and opening and closing changes nothing', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.retype('No.')
  await staff.page.keyboard.press('Escape')
  await expect(staff.box).toHaveCount(0)
  await expect(staff.page.getByText('The last paragraph')).toBeFocused()
  await staff.click(staff.page.getByText('We reply within'))
  await staff.save()
  expect(project.diff()).toBe('')
})

test('words are saved when something else is pressed, and the next words open', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The second line'))
  await staff.retype('A new line')
  await staff.page.getByText('The last paragraph').click()
  await expect(staff.box).toHaveText('The last paragraph of this page.')
  await staff.retype('The end.')
  await staff.page.mouse.click(5, 300)
  await expect(staff.box).toHaveCount(0)
  expect(project.diff()).toBe(`pages/kinds.mdx
-- The second line
+- A new line
-The last paragraph of this page.
+The end.`)
})

test('quotes and dashes are written as the site writes them', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.retype(`It's "yours" - and isn't <3 or {x}`)
  await staff.save()
  await expect(staff.page.getByText('It’s “yours” – and isn’t <3 or {x}')).toBeVisible()
  expect(project.diff()).toMatch(/^\+It’s “yours” – and isn’t \\<3 or \\\{x\\?\}$/m)
})

test('a word that is put together from several keys is left to the browser until it is done', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('Control+End')
  const client = await staff.page.context().newCDPSession(staff.page)
  await client.send('Input.imeSetComposition', {text: 'に', selectionStart: 1, selectionEnd: 1})
  await client.send('Input.imeSetComposition', {text: '日本', selectionStart: 2, selectionEnd: 2})
  await client.send('Input.insertText', {text: '日本'})
  await staff.save()
  expect(project.diff()).toContain('+The last paragraph of this page.日本')
})

test('a link of the page opens with Ctrl and a click, and all of them while one only looks', async ({staff}) => {
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'Editing'}).click()
  await staff.page.getByRole('main').getByRole('link', {name: 'link to the programs'}).click()
  await expect(staff.page).toHaveURL(/\/programs$/)
})
