import {expect, test} from './fixtures.ts'
import {fact, lastParagraph} from './kindsPage.ts'

test('Ctrl+B makes selected text bold, and plain again, and the Italic button makes it italic', async ({
  staff: {box, tools, openText, click, press, save},
  project,
}) => {
  await openText(lastParagraph)
  await press('ControlOrMeta+a', 'ControlOrMeta+b')
  await save()
  expect(project.diff()).toContain(`+**${lastParagraph}**`)
  await click(lastParagraph)
  await press('ControlOrMeta+a', 'ControlOrMeta+b')
  await save()
  expect(project.diff()).toBe('')
  await click(lastParagraph)
  await press('ControlOrMeta+a')
  await tools.getByRole('button', {name: 'Italic'}).click()
  await expect(box).toBeFocused()
  await save()
  expect(project.diff()).toMatch(/^\+[*_]The last paragraph of this page\.[*_]$/m)
})

test('Bold that is pressed by keyboard leaves the caret in the text, so that typing goes on there', async ({
  staff: {page, box, tools, openText, press, save},
  project,
}) => {
  await openText(lastParagraph)
  await press('ControlOrMeta+a')
  await tools.getByRole('button', {name: 'Bold'}).focus()
  await press('Enter')
  await expect(box).toBeFocused()
  await press('Control+End')
  await page.keyboard.type(' And more.')
  await save()
  expect(project.diff()).toContain(`+**${lastParagraph}\n+And more.**`)
})

test('Save that is pressed by keyboard gives the focus to the text on the page', async ({
  staff: {page, main, tools, status, openText},
}) => {
  await openText(lastParagraph)
  await page.keyboard.type(' Yes.')
  await tools.getByRole('button', {name: 'Save'}).press('Enter')
  await expect(status).toHaveText('Saved.')
  await expect(main.getByText('Yes.')).toBeFocused()
})

test('words typed at the end of a button are part of it', async ({
  staff: {page, openText, press, save},
  project,
}) => {
  await openText('Words at the end')
  await press('Control+End')
  await page.keyboard.type(' of it')
  await save()
  expect(project.diff()).toContain('+[Words at the end of it](/programs)')
})

for (const [typed, address] of [
  ['https://www.gov.uk/', 'https://www.gov.uk/'],
  ['www.gov.uk/budget', 'https://www.gov.uk/budget'],
  ['hello@example.org', 'mailto:hello@example.org'],
] as const)
  test(`“${typed}” that was typed for a link and not applied is saved with the text, as ${address}`, async ({
    staff: {page, tools, openText, caretAfter, press, save},
    project,
  }) => {
    await openText(lastParagraph)
    await caretAfter('The last', true)
    await press('ControlOrMeta+k')
    await tools.getByRole('button', {name: 'Link to another website…'}).click()
    await page.keyboard.type(typed)
    await save()
    expect(project.diff()).toContain(`+[The last](${address}) paragraph of this page.`)
  })

test('words that are no address are refused at the field for a link, by “Apply” and by “Save”', async ({
  staff: {page, tools, openText, caretAfter, press, save},
  project,
}) => {
  const field = tools.getByLabel('Web address')
  await openText(lastParagraph)
  await caretAfter('The last', true)
  await press('ControlOrMeta+k')
  await tools.getByRole('button', {name: 'Link to another website…'}).click()
  for (const button of ['Apply', 'Save']) {
    await field.fill('my bank')
    await tools.getByRole('button', {name: button}).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(
      /^“my bank” is not a web address\. .*https:\/\/www\.gov\.uk/,
    )
    expect(project.diff()).toBe('')
    await field.fill('')
    await expect(field).toHaveAccessibleDescription('')
  }
  await page.keyboard.type('www.gov.uk')
  await press('Enter')
  await save()
  expect(project.diff()).toContain('+[The last](https://www.gov.uk) paragraph of this page.')
})

test('selected text is linked to another website, then to a page, and unlinked; words of a link are edited', async ({
  staff: {page, main, box, tools, openText, click, caretAfter, press, save},
  project,
}) => {
  const link = main.getByRole('link', {name: 'The last'})
  const pages = tools.getByLabel('Link to')
  await openText(lastParagraph)
  await caretAfter('The last', true)
  await press('ControlOrMeta+k')
  await expect(pages).toBeFocused()
  await tools.getByRole('button', {name: 'Link to another website…'}).click()
  await expect(tools.getByLabel('Web address')).toBeFocused()
  await page.keyboard.type('https://www.gov.uk/')
  await press('Enter')
  await expect(box).toBeFocused()
  await save()
  expect(project.diff()).toContain('+[The last](https://www.gov.uk/) paragraph of this page.')
  await click(link)
  await press('ControlOrMeta+k')
  await tools.getByRole('button', {name: 'Link to a page of this site…'}).click()
  await pages.fill('about')
  await tools.getByRole('option', {name: 'About', exact: true}).click()
  await expect(box).toBeFocused()
  await save()
  expect(project.diff()).toContain('+[The last](/about) paragraph of this page.')
  await click(link)
  await press('ControlOrMeta+k')
  await expect(pages).toHaveValue('About')
  // What is no page makes no link, and the field stays.
  await pages.fill('curses')
  await press('Enter')
  await expect(tools).toContainText('No page or heading has these words.')
  await expect(pages).toBeFocused()
  await pages.fill('no link')
  await press('Enter')
  await save()
  expect(project.diff()).toBe('')
  await click('link to the programs')
  await box.getByRole('link').dblclick({position: {x: 120, y: 10}})
  await page.keyboard.type('courses and workshops')
  await save()
  expect(project.diff()).toContain(
    '+A sentence with a [link to the courses and workshops](/programs) in it, and',
  )
})

test.describe('a component in a sentence', () => {
  const tag = `<Fact fact="${fact.id}" />`

  test('looks as it does on the page, stays when all text is typed over, and is removed or moved by keyboard', async ({
    staff: {page, box, status, openText, click, press, retype, save},
    project,
  }) => {
    const component = box.getByRole('img', {name: /^Fact: /})
    await openText('We reply within')
    await expect(component).toHaveText(fact.value)
    await retype('At most ')
    await expect(component).toHaveCount(1)
    await press('Escape')
    await click('We reply within')
    await press('Control+End')
    for (const _ of ', as a rule.') await press('ArrowLeft')
    await press('Backspace')
    await expect(status).toHaveText(
      `“${fact.value}” is chosen. Press Backspace again to remove it, or Ctrl+X to move it.`,
    )
    await press('ControlOrMeta+x')
    await expect(component).toHaveCount(0)
    await press('Control+End', 'ControlOrMeta+v')
    await expect(component).toHaveCount(1)
    await press('Control+Home')
    await page.keyboard.type('Yes: ')
    await save()
    expect(project.diff()).toMatch(new RegExp(`^\\+Yes: We reply within ?, as a rule\\. ?${tag}$`, 'm'))
    await click('We reply within')
    await press('Control+End', 'Backspace')
    await expect(component).toHaveCount(1)
    await press('Backspace')
    await expect(component).toHaveCount(0)
    await save()
    expect(project.diff()).toMatch(/^\+Yes: We reply within ?, as a rule\.$/m)
  })

  test('puts the caret after itself when it is clicked, and is moved by dragging it inside the text box only', async ({
    staff: {page, main, box, open, save},
    project,
  }) => {
    await open('/kinds')
    const middle = await main.getByText('We reply within').evaluate((block, value) => {
      block.scrollIntoView({block: 'center', behavior: 'instant'})
      const range = document.createRange()
      for (const node of block.childNodes) if (node.textContent === value) range.selectNode(node)
      const {x, y, width, height} = range.getBoundingClientRect()
      return {x: x + width / 2, y: y + height / 2}
    }, fact.value)
    await page.mouse.click(middle.x, middle.y)
    await expect(box).toBeFocused()
    await page.keyboard.type(' or so')
    const component = box.getByRole('img', {name: /^Fact: /})
    await component.dragTo(page.getByRole('banner'))
    await expect(box).toHaveText(`We reply within ${fact.value} or so, as a rule.`)
    await component.dragTo(box, {targetPosition: {x: 1, y: 12}})
    await expect(component).toHaveCount(1)
    await save()
    expect(project.diff()).toMatch(new RegExp(`^\\+${tag} ?We reply within ? or so, as a rule\\.$`, 'm'))
  })
})
