import {expect, test} from 'vitest'
import {plainInlines, withMark} from '../../src/edit/inline/contents.ts'
import {inlinesOf} from '../../src/edit/inline/tokens.ts'
import {attributesOf, writeAttribute} from '../../src/edit/page/attributes.ts'
import {picturesOf, writePicture} from '../../src/edit/page/pictures.ts'
import {textBlocksOf} from '../../src/edit/page/textBlocks.ts'
import {writeInlines} from '../../src/edit/page/writeInlines.ts'
import type {Inline} from '../../src/edit/protocol.ts'
import {parsePage} from '../../src/site/page/parsePage.ts'
import {components, plain} from '../check/siteWith.ts'
import {bold, file, frontmatter, linkTo, pageOf} from './onePage.ts'

/** Changes the first block of the kind `where`; returns the new Markdown, or `rejected: ` and the reason. */
function change(source: string, to: Inline[] | ((old: Inline[]) => Inline[]), where = 'paragraph'): string {
  const page = pageOf(source)
  const block = textBlocksOf(page.tree, page.text).find((each) => each.blockKind === where)
  if (!block) throw new Error(`There is no ${where}.`)
  const draft = writeInlines(
    page,
    block,
    typeof to === 'function' ? to(inlinesOf(block.tokens ?? [])) : to,
    components,
  )
  return draft.rejected ? `rejected: ${draft.reason}` : draft.text.slice(frontmatter.length, -1)
}

test.each([
  ['a new sentence gets a line of its own', 'One.\nTwo.', 'One. Two. Three.', 'One.\nTwo.\nThree.'],
  [
    'a line break inside a sentence stays where it was',
    'One long\nline here.',
    'One longer line here.',
    'One longer\nline here.',
  ],
  ['two sentences joined into one are written on one line', 'One.\nTwo.', 'One and two.', 'One and two.'],
  ['an abbreviation does not end a sentence', 'Ask.', 'Ask Mr. Smith.', 'Ask Mr. Smith.'],
  [
    'characters are escaped only where they would be Markdown',
    'Words.',
    '5 * 3 is *15*, a_b is {x} <3',
    '5 * 3 is \\*15\\*, a_b is \\{x\\} \\<3',
  ],
  ['typed asterisks do not make words italic', 'Words.', 'It is *not* so', 'It is \\*not\\* so'],
  ['a hyphen at the start of a line does not start a list', 'Words.', '- words', '\\- words'],
  ['text that starts like an import stays text', 'Words.', 'import duties', '&#105;mport duties'],
  [
    'quotes and dashes become typographic',
    'Words.',
    "\"Don't,\" they said - 'never'",
    '“Don’t,” they said – ‘never’',
  ],
  [
    'straight quotes after a figure stay unchanged',
    'Words.',
    'A 5\'10" door, 12" wide',
    'A 5\'10" door, 12" wide',
  ],
  ['a shortened year starts with an apostrophe', 'Words.', "In '24, 'in 2024'", 'In ’24, ‘in 2024’'],
  [
    'new quotes become typographic beside an old straight apostrophe',
    "It's so.",
    'It\'s "so".',
    "It's “so”.",
  ],
  ['straight quotes that were in the file stay', 'It\'s "so".', 'It\'s "too".', 'It\'s "too".'],
  ['a typed web address stays text', 'See.', 'See www.example.org', 'See www.example.org'],
  [
    'special spaces become spaces, and invisible characters are deleted',
    'Words.',
    'a\u00a0b\u200bc  d',
    'a bc d',
  ],
])('%s', (_, source, typed, written) => {
  expect(change(source, plainInlines(typed))).toBe(written)
})

test('a component in a sentence can be moved, and its tag keeps every byte', () => {
  const source = 'We reply in <Fact   fact="time"  />, always.'
  expect(change(source, ([first, fact]) => [fact as Inline, ...plainInlines(' '), first as Inline])).toBe(
    '<Fact   fact="time"  /> We reply in',
  )
})

test('a component in a sentence can’t be duplicated', () => {
  expect(change('In <Fact fact="time" />.', (old) => [...old, ...old])).toMatch(/^rejected: A locked piece/)
})

test('bold text that stays bold keeps the Markdown it was written with', () => {
  const typed = [
    ...bold('Bold'),
    ...plainInlines(' and '),
    ...withMark(plainInlines('new'), {type: 'emphasis'}),
    ...plainInlines(' words'),
  ]
  expect(change('__Bold__ words', typed)).toBe('__Bold__ and *new* words')
})

test('struck-through text is edited, and new text is struck through', () => {
  expect(
    change('It costs ~~£20~~ £10.', ([, , rest]) => [
      ...plainInlines('Pay '),
      ...withMark(plainInlines('£25'), {type: 'struck'}),
      rest as Inline,
    ]),
  ).toBe('Pay ~~£25~~ £10.')
})

test('bold starts and ends at a word, without the spaces around it', () => {
  expect(change('One two three', [...plainInlines('One'), ...bold(' two '), ...plainInlines('three')])).toBe(
    'One **two** three',
  )
})

test('a link keeps its words when its address changes', () => {
  expect(
    change('Read [more](/about).', [
      ...plainInlines('Read '),
      ...linkTo('/contact', 'more'),
      ...plainInlines('.'),
    ]),
  ).toBe('Read [more](/contact).')
})

test.each([
  ['heading', '## Old #', '## New'],
  ['item', '- Old\n  line', '- New'],
  ['cell', '| Old | b |\n| --- | --- |\n| c | d |', '| New | b |\n| --- | --- |\n| c | d |'],
  ['label', '<ToastLink toast="a">Old</ToastLink>', '<ToastLink toast="a">New</ToastLink>'],
])('changing the words of a %s leaves the Markdown around them as it was', (where, source, written) => {
  expect(change(source, plainInlines('New'), where)).toBe(where === 'heading' ? `${written} #` : written)
})

test('a new sentence in a list item or quotation stays inside it', () => {
  expect(change('- One.\n- Two.', plainInlines('One. More.'), 'item')).toBe('- One.\n  More.\n- Two.')
  expect(change('> One.', plainInlines('One. More.'))).toBe('> One.\n> More.')
})

test('an attribute and the description of a picture read back as typed', () => {
  const typed = '*a* &amp; "b" [c](/d)'
  const page = pageOf('![Old](/old.png)\n\n<Fact fact="old" />')
  const [picture, attribute] = [picturesOf(page)[0], attributesOf(page)[0]]
  const site = {...plain, components}
  const drafts = [
    picture && writePicture(page, picture, typed, site),
    attribute && writeAttribute(page, attribute, typed, site),
  ]
  const [withPicture, withAttribute] = drafts.map((draft) =>
    parsePage(file, draft?.rejected ? draft.reason : (draft?.text ?? ''), components),
  )
  expect(withPicture && picturesOf(withPicture)).toMatchObject([{value: typed}])
  expect(withAttribute && attributesOf(withAttribute)).toMatchObject([{value: typed}])
})

test('a block without words is refused', () => {
  expect(change('Words.', plainInlines(' '))).toMatch(/^rejected: Nothing would be left/)
})
