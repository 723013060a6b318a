import {expect, test} from 'vitest'
import {comparePage} from '../../../src/commands/review/comparePage.ts'
import {isLook} from '../../../src/commands/review/model.ts'
import {readPage} from '../../../src/commands/review/readPage.ts'
import {sayChange} from '../../../src/commands/review/sayChange.ts'
import {marksShown, markWords} from '../../../src/commands/review/wordMarks.ts'

const page = (main: string) =>
  readPage(
    '/p',
    `<!DOCTYPE html><title>P</title><header><a href="/">Home</a></header><main>${main}</main><footer><p>End</p></footer>`,
  )
const compare = (before: string, after: string) =>
  comparePage(page(before), page(after)).map(({what, how, before, after}) => [what, how, before, after])

test('says nothing of words that are only wrapped in another way', () => {
  expect(compare('<p>One two.\nThree four.</p>', '<p>One\ntwo. Three\n four.</p>')).toEqual([])
})

test('tells words that stay and are only shown otherwise as that, a list in one', () => {
  const looks = (before: string, after: string) =>
    comparePage(page(before), page(after)).map((change) => [isLook(change), sayChange(change), change.after])
  expect(looks('<p>One two.\nThree four.</p>', '<ul><li>One <b>two</b>.</li><li>Three\n four.</li></ul>')).toEqual([
    [true, 'Now bulleted list', 'One two.\nThree four.'],
    [true, 'Now bold', 'two'],
  ])
  // The same with a name in bold, which is said elsewhere as well.
  expect(
    looks('<p><b>Workshops</b></p><p>Workshops run.</p>', '<p><b>Workshops here</b></p><p>Workshops run.</p>'),
  ).toEqual([[false, 'Changed', 'Workshops here']])
  expect(looks('<p>A <b>very</b> good end.</p>', '<p>A <b>very good</b> end.</p>')).toEqual([
    [true, 'No longer bold', 'very'],
    [true, 'Now bold', 'very good'],
  ])
  // The same with a figure whose paragraph goes.
  expect(looks('<p>By 2024 it was.</p><p><b>2024</b> was good.</p>', '<p>By 2024 it was.</p>')).toEqual([
    [false, 'Removed', undefined],
  ])
  // The word comes in another section too.
  expect(
    looks(
      '<h2>One</h2><p>Gifts like yours.</p><h2>Two</h2><p>Press it.</p>',
      '<h2>One</h2><p>Gifts <b>like</b> yours.</p><h2>Two</h2><p>Press it, if you like.</p>',
    ),
  ).toEqual([
    [false, 'Changed', 'Press it, if you like.'],
    [true, 'Now bold', 'like'],
  ])
  // The word stands in the other item too.
  expect(
    looks('<ul><li>Give</li><li>Ways to Give</li></ul>', '<ul><li>Give now</li><li>Ways to Give</li></ul>'),
  ).toEqual([[false, 'Changed', 'Give now']])
  expect(looks('<ol><li>First of all.</li></ol>', '<ul><li>First of all.</li></ul>')).toEqual([
    [true, 'Now bulleted list, no longer numbered list', 'First of all.'],
  ])
  expect(looks('<p>It is <em>free</em>.</p>', '<p>It is <em>cheap</em>.</p>')).toEqual([
    [false, 'Changed', 'It is cheap.'],
  ])
})

test('tells a link’s new label once: as the link’s, or as the sentence’s or the heading’s that it is a part of', () => {
  expect(compare('<a href="/x">See more</a>', '<a href="/x">See the dates</a>')).toEqual([
    ['link text', 'changed', 'See more', 'See the dates'],
  ])
  expect(
    compare('<p>You can <a href="/x">see more</a> there.</p>', '<p>You can <a href="/x">see dates</a> there.</p>'),
  ).toEqual([['words', 'changed', 'You can see more there.', 'You can see dates there.']])
  const line = (label: string) => `<p><a href="/x">${label}</a>\n<a href="/y">Contact us</a></p>`
  expect(compare(line('Get involved'), line('See our courses'))).toEqual([
    ['link text', 'changed', 'Get involved', 'See our courses'],
  ])
  expect(compare('<h2><a href="/x">Courses</a></h2>', '<h2><a href="/x">All courses</a></h2>')).toEqual([
    ['heading', 'renamed', 'Courses', 'All courses'],
  ])
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

test('tells a link that comes or goes by itself once, and not its words too', () => {
  const rest = '<h2>More</h2><p>Come in.</p>'
  const link = '<p><a href="/sea">Life at sea</a></p>'
  expect(compare(rest, rest + link)).toEqual([['link', 'added', undefined, '/sea']])
  expect(compare(`${rest}<p>Ask us.</p>${link}`, rest)).toEqual([
    ['words', 'removed', 'Ask us.', undefined],
    ['link', 'removed', '/sea', undefined],
  ])
  expect(compare(`${rest}${link}`, '<h2>Less</h2><p>Come in.</p>')).toEqual([
    ['heading', 'renamed', 'More', 'Less'],
    ['link', 'removed', '/sea', undefined],
  ])
})

test('the number on a link of its own is told, also where a sentence has it too', () => {
  const said = (number: string) =>
    `<h2>Call</h2><p><a href="tel:1">${number}</a></p><h2>Chat</h2><p>Or call ${number} today.</p>`
  expect(compare(said('0123'), said('0199'))).toEqual([
    ['words', 'changed', 'Or call 0123 today.', 'Or call 0199 today.'],
    ['link text', 'changed', '0123', '0199'],
  ])
})

test('what was written anew is shown whole, before and after', () => {
  const [before, after] = [
    'Our office, our phones and the paperwork are paid for by partners.',
    'Rent and heating are on us this year, so all that you give is spent on lessons.',
  ]
  expect(marksShown(before, after).map(({mark, text}) => [mark, text])).toEqual([
    ['old', before],
    ['new', after],
  ])
  expect(marksShown('It is 2024-12', 'It is 2026-11').at(-1)?.text).toBe('2026-11')
})

test('words are told below the heading that a reader has above them', () => {
  const told = (before: string, after: string) => comparePage(page(before), page(after)).map(({section}) => section)
  const around = (word: string) =>
    `<h1>Top</h1><section><h2>One</h2><article><h3>Card</h3></article><p>${word}</p></section><p>${word} more</p>`
  expect(told(around('Old'), around('New'))).toEqual(['One', 'One'])
  const years = (year: string) => `<h2>Years</h2><ol><li><p>${year}</p><h3>We began</h3></li></ol>`
  expect(told(years('2020'), years('2021'))).toEqual(['We began'])
})

test('a heading that moved is told with what it stands below now', () => {
  const cards = (...names: string[]) =>
    `<h2>Team</h2>${names.map((name) => `<h3>${name}</h3><p>${name} helps.</p>`).join('')}`
  const said = comparePage(page(cards('Nadia', 'Grace', 'Marcus')), page(cards('Nadia', 'Marcus', 'Grace'))).map(
    sayChange,
  )
  expect(said.filter((each) => each.startsWith('Heading'))).toEqual([
    expect.stringMatching(/^Heading moved, now below “(?:Marcus|Nadia)”$/),
  ])
})
