import {expect, test} from 'vitest'
import {inlinesOf} from '../../src/edit/inline/tokens.ts'
import {wordBlocksOf} from '../../src/edit/page/wordBlocks.ts'
import {writeInlines} from '../../src/edit/page/writeInlines.ts'
import type {Inline} from '../../src/edit/protocol.ts'
import {readPage} from '../../src/site/page/page.ts'
import {components} from '../check/siteWith.ts'

const top = '---\ntitle: A title\ndescription: A description.\n---\n\n'

/** What stands in a page in place of some Markdown after its first block of that kind was changed. */
function change(source: string, to: Inline[] | ((old: Inline[]) => Inline[]), where = 'paragraph'): string {
  const page = readPage('pages/page.mdx', `${top}${source}\n`, components)
  const block = wordBlocksOf(page.tree, page.text).find((each) => each.where === where)
  if (!block) throw new Error(`There is no ${where}.`)
  const draft = writeInlines(page, block, typeof to === 'function' ? to(inlinesOf(block.tokens ?? [])) : to, components)
  return draft.refused ? `refused: ${draft.reason}` : draft.text.slice(top.length, -1)
}

test.each([
  ['a new sentence stands on a line of its own', 'One.\nTwo.', 'One. Two. Three.', 'One.\nTwo.\nThree.'],
  ['a sentence between others too', 'One.\nThree.', 'One. Two. Three.', 'One.\nTwo.\nThree.'],
  [
    'a line that breaks inside a sentence keeps its end',
    'One long\nline here.',
    'One longer line here.',
    'One longer\nline here.',
  ],
  ['two sentences made one stand on one line', 'One.\nTwo.', 'One and two.', 'One and two.'],
  ['an abbreviation ends no sentence', 'Ask.', 'Ask Mr. Smith.', 'Ask Mr. Smith.'],
  [
    'signs are escaped only where they would mean something',
    'Words.',
    '5 * 3 is *15*, a_b is {x} <3',
    '5 * 3 is \\*15\\*, a_b is \\{x\\} \\<3',
  ],
  ['a sign at the start of a line makes no list', 'Words.', '- words', '\\- words'],
  ['a number at the start makes no list', 'Words.', '1. words', '1\\. words'],
  ['words that start like code are words', 'Words.', 'import duties', '&#105;mport duties'],
  ['quote marks are bent', 'Words.', "\"Don't,\" they said - 'never'", '“Don’t,” they said – ‘never’'],
  ['a mark behind a figure may be a foot or an inch', 'Words.', 'A 5\'10" door, 12" wide', 'A 5\'10" door, 12" wide'],
  ['a year is short for its whole', 'Words.', "In '24, 'in 2024'", 'In ’24, ‘in 2024’'],
  ['marks beside straight ones are bent', "It's so.", 'It\'s "so".', "It's “so”."],
  ['words with straight quotes keep them', 'It\'s "so".', 'It\'s "too".', 'It\'s "too".'],
  ['an address that stands bare is words', 'See.', 'See www.example.org', 'See www.example.org'],
  ['special spaces and signs that nobody sees are tidied', 'Words.', 'a\u00a0b\u200bc  d', 'a bc d'],
])('%s', (_, source, typed, written) => {
  expect(change(source, [{words: typed}])).toBe(written)
})

test('a component in a sentence stays byte for byte, and can be moved', () => {
  const source = 'We reply in <Fact   fact="time"  />, always.'
  expect(change(source, ([first, fact]) => [fact as Inline, {words: ' '}, first as Inline])).toBe(
    '<Fact   fact="time"  /> We reply in',
  )
})

test('a component can’t be doubled', () => {
  expect(change('In <Fact fact="time" />.', (old) => [...old, ...old])).toMatch(/^refused: A locked piece/)
})

test('marks that stay keep how they were written', () => {
  const typed: Inline[] = [
    {strong: [{words: 'Bold'}]},
    {words: ' and '},
    {emphasis: [{words: 'new'}]},
    {words: ' words'},
  ]
  expect(change('__Bold__ words', typed)).toBe('__Bold__ and *new* words')
})

test('a mark starts and ends at a word', () => {
  expect(change('One two three', [{words: 'One'}, {strong: [{words: ' two '}]}, {words: 'three'}])).toBe(
    'One **two** three',
  )
})

test('a link keeps its words when it leads elsewhere', () => {
  expect(
    change('Read [more](/about).', [{words: 'Read '}, {link: '/contact', inner: [{words: 'more'}]}, {words: '.'}]),
  ).toBe('Read [more](/contact).')
})

test.each([
  ['heading', '## Old #', '## New'],
  ['item', '- Old\n  line', '- New'],
  ['cell', '| Old | b |\n| --- | --- |\n| c | d |', '| New | b |\n| --- | --- |\n| c | d |'],
  ['label', '<ToastLink toast="a">Old</ToastLink>', '<ToastLink toast="a">New</ToastLink>'],
])('the words of a %s are changed in their place', (where, source, written) => {
  expect(change(source, [{words: 'New'}], where)).toBe(where === 'heading' ? `${written} #` : written)
})

test('a new sentence in a list or a quotation goes on behind its mark', () => {
  expect(change('- One.\n- Two.', [{words: 'One. More.'}], 'item')).toBe('- One.\n  More.\n- Two.')
  expect(change('> One.', [{words: 'One. More.'}])).toBe('> One.\n> More.')
})

test('a bar in a cell stays in its cell', () => {
  expect(change('| a | b |\n| --- | --- |\n| c | d |', [{words: 'x | y'}], 'cell')).toContain('| x \\| y | b |')
})

test('a block is not emptied', () => {
  expect(change('Words.', [{words: ' '}])).toMatch(/^refused: Nothing would be left/)
})

test('half a sign is refused', () => {
  expect(change('Words.', [{words: 'a\ud83d'}])).toMatch(/^refused: One of these signs/)
})
