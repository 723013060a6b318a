import {expect, test} from 'vitest'
import type {Change} from '../../src/edit/protocol.ts'
import {textBeforeAndAfter, textDifferences} from '../../src/edit/textDifferences.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {components, plain} from '../check/siteWith.ts'
import {file, frontmatter, pageOf} from './onePage.ts'

const span = {file, start: 0, end: 0, hash: ''}
const typed: Change = {type: 'inline', span, to: []}

/**
 * Returns the words before and after that the editor lists when the Markdown of a page changes from `old` to
 * `now`.
 */
function wordsOfPage(
  old: string,
  now: string,
  {change = typed, top = frontmatter, content = plain.content} = {},
) {
  const page = pageOf(old)
  const site = {...plain, components, content, pages: [page]}
  const text = `${top}${now}\n`
  const start = text.indexOf('Moved')
  return textBeforeAndAfter(
    site,
    {file, before: page.text, text, start, end: start + 1, description: ''},
    change,
  )
}

function wordsOfRecord(before: string, text: string) {
  const content = new Map([['cohorts.yaml', readContentFile('cohorts.yaml', Buffer.from(before))]])
  const draft = {file: 'content/cohorts.yaml', before, text, start: 0, end: 0, description: ''}
  return textBeforeAndAfter({...plain, content}, draft, typed)
}

test.each([
  ['a heading', '## Old', '## New', 'Old', 'New'],
  ['a list item', '- One\n- Old\n- Three', '- One\n- New\n- Three', 'Old', 'New'],
  ['a table cell', '| A | B |\n| - | - |\n| Old | x |', '| A | B |\n| - | - |\n| New | x |', 'Old', 'New'],
  [
    'bold words and a link',
    '**Old** and [so](/on) on.',
    '**New** and [so](/on) on.',
    'Old and so on.',
    'New and so on.',
  ],
  ['escaped characters', 'Two \\* three.', 'Two \\* four.', 'Two * three.', 'Two * four.'],
  ['an attribute', '<Fact fact="old" />', '<Fact fact="new" />', 'old', 'new'],
  ['an added list', 'One.', 'One.\n\n- Two\n- Three', '', 'Two\nThree'],
  ['a deleted heading', 'One.\n\n## Two', 'One.', 'Two', ''],
  ['a component without text', 'One.', 'One.\n\n<HelpLines />', '', '[Help lines]'],
  [
    'a component with an attribute',
    'One.',
    'One.\n\n<FactRing fact="new" />',
    '',
    '[Percentage as a ring]\nnew',
  ],
  ['a picture', '![Old](/a.jpg)', '![New](/a.jpg)', '[Picture: Old]', '[Picture: New]'],
  ['a split paragraph', 'One. Two.', 'One.\n\nTwo.', 'One. Two.', 'One.\nTwo.'],
])('a change lists its words as visitors read them: %s', (_, old, now, before, after) => {
  expect(wordsOfPage(old, now)).toMatchObject({before, after})
})

test('a change of a title lists its words without the key and the quotation marks', () => {
  const top = frontmatter.replace('A title', '"Money: from zero"')
  expect(wordsOfPage('One.', 'One.', {top})).toMatchObject({before: 'A title', after: 'Money: from zero'})
})

test('a change of a record lists its values without keys, hyphens and quotation marks', () => {
  const one = '- id: a\n  title: "Money: from zero"\n  highlights:\n    - One\n'
  expect(wordsOfRecord(one, one.replace('from zero', 'to ten'))).toMatchObject({
    before: 'Money: from zero',
    after: 'Money: to ten',
  })
  expect(wordsOfRecord(one, `${one}    - 'Two'\n`)).toMatchObject({before: '', after: 'Two'})
  expect(wordsOfRecord(one, `${one}\n- id: b\n  title: 'Other'\n`)).toMatchObject({
    before: '',
    after: 'Other',
  })
})

test.each([
  [
    'a link',
    '[Same](/old) words',
    '[Same](/new) words',
    'Same words\n“Same” leads to /old',
    'Same words\n“Same” leads to /new',
  ],
  ['a new link', 'Same words', '[Same](/new) words', 'Same words', 'Same words\n“Same” leads to /new'],
  [
    'bold and italic words',
    '*Same* words',
    '**Same** words',
    'Same words\n“Same” in italics',
    'Same words\n“Same” in bold',
  ],
  ['the kind of block', 'Same', '## Same', 'Paragraph: Same', 'Heading: Same'],
])('a change that leaves the words the same says what differs: %s', (_, old, now, before, after) => {
  expect(wordsOfPage(old, now)).toEqual({before, after})
})

test('a picture that a change adds is listed with its address', () => {
  expect(wordsOfPage('One.', 'One.\n\n![Two people](/two.jpg)')).toMatchObject({picture: '/two.jpg'})
  expect(wordsOfPage('![Two people](/one.jpg)', '![Two people](/two.jpg)')).toMatchObject({
    picture: '/two.jpg',
  })
})

test('a tag in a sentence is listed as what it shows', () => {
  const facts = '- id: ages\n  value: "16 to 25"\n  label: a\n'
  const content = new Map([['facts.yaml', readContentFile('facts.yaml', Buffer.from(facts))]])
  expect(wordsOfPage('For people of 16.', 'For people of <Fact fact="ages" />.', {content})).toEqual({
    before: 'For people of 16.',
    after: 'For people of 16 to 25.',
  })
})

test('a value of several lines is listed as text, and a page by its name', () => {
  const one = '- id: a\n  title: >\n    One\n    line.\n  to: /kinds\n'
  expect(wordsOfRecord(one, one.replace('line.', 'paragraph.'))).toMatchObject({
    before: 'One line.',
    after: 'One paragraph.',
  })
})

test('a link that was called like its page is listed with its own old and new words', () => {
  const menu = (text: string) =>
    `header:\n  - { text: ${text}, to: /page }\n  - { text: Kinds, to: /kinds }\n`
  const name = 'navigation.yaml'
  const content = new Map([[name, readContentFile(name, Buffer.from(menu('A title')))]])
  const page = pageOf('One.')
  const site = {...plain, components, content, pages: [page], pagesByAddress: new Map([['/page', page]])}
  const changes = textDifferences(site, `content/${name}`, menu('A title'), menu('Other words'))
  expect(changes).toMatchObject([{before: 'A title', after: 'Other words'}])
})

test('a moved paragraph is listed with its own words', () => {
  const change: Change = {type: 'move', span, direction: 'up'}
  expect(wordsOfPage('One.\n\nMoved.', 'Moved.\n\nOne.', {change})).toEqual({
    before: 'Moved.',
    after: 'Moved.',
  })
})

test('a tag that shows another record lists the titles of both records, not their ids', () => {
  const records = '- id: one\n  value: "100"\n  label: a\n- id: two\n  value: "200"\n  label: b\n'
  const content = new Map([['facts.yaml', readContentFile('facts.yaml', Buffer.from(records))]])
  const words = wordsOfPage('<Fact fact="one" />', '<Fact fact="two" />', {content})
  expect(words).toMatchObject({before: '100', after: '200'})
})

test('a change of a record has the record’s name, and one of two records has none', () => {
  const file = 'content/events.yaml'
  const events =
    '- id: one\n  title: First evening\n  price: Free\n- id: two\n  title: Second evening\n  price: Free\n'
  const content = new Map([['events.yaml', readContentFile('events.yaml', Buffer.from(events))]])
  const changed = (text: string) => textDifferences({...plain, components, content}, file, events, text)
  expect(changed(events.replace(/Free\n$/, '£2\n'))).toMatchObject([{record: 'Second evening', after: '£2'}])
  expect(changed(events.replace('First', 'Third'))).toMatchObject([{record: 'Third evening'}])
  expect(changed('')).toEqual([expect.not.objectContaining({record: expect.anything()})])
})
