import {expect, test} from 'vitest'
import {comparePage} from '../../../src/commands/review/comparePage.ts'
import {readPage} from '../../../src/commands/review/readPage.ts'
import {markWords} from '../../../src/commands/review/wordMarks.ts'

const page = (main: string) =>
  readPage(
    '/p',
    `<!DOCTYPE html><title>P</title><header><a href="/">Home</a></header><main>${main}</main><footer><p>End</p></footer>`,
  )
const compare = (before: string, after: string) =>
  comparePage(page(before), page(after)).map(({what, how, before, after}) => [what, how, before, after])

test('says nothing of words that are only wrapped or marked up in another way', () => {
  expect(compare('<p>One two.\nThree four.</p>', '<ul><li>One <b>two</b>.</li><li>Three\n four.</li></ul>')).toEqual([])
})

test('tells a sentence that changed from its neighbours', () => {
  expect(compare('<p>It is free. It lasts eight weeks.</p>', '<p>It is free. It lasts ten weeks.</p>')).toEqual([
    ['words', 'changed', 'It lasts eight weeks.', 'It lasts ten weeks.'],
  ])
})

test('calls a heading with other words in its place renamed', () => {
  expect(compare('<h2>Ways</h2><p>Pick one.</p>', '<h2>Roads</h2><p>Pick one.</p>')).toEqual([
    ['heading', 'renamed', 'Ways', 'Roads'],
  ])
})

test('calls words that stand elsewhere moved', () => {
  const [first, second, third] = [
    '<p>Everything is free here.</p>',
    '<p>Come in and see.</p>',
    '<p>Bring nothing at all.</p>',
  ]
  expect(compare(`${first}${second}${third}`, `${second}${third}${first}`)).toEqual([
    ['words', 'moved', 'Everything is free here.', 'Everything is free here.'],
  ])
})

test('tells a heading that only changed its level', () => {
  expect(compare('<h2>Ways</h2>', '<h3>Ways</h3>')).toEqual([['heading level', 'changed', 'heading 2', 'heading 3']])
})

test('reads what is hidden until it is pressed, and what is said without scripting', () => {
  expect(
    page('<details><summary>Why?</summary><p>Because.</p></details><noscript>Email us.</noscript>').units.map(
      (unit) => unit.text,
    ),
  ).toEqual(expect.arrayContaining(['Why?', 'Because.', 'Email us.']))
})

test('reads labels, buttons, links, pictures and names that are only heard', () => {
  const read = page(
    '<label for="a">Name</label><button>Send</button><a href="/x">X</a><img src="/assets/a-12345678.png" alt="A coin"><nav aria-label="Main"></nav>',
  )
  expect(read.units.filter((unit) => unit.region === 'page').map(({kind, text}) => [kind, text])).toEqual([
    ['label', 'Name'],
    ['button', 'Send'],
    ['text', 'X'],
  ])
  expect(read.links.at(-1)).toMatchObject({text: 'X', to: '/x', region: 'page'})
  expect(read.images).toMatchObject([{source: '/assets/a.png', alt: 'A coin'}])
  expect(read.names).toMatchObject([{on: 'nav aria-label', name: 'Main'}])
})

test('marks whole amounts and single ends of a range', () => {
  expect(markWords('50+ people', '60+ people').map(({text, mark}) => [mark, text])).toEqual([
    ['old', '50+'],
    ['new', '60+'],
    ['same', 'people'],
  ])
  expect(markWords('10:00 AM-4:00 PM', '10:00 AM-5:00 PM').filter(({mark}) => mark !== 'same')).toMatchObject([
    {text: '4:00'},
    {text: '5:00'},
  ])
})
