import {expect, test} from './fixtures.ts'

test('a page is hydrated as the server rendered it', async ({staff}) => {
  const errors: string[] = []
  staff.page.on('pageerror', ({message}) => errors.push(message))
  for (const path of ['/', '/about', '/get-involved']) await staff.open(path)
  expect(errors).toEqual([])
})

test('a sentence is edited on the page, and nothing else in its file changes', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.retype('The last words of this page.')
  await staff.save()
  await expect(staff.page.getByText('The last words of this page.')).toBeVisible()
  await expect(staff.status).toHaveText('Saved.')
  expect(project.diff()).toBe(`pages/kinds.mdx
-The last paragraph of this page.
+The last words of this page.`)
})

test('saving text does not reload the page or change its scroll position', async ({staff}) => {
  await staff.open('/kinds')
  await staff.page.evaluate(() => Object.assign(window, {stays: true}))
  await staff.click(staff.page.getByText('The last paragraph'))
  const before = await staff.page.evaluate(() => scrollY)
  await staff.retype('Other words.')
  await staff.save()
  expect(await staff.page.evaluate(() => [scrollY, 'stays' in window])).toEqual([before, true])
})

test('text of every kind is edited on the page', async ({staff, project}) => {
  await staff.open('/kinds')
  const {main} = staff
  for (const [words, fresh, line] of [
    [main.getByRole('heading', {name: 'Every kind of words'}), 'All kinds of words', '# All kinds of words'],
    [main.getByRole('heading', {name: 'A heading to change'}), 'A changed heading', '## A changed heading'],
    [main.getByRole('listitem').filter({hasText: 'The second line'}), 'Another line', '- Another line'],
    [main.getByRole('cell', {name: 'Noon'}), 'At one', '| Lunch | At one    |'],
    [
      main.getByRole('link', {name: 'Words of a button'}),
      'Join us',
      '  <ToastLink toast="ready-to-join" to="/contact" about="for the tests">Join us</ToastLink>',
    ],
  ] as const) {
    await staff.click(words)
    await staff.retype(fresh)
    await staff.save()
    expect(project.diff().split('\n')).toContain(`+${line}`)
  }
  expect(project.diff().match(/^-/gm)).toHaveLength(5)
})

test('the words of a link in a sentence are edited, and its address stays', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('link to the programs'))
  await staff.box.getByRole('link').dblclick({position: {x: 120, y: 10}})
  await staff.page.keyboard.type('courses and workshops')
  await staff.save()
  expect(project.diff()).toContain('+A sentence with a [link to the courses and workshops](/programs) in it, and')
})

test('Escape discards what was typed, and saving unchanged text writes nothing', async ({staff, project}) => {
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

test('clicking other text saves the open text, and opens the other for editing', async ({staff, project}) => {
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

test('a click on empty space does nothing, and open advice stays open', async ({staff}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.retype('Ask the the office about it.')
  await staff.save()
  const advice = staff.bar.getByRole('button', {name: /^Write:/})
  const corner = staff.page.getByRole('group').filter({hasText: /advice/})
  await corner
    .getByText(/advice/)
    .first()
    .click()
  const said = await staff.status.textContent()
  const {x, y, height} = (await staff.main.getByRole('heading', {name: 'The second heading'}).boundingBox()) ?? {
    x: 0,
    y: 0,
    height: 0,
  }
  for (const [left, top] of [
    [x - 40, y + height / 2],
    [x - 40, y - 60],
  ] as const)
    await staff.page.mouse.click(left, top)
  await expect(staff.box).toHaveCount(0)
  await expect(staff.status).toHaveText(said ?? '')
  await expect(advice).toBeVisible()
  await expect(corner).toHaveAttribute('open', '')
})

test('text composed with an input method, such as Japanese, is saved as it was composed', async ({staff, project}) => {
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

test('links on the page work while editing is switched off', async ({staff}) => {
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'Editing'}).click()
  await staff.page.getByRole('main').getByRole('link', {name: 'link to the programs'}).click()
  await expect(staff.page).toHaveURL(/\/programs$/)
})
