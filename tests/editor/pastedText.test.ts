import {expect, test} from 'vitest'
import {draftBlockChange} from '../../src/edit/blocks/draftBlockChange.ts'
import {plainTextOf} from '../../src/edit/inline/contents.ts'
import type {NewBlock} from '../../src/edit/protocol.ts'
import {readClipboard} from '../../src/editor/textEditor/paste.ts'
import {schema} from '../../src/editor/textEditor/schema.ts'
import {frontmatter, siteAndSpan} from '../edit/onePage.ts'

function read(text: string, inList = false) {
  const clipboard = {getData: (type: string) => (type === 'text/plain' ? text : '')} as DataTransfer
  return readClipboard(clipboard, {marks: Object.values(schema.marks), atoms: [], inList})
}

/** Returns each paragraph as its text, and other blocks as they are. */
function textsOf(blocks: NewBlock[]) {
  return blocks.map((block) => ('paragraph' in block ? {paragraph: plainTextOf(block.paragraph)} : block))
}

/** Returns the Markdown that plain text becomes when it is pasted below a paragraph, or below a list item. */
function paste(text: string, inList = false): {written: string; lossMessage: string} {
  const {blocks, lossMessage} = read(text, inList)
  const [source, above] = inList ? ['- Above.', '- Above.\n'] : ['Above.', 'Above.\n\n']
  const {site, span} = siteAndSpan(source, 'Above.')
  const draft = draftBlockChange(site, {type: 'add', below: span, insertion: {blocks}})
  const written = draft.rejected ? draft.reason : draft.text.slice(frontmatter.length, -1).replace(above, '')
  return {written, lossMessage}
}

test.each([
  ['hyphens', 'Bring:\n- a bill\n- a pen', 'Bring:\n\n- a bill\n- a pen'],
  ['numbers', '1. Come.\n2. Sit down.\n3. Ask.', '1. Come.\n2. Sit down.\n3. Ask.'],
  ['the bullets of a word processor', '•\ta bill\n•\ta pen', '- a bill\n- a pen'],
  [
    'a list inside a list',
    '1. Save\n   - little\n   - often\n2. Spend',
    '1. Save\n   - little\n   - often\n2. Spend',
  ],
  [
    'what a chat program wrote',
    '# Budgeting\n\nA **plan** for your *money*, see [the guide](https://example.org/guide).\n\n---\n\n## First steps\n\n* Write down `income`\n* ~~Guess~~ Count\n\n> Start small.\n\n| When | What |\n|---|---|\n| May | Rent |\n| June | |',
    '## Budgeting\n\nA **plan** for your *money*, see [the guide](https://example.org/guide).\n\n### First steps\n\n- Write down income\n- ~~Guess~~ Count\n\nStart small.\n\n| When | What |\n| --- | --- |\n| May | Rent |\n| June | |',
  ],
  ['an answer in a fence', '```markdown\n## Save\n\nA **little**.\n```', '## Save\n\nA **little**.'],
  [
    'links with their addresses below',
    'See [GOV.UK][1].\n\n[1]: https://www.gov.uk/',
    'See [GOV.UK](https://www.gov.uk/).',
  ],
])('pasted plain text with %s becomes that', (_, text, written) => {
  expect(paste(text)).toEqual({written, lossMessage: ''})
})

test.each([
  ['three lines', 'A bill\nA pen\nyour card', '- A bill\n- A pen\n- your card'],
  ['one item of a list', '- A bill', '- A bill'],
  ['a part of a numbered list', '3. A bill\n4. A pen', '- A bill\n- A pen'],
  [
    'a text that was broken at a margin',
    'Bring a bill of this year, a pen and also any\nletter that you had.',
    '- Bring a bill of this year, a pen and also any letter that you had.',
  ],
])('pasted into a list, %s becomes items', (_, text, written) => {
  expect(paste(text, true)).toEqual({written, lossMessage: ''})
})

test('a list and a table that are pasted into a list become items, and a sentence says so', () => {
  expect(paste('- Save\n  - often\n\n| a | b |\n| - | - |\n| c | d |', true)).toEqual({
    written: '- Save\n- often\n- a b\n- c d',
    lossMessage:
      'Not everything could be pasted: a list inside a list became part of the outer one; a table became lines of text.',
  })
})

test.each([
  ['a product', '2 * 3 * 4 is 2*3*4'],
  ['a hash', '#1 in London'],
  ['a single heading sign', '# of people'],
  ['underscores', 'snake_case_name and _ _'],
  ['a date at the start', '5. May is a Monday.'],
  ['one hyphen', '- Anna, 19'],
  ['a year', '2024. A good year.'],
  ['one dash', '– Anna, 19'],
  ['footnote stars', 'From £5* or £9*'],
  ['a comparison', '> 18 only'],
  ['brackets', 'Tick [x] and [see](below)'],
  ['a backtick', 'Press the ` key'],
  ['a tag', 'The <b> tag &amp; more'],
  ['an address', 'See https://example.org/a_b_c and a@example.org'],
])('pasted plain text with %s stays what was typed', (_, text) => {
  expect(textsOf(read(text).blocks)).toEqual([{paragraph: text}])
})

test('lines that only look like items stay in their paragraph, and the spaces at both ends stay', () => {
  const text = ' starts on\n1. May, at\n- 12 on the dot. '
  expect(textsOf(read(text).blocks)).toEqual([{paragraph: ' starts on 1. May, at - 12 on the dot. '}])
})
