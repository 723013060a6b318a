import {expect, test} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

test('a page is hydrated as the server rendered it, also when it reloads because a page was added', async ({
  staff: {page, open, openPanel},
}) => {
  const errors: string[] = []
  page.on('pageerror', ({message}) => errors.push(message))
  for (const path of ['/', '/get-involved', '/resources/budget']) await open(path)
  const form = await openPanel('Add…', 'Add to the site')
  await form.getByLabel('Title', {exact: true}).fill('Tea, and more')
  await form.getByLabel('Description', {exact: true}).fill('Bring a cup.')
  const reloaded = page.waitForEvent('load')
  await form.getByRole('button', {name: 'Add', exact: true}).click()
  await reloaded
  await expect(page.getByRole('region', {name: 'Your page is ready'})).toBeVisible()
  expect(errors).toEqual([])
})

test('text of every kind is edited on the page, which neither reloads nor scrolls, and nothing else changes', async ({
  staff: {page, main, status, open, click, retype, save},
  project,
}) => {
  await open('/kinds')
  await page.evaluate(() => Object.assign(window, {stays: true}))
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
    [main.getByText(lastParagraph), 'The last words.', 'The last words.'],
  ] as const) {
    await click(words)
    const before = await page.evaluate(() => scrollY)
    await retype(fresh)
    await save()
    await expect(main.getByText(fresh)).toBeVisible()
    await expect(status).toContainText(/^Saved\./)
    expect(await page.evaluate(() => [scrollY, 'stays' in window])).toEqual([before, true])
    expect(project.diff().split('\n')).toContain(`+${line}`)
  }
  expect(project.diff().match(/^[-+]/gm)).toHaveLength(12)
})

test('Escape returns the focus to the text, unchanged text is not saved, and clicking other text saves the first and opens the other', async ({
  staff: {page, main, box, openText, click, retype, press, save},
  project,
}) => {
  await openText(lastParagraph)
  await retype('No.')
  await press('Escape')
  await expect(box).toHaveCount(0)
  await expect(main.getByText(lastParagraph)).toBeFocused()
  await click('We reply within')
  await save()
  expect(project.diff()).toBe('')
  await click('The second line')
  await retype('A new line')
  await main.getByText(lastParagraph).click()
  await expect(box).toHaveText(lastParagraph)
  await retype('The end.')
  await page.mouse.click(5, 300)
  await expect(box).toHaveCount(0)
  expect(project.diff()).toBe(
    `pages/kinds.mdx\n-- The second line\n+- A new line\n-${lastParagraph}\n+The end.`,
  )
})

// S14.58
test('a double click chooses the word, also in a text that it opens, however long that takes', async ({
  staff: {page, main, box, open, press},
}) => {
  await open('/kinds')
  const words = main.getByText(lastParagraph)
  const [first = ''] = lastParagraph.split(' ')
  for (const delay of [0, 120]) {
    await words.scrollIntoViewIfNeeded()
    const {left, top} = await words.evaluate((element) => {
      const range = document.createRange()
      range.setStart(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text, 1)
      return range.getBoundingClientRect().toJSON()
    })
    await page.mouse.click(left + 2, top + 8, {clickCount: 2, delay})
    await expect(box).toBeFocused()
    const chosen = () => page.evaluate(() => String(getSelection()).trim())
    await expect.poll(chosen).toBe(first)
    await page.keyboard.type('Other')
    await expect(box).toHaveText(lastParagraph.replace(first, 'Other'))
    await press('Escape')
  }
})

test('text composed with an input method, such as Japanese, is saved as composed, and Ctrl+Z undoes only typing', async ({
  staff: {page, box, openText, press},
  project,
}) => {
  await openText(lastParagraph)
  await press('Control+End')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', {text: 'に', selectionStart: 1, selectionEnd: 1})
  await client.send('Input.imeSetComposition', {text: '日本', selectionStart: 2, selectionEnd: 2})
  await client.send('Input.insertText', {text: '日本'})
  await press('ControlOrMeta+s')
  await expect.poll(project.diff).toContain(`+${lastParagraph}日本`)
  await page.keyboard.type(' More')
  await press('ControlOrMeta+z')
  await expect(box).not.toHaveText(/More/)
  expect(project.diff()).toContain(`+${lastParagraph}日本`)
})
