import {expect, test} from './fixtures.ts'
import {fact} from './kindsPage.ts'

const tag = `<Fact fact="${fact.id}" />`

const link = 'A sentence with a [link to the programs](/programs) in it, and **bold words** too.'

test('Ctrl+B makes selected text bold, and plain again', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.box.getByText('paragraph').dblclick({position: {x: 90, y: 12}})
  await staff.page.keyboard.press('ControlOrMeta+a')
  await staff.page.keyboard.press('ControlOrMeta+b')
  await staff.save()
  expect(project.diff()).toContain('+**The last paragraph of this page.**')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await staff.page.keyboard.press('ControlOrMeta+b')
  await staff.save()
  expect(project.diff()).toBe('')
})

test('the Italic button makes selected text italic', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await staff.tools.getByRole('button', {name: 'Italic'}).click()
  await expect(staff.box).toBeFocused()
  await staff.save()
  expect(project.diff()).toMatch(/^\+[*_]The last paragraph of this page\.[*_]$/m)
})

test('Ctrl+K turns selected text into a link', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('Control+Home')
  for (let count = 0; count < 8; count++) await staff.page.keyboard.press('Shift+ArrowRight')
  await staff.page.keyboard.press('ControlOrMeta+k')
  await expect(staff.tools.getByLabel('Link to')).toBeFocused()
  await staff.tools.getByLabel('Link to').selectOption({label: 'About'})
  await staff.tools.getByRole('button', {name: 'Apply'}).click()
  await expect(staff.box).toBeFocused()
  await staff.save()
  expect(project.diff()).toContain('+[The last](/about) paragraph of this page.')
})

test('a link is pointed at another page, or removed', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('link to the programs'))
  await staff.page.keyboard.press('ControlOrMeta+k')
  await expect(staff.tools.getByLabel('Link to')).toHaveValue('/programs')
  await staff.tools.getByLabel('Link to').selectOption({label: 'Donate'})
  await staff.tools.getByRole('button', {name: 'Apply'}).click()
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${link}\n+${link.replace('/programs', '/donate')}`)
  await staff.click(staff.page.getByText('link to the programs'))
  await staff.page.keyboard.press('ControlOrMeta+k')
  await staff.tools.getByLabel('Link to').selectOption({label: 'No link'})
  await staff.tools.getByRole('button', {name: 'Remove link'}).click()
  await staff.save()
  expect(project.diff()).toContain('+A sentence with a link to the programs in it, and **bold words** too.')
})

test('selected text is linked to another website', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await staff.page.keyboard.press('ControlOrMeta+k')
  await staff.tools.getByRole('button', {name: 'Another website'}).click()
  await expect(staff.tools.getByLabel('Web address')).toBeFocused()
  await staff.page.keyboard.type('https://www.gov.uk/')
  await staff.page.keyboard.press('Enter')
  await staff.save()
  expect(project.diff()).toContain('+[The last paragraph of this page.](https://www.gov.uk/)')
})

test.describe('a component in a sentence', () => {
  test('looks as it does on the page, and stays when the words around it change', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByText('We reply within'))
    await expect(staff.box.getByRole('img', {name: /^Fact: /})).toHaveText(fact.value)
    await staff.page.keyboard.press('Control+Home')
    await staff.page.keyboard.type('Yes: ')
    await staff.save()
    expect(project.diff()).toBe(`pages/kinds.mdx
-We reply within ${tag}, as a rule.
+Yes: We reply within ${tag}, as a rule.`)
  })

  test('stays when all text is typed over', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByText('We reply within'))
    await staff.retype('At most ')
    await expect(staff.box.getByRole('img')).toHaveCount(1)
    await staff.save()
    expect(project.diff()).toMatch(new RegExp(`^\\+.*${tag}`, 'm'))
  })

  test('is selected by Backspace, and removed by a second Backspace', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByText('We reply within'))
    await staff.page.keyboard.press('Control+End')
    for (let count = 0; count < ', as a rule.'.length; count++) await staff.page.keyboard.press('ArrowLeft')
    await staff.page.keyboard.press('Backspace')
    await expect(staff.status).toHaveText('Fact is chosen. Press Backspace again to remove it, or Ctrl+X to move it.')
    await expect(staff.box.getByRole('img')).toHaveCount(1)
    await staff.page.keyboard.press('Backspace')
    await expect(staff.box.getByRole('img')).toHaveCount(0)
    await staff.save()
    expect(project.diff()).toMatch(/^\+We reply within ?, as a rule\.$/m)
  })

  test('puts the caret after itself when it is clicked', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.page.mouse.click(
      ...(await staff.page.getByText('We reply within').evaluate((block, value): [number, number] => {
        block.scrollIntoView({block: 'center', behavior: 'instant'})
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
        let node = walker.nextNode()
        while (node && node.textContent !== value) node = walker.nextNode()
        const range = document.createRange()
        range.selectNodeContents(node ?? block)
        const {x, y, width, height} = range.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
      }, fact.value)),
    )
    await expect(staff.box).toBeFocused()
    await staff.page.keyboard.type(' or so')
    await staff.save()
    expect(project.diff()).toContain(`+We reply within ${tag} or so, as a rule.`)
  })

  test('is moved by keyboard: selected, cut and pasted', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByText('We reply within'))
    await staff.page.keyboard.press('Control+End')
    for (let count = 0; count < ', as a rule.'.length; count++) await staff.page.keyboard.press('ArrowLeft')
    await staff.page.keyboard.press('Backspace')
    await staff.page.keyboard.press('ControlOrMeta+x')
    await expect(staff.box.getByRole('img')).toHaveCount(0)
    await staff.page.keyboard.press('Control+End')
    await staff.page.keyboard.press('ControlOrMeta+v')
    await expect(staff.box.getByRole('img', {name: /^Fact: /})).toHaveCount(1)
    await staff.save()
    expect(project.diff()).toMatch(new RegExp(`^\\+We reply within ?, as a rule\\. ?${tag}$`, 'm'))
  })

  test('is moved by dragging it with the mouse', async ({staff, project}) => {
    await staff.open('/kinds')
    const box = await staff.click(staff.page.getByText('We reply within'))
    const chip = box.getByRole('img', {name: /^Fact: /})
    await chip.dragTo(box, {targetPosition: {x: 1, y: 12}})
    await expect(box.getByRole('img')).toHaveCount(1)
    await staff.save()
    expect(project.diff()).toMatch(new RegExp(`^\\+${tag} ?We reply within ?, as a rule\\.$`, 'm'))
  })

  test('stays where it was when it is dropped outside the text box', async ({staff, project}) => {
    await staff.open('/kinds')
    const box = await staff.click(staff.page.getByText('We reply within'))
    await box.getByRole('img', {name: /^Fact: /}).dragTo(staff.page.getByRole('banner'))
    await expect(staff.page.getByText(`We reply within ${fact.value}, as a rule.`, {exact: true}).first()).toBeVisible()
    expect(project.diff()).toBe('')
  })
})

test('selected text dragged elsewhere in its box is moved, not copied', async ({staff, project}) => {
  await staff.open('/kinds')
  const box = await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('Control+Home')
  for (let count = 0; count < 'The last '.length; count++) await staff.page.keyboard.press('Shift+ArrowRight')
  await staff.page.mouse.move(...(await middleOfSelection(staff.page)))
  await staff.page.mouse.down()
  const {x, y, width, height} = (await box.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0}
  await staff.page.mouse.move(x + width / 2, y + height / 2)
  await staff.page.mouse.move(x + width - 1, y + height / 2)
  await staff.page.mouse.up()
  await expect(box).toHaveText(/^paragraph of this page\. ?The last ?$/)
  await staff.save()
  expect(project.diff()).toMatch(/^\+paragraph of this page\. ?The last$/m)
})

function middleOfSelection(page: import('playwright/test').Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const {x, y, width, height} = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect()
    return [x + width / 2, y + height / 2]
  })
}
