import {expect, paste, test} from './fixtures.ts'

const last = 'The last paragraph of this page.'

test('pasted plain text loses its line breaks and double spaces', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText('The last paragraph'))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await paste(staff.page, {'text/plain': 'Two\nlines  here'})
  await staff.save()
  expect(project.diff()).toContain('+Two lines here')
})

test('text pasted from a word processor keeps links and bold, and loses other formatting', async ({staff, project}) => {
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

test('pasted text that is too long to save stays in the box with the reason', async ({staff, project}) => {
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

test('a document pasted over a sentence keeps the component in that sentence', async ({staff, project}) => {
  await staff.open('/kinds')
  const box = await staff.click(staff.page.getByText('We reply within'))
  await expect(box.getByRole('img', {name: /^Fact: /})).toBeVisible()
  await staff.page.keyboard.press('ControlOrMeta+a')
  await paste(staff.page, {'text/plain': 'One.\n\nTwo.'})
  await expect(staff.status).toContainText('Saved.')
  expect(project.diff()).toMatch(/^\+.*<Fact /m)
  expect(project.diff()).toContain('+Two.')
})

test('a pasted document that is too long is not saved, and the reason is shown', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await paste(staff.page, {'text/plain': `First.\n\n${'Many words. '.repeat(12_500).trim()}`})
  await expect(staff.status).toContainText('letters are too many to save at once')
  expect(project.diff()).toBe('')
})

test('a document pasted at the end of a paragraph keeps its paragraphs, headings, lists, links and bold text', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.page.keyboard.press('Control+End')
  const bold = (words: string) => `<span style="font-weight:700;font-style:normal">${words}</span>`
  const plain = (words: string) => `<span style="font-weight:400;font-style:normal">${words}</span>`
  await paste(staff.page, {
    'text/plain': 'Come\nWhat to bring',
    'text/html': `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">${plain(' Come ')}${bold('on time')}${plain('.')}</p><br /><h1 dir="ltr">${plain('What to bring')}</h1><ul><li dir="ltr"><p role="presentation">${plain('A bill')}</p></li><li><p>${plain('A pen, ')}<a href="https://example.org/pens">${plain('any pen')}</a></p></li></ul><p>${plain('And that is all.')}</p></b>`,
  })
  await expect(staff.box).toHaveText('And that is all.')
  await staff.page.keyboard.type(' Really.')
  await staff.save()
  expect(project.diff()).toBe(`pages/kinds.mdx
+Come **on time**.
+
+## What to bring
+
+- A bill
+- A pen, [any pen](https://example.org/pens)
+
+And that is all.
+Really.`)
})

test('paragraphs pasted into a paragraph split it, and one Ctrl+Z undoes the whole paste', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.page.keyboard.press('Control+Home')
  for (let count = 0; count < 'The last'.length; count++) await staff.page.keyboard.press('ArrowRight')
  await paste(staff.page, {'text/plain': ' words.\r\n\r\nBetween.\r\n\r\nThe next'})
  await expect(staff.box).toHaveText('The next paragraph of this page.')
  expect(project.diff()).toBe(`pages/kinds.mdx
-${last}
+The last words.
+
+Between.
+
+The next paragraph of this page.`)
  await staff.page.keyboard.press('Escape')
  await staff.page.keyboard.press('ControlOrMeta+z')
  await expect.poll(project.diff).toBe('')
})

test('a document pasted from Word replaces the selected text, and keeps its lists', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await paste(staff.page, {
    'text/plain': 'First\nthings',
    'text/html': `<html xmlns:o="urn:o"><head><style>p{color:red}</style></head><body><!--StartFragment-->
<h2>First
things<o:p></o:p></h2>
${wordItem('1.', 'Tea')}${wordItem('2.', '<b>Free</b> lunch, <a href="#_Toc1">see below</a>')}
<table><tr><td><p>Doors</p></td><td><p>10 AM</p></td></tr></table>
<!--EndFragment--></body></html>`,
  })
  await expect(staff.box).toHaveText('Doors 10 AM')
  expect(project.diff()).toBe(`pages/kinds.mdx
-${last}
+## First things
+
+1. Tea
+2. **Free** lunch, see below
+
+Doors 10 AM`)
})

test('a pasted document with a broken link stays in the box as text with the reason', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByText(last))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await paste(staff.page, {'text/html': '<p>Come.</p><p>See <a href="/no-such-page">this</a>.</p>'})
  await expect(staff.tools).toContainText('Not saved.')
  await expect(staff.box).toHaveText('Come. See this.')
  expect(project.diff()).toBe('')
})

test('a document pasted into a table cell becomes one line of text', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.main.getByRole('cell', {name: 'Noon'}))
  await staff.page.keyboard.press('ControlOrMeta+a')
  await paste(staff.page, {'text/html': '<h1>At</h1><ul><li>one</li><li>or <b>two</b></li></ul>'})
  await staff.save()
  expect(project.diff()).toMatch(/^\+\| Lunch \| At one or \*\*two\*\* +\|$/m)
})

/** Returns a list item as Word copies it: a paragraph that starts with its marker. */
function wordItem(marker: string, words: string): string {
  return `<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`
}
