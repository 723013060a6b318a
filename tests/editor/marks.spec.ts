import {expect, test} from './editing.ts'
import {fact} from './kinds.ts'

const tag = `<Fact fact="${fact.id}" />`

const link = 'A sentence with a [link to the programs](/programs) in it, and **bold words** too.'

test('Ctrl+B makes words bold, and plain again', async ({staff, project}) => {
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

test('the button makes words italic', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await staff.tools.getByRole('button', {name: 'Italic'}).click()
  await expect(staff.box).toBeFocused()
  await staff.save()
  expect(project.diff()).toMatch(/^\+[*_]The last paragraph of this page\.[*_]$/m)
})

test('Ctrl+K makes a link of the chosen words', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('Control+Home')
  for (let count = 0; count < 8; count++) await staff.page.keyboard.press('Shift+ArrowRight')
  await staff.page.keyboard.press('ControlOrMeta+k')
  await expect(staff.tools.getByLabel('Where it leads')).toBeFocused()
  await staff.page.keyboard.type('/about')
  await staff.page.keyboard.press('Enter')
  await expect(staff.box).toBeFocused()
  await staff.save()
  expect(project.diff()).toContain('+[The last](/about) paragraph of this page.')
})

test('a link leads elsewhere, or is taken off', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('link to the programs'))
  await staff.page.keyboard.press('ControlOrMeta+k')
  await expect(staff.tools.getByLabel('Where it leads')).toHaveValue('/programs')
  await staff.tools.getByLabel('Where it leads').fill('/donate')
  await staff.page.keyboard.press('Enter')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx\n-${link}\n+${link.replace('/programs', '/donate')}`)
  await staff.click(staff.page.getByText('link to the programs'))
  await staff.page.keyboard.press('ControlOrMeta+k')
  await staff.tools.getByLabel('Where it leads').fill('')
  await staff.tools.getByRole('button', {name: 'Take the link off'}).click()
  await staff.save()
  expect(project.diff()).toContain('+A sentence with a link to the programs in it, and **bold words** too.')
})

test('pasting brings plain words', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await paste(staff.page, {'text/plain': 'Two\nlines  here'})
  await staff.save()
  expect(project.diff()).toContain('+Two lines here')
})

test('pasting from a word processor keeps its links and marks, and nothing of its looks', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await paste(staff.page, {
    'text/plain': 'Come',
    'text/html':
      '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class="MsoNormal" style="color:red">Come <b>on <span lang="EN">time</span></b> to <a href="/about" style="x">us</a>.<o:p></o:p></p></body></html>',
  })
  await staff.save()
  expect(project.diff()).toContain('+Come **on time** to [us](/about).')
})

test('a paste that is too long stays in the box with the reason', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  const long = 'Many words. '.repeat(12_500).trim()
  await paste(staff.page, {'text/plain': long})
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText(/Not saved\. [\d,]+ letters are too many to save at once/)
  await expect(staff.box).toHaveText(long)
  await staff.page.keyboard.press('Escape')
  expect(project.diff()).toBe('')
})

test('a list from a word processor becomes a list below the words', async ({staff, project}) => {
  const line = (words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await paste(staff.page, {
    'text/plain': '· Tea\n· Lunch',
    'text/html': `<body>${line('Tea')}${line('<b>Free</b> lunch')}</body>`,
  })
  await expect(staff.main.getByRole('listitem').filter({hasText: 'Free lunch'})).toBeVisible()
  await expect(staff.said).toContainText('Pasted as a list')
  expect(project.diff()).toBe('pages/kinds.mdx\n+- Tea\n+- **Free** lunch\n+')
})

test('lines that are pasted into a list are lines of it', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The second line'))
  await paste(staff.page, {'text/plain': 'Tea\nLunch', 'text/html': '<ul><li>Tea</li><li>Lunch</li></ul>'})
  await expect(staff.said).toContainText('Pasted as a list')
  expect(project.diff()).toBe('pages/kinds.mdx\n+- Tea\n+- Lunch')
})

test.describe('a component in a sentence', () => {
  test('shows what it shows on the page, and stays where words round it change', async ({staff, project}) => {
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

  test('comes back when all is typed over', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByText('We reply within'))
    await staff.retype('At most ')
    await expect(staff.box.getByRole('img')).toHaveCount(1)
    await staff.save()
    expect(project.diff()).toMatch(new RegExp(`^\\+.*${tag}`, 'm'))
  })

  test('is taken out by a second Backspace, after the first has chosen it', async ({staff, project}) => {
    await staff.open('/kinds')
    await staff.click(staff.page.getByText('We reply within'))
    await staff.page.keyboard.press('Control+End')
    for (let count = 0; count < ', as a rule.'.length; count++) await staff.page.keyboard.press('ArrowLeft')
    await staff.page.keyboard.press('Backspace')
    await expect(staff.said).toHaveText('Fact is chosen. Press Backspace again to take it out, or Ctrl+X to move it.')
    await expect(staff.box.getByRole('img')).toHaveCount(1)
    await staff.page.keyboard.press('Backspace')
    await expect(staff.box.getByRole('img')).toHaveCount(0)
    await staff.save()
    expect(project.diff()).toMatch(/^\+We reply within ?, as a rule\.$/m)
  })

  test('has the caret behind it when it is clicked, so that typing goes on there', async ({staff, project}) => {
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

  test('is moved by keys: chosen, cut, and put elsewhere', async ({staff, project}) => {
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

  test('is moved by the mouse, to the place where it is let go', async ({staff, project}) => {
    await staff.open('/kinds')
    const box = await staff.click(staff.page.getByText('We reply within'))
    const chip = box.getByRole('img', {name: /^Fact: /})
    await chip.dragTo(box, {targetPosition: {x: 1, y: 12}})
    await expect(box.getByRole('img')).toHaveCount(1)
    await staff.save()
    expect(project.diff()).toMatch(new RegExp(`^\\+${tag} ?We reply within ?, as a rule\\.$`, 'm'))
  })

  test('stays where it was when it is let go where no words can be typed', async ({staff, project}) => {
    await staff.open('/kinds')
    const box = await staff.click(staff.page.getByText('We reply within'))
    await box.getByRole('img', {name: /^Fact: /}).dragTo(staff.page.getByRole('banner'))
    await expect(staff.page.getByText(`We reply within ${fact.value}, as a rule.`, {exact: true}).first()).toBeVisible()
    expect(project.diff()).toBe('')
  })
})

test('words that are drawn elsewhere in their box are moved, not doubled', async ({staff, project}) => {
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

/** What a clipboard brings, however the browser lets tests fill it. */
async function paste(page: import('playwright/test').Page, data: Record<string, string>) {
  await page.evaluate((entries) => {
    const clipboardData = new DataTransfer()
    for (const [type, words] of Object.entries(entries)) clipboardData.setData(type, words)
    const paste = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true})
    document.activeElement?.dispatchEvent(paste)
  }, data)
}
