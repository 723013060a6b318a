import {documents, wordDocument, wordItem} from './clipboards.ts'
import {expect, paste, test} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

const tooLong = 'Many words. '.repeat(12_500).trim()

test('pasted text keeps links and bold, and loses other formatting, line breaks and double spaces', async ({
  staff: {page, main, open, click, press, save},
  project,
}) => {
  await open('/kinds')
  for (const [words, data, line] of [
    [main.getByText('We reply within'), {'text/plain': 'Two\nlines  here'}, 'Two lines here'],
    // Text as a word processor copies it, with its own styles.
    [
      lastParagraph,
      {
        'text/plain': 'Come',
        'text/html':
          '<html><head><style>p{color:red}</style></head><body><!--StartFragment--><p class="MsoNormal" style="color:red">Come <b>on <span lang="EN">time</span></b> to <a href="/about" style="x">us</a>.<o:p></o:p></p></body></html>',
      },
      '+Come **on time** to [us](/about).',
    ],
    // Only one line of text fits into a table cell.
    [
      main.getByRole('cell', {name: 'Noon'}),
      {'text/html': '<h1>At</h1><ul><li>one</li><li>or <b>two</b></li></ul>'},
      '+| Lunch | At one or **two**',
    ],
  ] as const) {
    await click(words)
    await press('ControlOrMeta+a')
    await paste(page, data)
    await save()
    expect(project.diff()).toContain(line)
  }
})

test('what is typed after a paste over selected words follows the pasted words', async ({
  staff: {page, openText, caretAfter, save},
  project,
}) => {
  await openText(lastParagraph)
  await caretAfter('The last', true)
  await paste(page, {'text/plain': 'One more'})
  await page.keyboard.type(' good')
  await save()
  expect(project.diff()).toContain('+One more good paragraph of this page.')
})

test('a pasted document with a broken link, or one that is too long, stays in the box as text with the reason', async ({
  staff: {page, box, tools, status, openText, press},
  project,
}) => {
  await openText(lastParagraph)
  await press('ControlOrMeta+a')
  await paste(page, {'text/html': '<p>Come.</p><p>See <a href="/no-such-page">this</a>.</p>'})
  await expect(tools).toContainText('Not saved.')
  await expect(box).toHaveText('Come. See this.')
  await press('ControlOrMeta+a')
  await paste(page, {'text/plain': `First.\n\n${tooLong}`})
  await expect(status).toContainText('letters are too many to save at once')
  await expect(box).toHaveText(`First. ${tooLong}`)
  await press('ControlOrMeta+s')
  await expect(tools).toContainText(/Not saved\. [\d,]+ letters are too many to save at once/)
  expect(project.diff()).toBe('')
})

test('a pasted document becomes paragraphs, headings and lists at the caret, and one Ctrl+Z undoes it', async ({
  staff: {page, box, open, click, caretAfter, press, save},
  project,
}) => {
  await open('/kinds')
  const undoPaste = async () => {
    await press('Escape', 'ControlOrMeta+z')
    await expect.poll(project.diff).toBe('')
  }
  await click(lastParagraph)
  await caretAfter('The last')
  await paste(page, {'text/plain': ' words.\r\n\r\nBetween.\r\n\r\nThe next'})
  await expect(box).toHaveText('The next paragraph of this page.')
  expect(project.diff()).toBe(`pages/kinds.mdx
-${lastParagraph}
+The last words.
+
+Between.
+
+The next paragraph of this page.`)
  await undoPaste()

  // Text from Word replaces what is selected.
  await click(lastParagraph)
  await press('ControlOrMeta+a')
  await paste(page, {
    'text/plain': 'First\nthings',
    'text/html': wordDocument(`<h2>First
things<o:p></o:p></h2>
${wordItem('1.', 'Tea')}${wordItem('2.', '<b>Free</b> lunch, <a href="#_Toc1">see below</a>')}
<table><tr><td><p>Doors</p></td><td><p>10 AM</p></td></tr></table>`),
  })
  await expect(box).toHaveText('Doors 10 AM')
  expect(project.diff()).toBe(`pages/kinds.mdx
-${lastParagraph}
+## First things
+
+1. Tea
+2. **Free** lunch, see below
+
+Doors 10 AM`)
  await undoPaste()

  // A component in the text is not replaced by pasted text.
  await click('We reply within')
  await press('ControlOrMeta+a')
  await paste(page, {'text/plain': 'One.\n\nTwo.'})
  await expect(box).toHaveText(/^Two\./)
  expect(project.diff()).toMatch(/^\+.*<Fact /m)
  await undoPaste()

  // Text as Google Docs copies it.
  await click(lastParagraph)
  await press('Control+End')
  const bold = (words: string) => `<span style="font-weight:700;font-style:normal">${words}</span>`
  const plain = (words: string) => `<span style="font-weight:400;font-style:normal">${words}</span>`
  await paste(page, {
    'text/plain': 'Come\nWhat to bring',
    'text/html': `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">${plain(' Come ')}${bold('on time')}${plain('.')}</p><br /><h1 dir="ltr">${plain('What to bring')}</h1><ul><li dir="ltr"><p role="presentation">${plain('A bill')}</p></li><li><p>${plain('A pen, ')}<a href="https://example.org/pens">${plain('any pen')}</a></p></li></ul><p>${plain('And that is all.')}</p></b>`,
  })
  await expect(box).toHaveText('And that is all.')
  await page.keyboard.type(' Really.')
  await save()
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

for (const [program, html, written] of documents)
  test(`what is copied from ${program} becomes what readers saw there`, async ({
    staff: {page, openText, press, status},
    project,
  }) => {
    await openText(lastParagraph)
    await press('ControlOrMeta+a')
    await paste(page, {'text/html': html, 'text/plain': '## Plans\n\nSave a **little**.'})
    const lines = written.join('\n\n').split('\n')
    await expect
      .poll(project.diff)
      .toBe(['pages/kinds.mdx', `-${lastParagraph}`, ...lines.map((line) => `+${line}`)].join('\n'))
    await expect(status).not.toContainText('Not everything')
  })

test('each line that is pasted into a list becomes an item', async ({
  staff: {page, openText, press, save},
  project,
}) => {
  await openText('The second line')
  await press('Control+End', 'Enter')
  await paste(page, {'text/plain': 'A bill\nA pen\nyour card'})
  await save()
  expect(project.diff()).toBe(`pages/kinds.mdx
+- A bill
+- A pen
+- your card`)
})

test('what a page can’t show is named in the bar, and the rest is pasted', async ({
  staff: {page, box, status, openText, press},
  project,
}) => {
  await openText(lastParagraph)
  await press('Control+End')
  const picture = '<img src="https://example.org/team.jpg" alt="Our team">'
  await paste(page, {'text/html': ` Here we are: ${picture}${picture}`})
  await expect(box).toHaveText(`${lastParagraph} Here we are: `)
  await expect(status).toHaveText(
    'Not everything could be pasted: 2 pictures were left out, to be added with “Picture”.',
  )
  await paste(page, {'text/html': `<p>One.</p><p>${picture}</p><p>Two.</p>`})
  await expect(box).toHaveText('Two.')
  await expect(status).toHaveText(
    'Saved. Not everything could be pasted: a picture was left out, to be added with “Picture”.',
  )
  expect(project.diff()).toBe(`pages/kinds.mdx
+Here we are: One.
+
+Two.`)
})

test('an address that is pasted over words makes a link of them', async ({
  staff: {page, openText, caretAfter, save},
  project,
}) => {
  await openText(lastParagraph)
  await caretAfter('The last', true)
  await paste(page, {
    'text/plain': ' https://www.gov.uk/money?a=b ',
    'text/html': '<a href="https://www.gov.uk">GOV.UK</a>',
  })
  await save()
  expect(project.diff()).toContain('+[The last](https://www.gov.uk/money?a=b) paragraph of this page.')
})

test('a link through a mail program is refused, and one press takes the address behind it', async ({
  staff: {page, tools, openText, caretAfter, press, box},
  project,
}) => {
  await openText(lastParagraph)
  await caretAfter('The last', true)
  await paste(page, {
    'text/plain':
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.gov.uk%2Fmoney&data=05%7C02&reserved=0',
  })
  await press('ControlOrMeta+s')
  await expect(tools).toContainText('Write: [The last](https://www.gov.uk/money) paragraph of this page.')
  expect(project.diff()).toBe('')
  await tools.getByRole('button', {name: 'Correct it and save'}).click()
  await box.waitFor({state: 'detached'})
  expect(project.diff()).toContain('+[The last](https://www.gov.uk/money) paragraph of this page.')
})

test('a backtick is saved, with advice', async ({staff: {page, status, openText, press, save}, project}) => {
  await openText(lastParagraph)
  await press('Control+End')
  await page.keyboard.type(' Press ` twice.')
  await save()
  expect(project.diff()).toContain('+Press ` twice.')
  await expect(status).toContainText('“`” would be shown to visitors.')
})
