import {expect, test} from 'vitest'
import {changedWords} from '../../src/edit/changedWords.ts'
import type {Change} from '../../src/edit/protocol.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {readPage} from '../../src/site/page/page.ts'
import {components, plain} from '../check/siteWith.ts'

const page = 'pages/page.mdx'
const top = '---\ntitle: A title\ndescription: A description.\n---\n\n'
const span = {file: page, start: 0, end: 0, hash: ''}
const typed: Change = {do: 'inline', span, to: []}

/** What is told of a page that had some Markdown and has other now. */
function toldOfPage(old: string, now: string, change = typed) {
  const [before, text] = [`${top}${old}\n`, `${top}${now}\n`]
  const site = {...plain, components, pages: [readPage(page, before, components)]}
  const start = text.indexOf('Moved')
  return changedWords(site, {file: page, before, text, start, end: start + 1, what: ''}, change)
}

function toldOfRecord(before: string, text: string) {
  const content = new Map([['cohorts.yaml', readContentFile('cohorts.yaml', Buffer.from(before))]])
  const draft = {file: 'content/cohorts.yaml', before, text, start: 0, end: 0, what: ''}
  return changedWords({...plain, content}, draft, typed)
}

test.each([
  ['a heading', '## Old', '## New', 'Old', 'New'],
  ['a line of a list', '- One\n- Old\n- Three', '- One\n- New\n- Three', 'Old', 'New'],
  ['a cell', '| A | B |\n| - | - |\n| Old | x |', '| A | B |\n| - | - |\n| New | x |', 'Old', 'New'],
  [
    'bold words and a link',
    '**Old** and [so](/on) on.',
    '**New** and [so](/on) on.',
    'Old and so on.',
    'New and so on.',
  ],
  ['escaped signs', 'Two \\* three.', 'Two \\* four.', 'Two * three.', 'Two * four.'],
  ['an attribute', '<Fact fact="old" />', '<Fact fact="new" />', 'old', 'new'],
  ['what is new', 'One.', 'One.\n\n- Two\n- Three', '', 'Two\nThree'],
  ['what is gone', 'One.\n\n## Two', 'One.', 'Two', ''],
  ['a component that holds no words', 'One.', 'One.\n\n<HelpLines />', '', '[Help lines]'],
  ['a paragraph that became two', 'One. Two.', 'One.\n\nTwo.', 'One. Two.', 'One.\nTwo.'],
])('of %s the words are told as they are read', (_, old, now, before, after) => {
  expect(toldOfPage(old, now)).toEqual({before, after})
})

test('of a title the words are told without their key and quote marks', () => {
  const site = {...plain, components, pages: [readPage(page, `${top}One.\n`, components)]}
  const text = `${top.replace('A title', '"Money: from zero"')}One.\n`
  expect(changedWords(site, {file: page, before: `${top}One.\n`, text, start: 0, end: 0, what: ''}, typed)).toEqual({
    before: 'A title',
    after: 'Money: from zero',
  })
})

test('of a record the values are told without keys, hyphens and quote marks', () => {
  const one = '- id: a\n  title: "Money: from zero"\n  highlights:\n    - One\n'
  expect(toldOfRecord(one, one.replace('from zero', 'to ten'))).toEqual({
    before: 'Money: from zero',
    after: 'Money: to ten',
  })
  expect(toldOfRecord(one, `${one}    - 'Two'\n`)).toEqual({before: '', after: 'Two'})
  expect(toldOfRecord(one, `${one}\n- id: b\n  title: 'Other'\n`)).toEqual({before: '', after: 'Other'})
})

test('where the words are the same, their Markdown shows what is different', () => {
  const [before, after] = ['[Same](/old)', '[Same](/new)']
  expect(toldOfPage(before, after)).toEqual({before, after})
})

test('of what was moved its own words are told', () => {
  const change: Change = {do: 'move', span, way: 'up'}
  expect(toldOfPage('One.\n\nMoved.', 'Moved.\n\nOne.', change)).toEqual({before: 'Moved.', after: 'Moved.'})
})

test('of a tag that shows another record the titles of both are told, not their ids', () => {
  const records = '- id: one\n  value: "100"\n  label: a\n- id: two\n  value: "200"\n  label: b\n'
  const content = new Map([['facts.yaml', readContentFile('facts.yaml', Buffer.from(records))]])
  const [before, text] = ['one', 'two'].map((id) => `${top}<Fact fact="${id}" />\n`)
  const site = {...plain, components, content, pages: [readPage(page, before ?? '', components)]}
  expect(changedWords(site, {file: page, before, text: text ?? '', start: 0, end: 0, what: ''}, typed)).toEqual({
    before: '100',
    after: '200',
  })
})
