import {expect, test} from 'vitest'
import {type BlockChange, draftBlockChange} from '../../src/edit/blocks/draftBlockChange.ts'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import type {Insertion, NewBlock, Span} from '../../src/edit/protocol.ts'
import {bold, frontmatter, siteAndSpan, withImports} from './onePage.ts'

/**
 * Changes the first block that starts with `prefix`; returns the new Markdown, or `rejected: ` and the
 * reason.
 */
function change(source: string, prefix: string, make: (span: Span) => BlockChange): string {
  const {site, span} = siteAndSpan(source, prefix)
  const draft = draftBlockChange(site, make(span))
  return draft.rejected ? `rejected: ${draft.reason}` : draft.text.slice(frontmatter.length, -1)
}

const remove = (span: Span): BlockChange => ({type: 'remove', span})
const move =
  (direction: 'up' | 'down') =>
  (span: Span): BlockChange => ({type: 'move', span, direction})
const split =
  (before: string, after: string) =>
  (span: Span): BlockChange => ({
    type: 'split',
    span,
    before: plainInlines(before),
    below: [{paragraph: plainInlines(after)}],
  })
const join = (span: Span): BlockChange => ({type: 'join', span})
const add =
  (insertion: Insertion) =>
  (below: Span): BlockChange => ({type: 'add', below, insertion})

test.each([
  ['deleting a paragraph deletes its blank line', 'One.\n\nTwo.\n\nThree.', 'Two.', 'One.\n\nThree.'],
  ['deleting the last block deletes the blank line above it', 'One.\n\nTwo.', 'Two.', 'One.'],
  ['deleting a list item keeps the other items', '- a\n- b\n- c', 'b', '- a\n- c'],
  ['deleting a numbered list item renumbers the list', '1. a\n2. b\n3. c', 'b', '1. a\n2. c'],
  ['deleting the only item of a list deletes the list', 'One.\n\n- a\n\nTwo.', 'a', 'One.\n\nTwo.'],
  ['deleting the only item of the last list deletes the list', 'One.\n\n- a', 'a', 'One.'],
  ['deleting the only item of a list in an item keeps that item', '- a\n  - b\n- c', 'b', '- a\n- c'],
  [
    'deleting the only item of a list in the last item keeps that item',
    'One.\n\n- a\n  - b',
    'b',
    'One.\n\n- a',
  ],
  [
    'deleting a component deletes its import',
    'One.\n\n<HelpLines />\n\n<Phone />',
    '<HelpLines',
    'One.\n\n<Phone />',
  ],
  [
    'deleting one of several components keeps the others',
    '<Actions>\n\n<ToastLink toast="a" to="/">A</ToastLink>\n<ToastLink toast="b" to="/">B</ToastLink>\n\n</Actions>',
    '<ToastLink toast="a"',
    '<Actions>\n\n<ToastLink toast="b" to="/">B</ToastLink>\n\n</Actions>',
  ],
])('%s', (_, source, prefix, left) => {
  expect(change(withImports(source), prefix, remove)).toBe(withImports(left))
})

test.each([
  ['a paragraph', 'One.\n\nTwo.\n\nThree.', 'Two.', 'up', 'Two.\n\nOne.\n\nThree.'],
  [
    'a section with all of its content',
    '# T\n\n## A\n\nOne.\n\n### a\n\n## B\n\nTwo.',
    '## B',
    'up',
    '# T\n\n## B\n\nTwo.\n\n## A\n\nOne.\n\n### a',
  ],
  ['a list item', '- a\n  more\n- b', 'b', 'up', '- b\n- a\n  more'],
  ['a numbered list item', '1. a\n2. b', 'a', 'down', '1. b\n2. a'],
] as const)('%s moves past the block next to it', (_, source, prefix, way, moved) => {
  expect(change(source, prefix, move(way))).toBe(moved)
})

test('the first section of a page does not move up', () => {
  expect(change('# T\n\nWords.\n\n## A\n\nOne.', '## A', move('up'))).toMatch(/^rejected: It is the first/)
})

test.each([
  ['a paragraph', 'One. Two.', 'One.', split('One.', 'Two.'), 'One.\n\nTwo.'],
  ['a list item', '- a b\n- c', 'a b', split('a', 'b'), '- a\n- b\n- c'],
  [
    'a paragraph at a hyphen, without starting a list',
    'One - two',
    'One',
    split('One', '- two'),
    'One\n\n\\- two',
  ],
])('Enter splits %s', (_, source, prefix, make, made) => {
  expect(change(source, prefix, make)).toBe(made)
})

test.each([
  ['two paragraphs', 'One.\n\nTwo.', 'Two.', 'One.\nTwo.'],
  ['two list items', '- a\n- b', 'b', '- a b'],
])('Backspace joins %s', (_, source, prefix, joined) => {
  expect(change(source, prefix, join)).toBe(joined)
})

test.each([
  ['a list item', 'an item that ends with another paragraph', '- a\n\n  more\n\n- b', 'b'],
  ['a paragraph', 'a heading', '## A\n\nOne.', 'One.'],
])('%s is not joined to %s above it', (_, __, source, prefix) => {
  expect(change(source, prefix, join)).toMatch(/^rejected: There is nothing before it/)
})

test.each([
  ['a paragraph', {paragraph: plainInlines('New. Words.')}, 'One.\n\nNew.\nWords.\n\nTwo.'],
  ['a heading', {heading: plainInlines('# of things'), depth: 2}, 'One.\n\n## # of things\n\nTwo.'],
  [
    'a list',
    {list: [plainInlines('a'), plainInlines('1. b')], ordered: false},
    'One.\n\n- a\n- 1\\. b\n\nTwo.',
  ],
] as [string, Insertion, string][])('%s is added below a paragraph', (_, piece, added) => {
  expect(change('One.\n\nTwo.', 'One.', add(piece))).toBe(added)
})

test('a component is added with its example content and its import', () => {
  expect(change('One.\n\nTwo.', 'One.', add({component: 'HelpLines'}))).toBe(
    "import {HelpLines} from '../components/HelpLines.tsx'\n\nOne.\n\n<HelpLines />\n\nTwo.",
  )
})

test('a card is added among the other cards', () => {
  const grid = '<CardGrid>\n  <EventCard event="a" />\n</CardGrid>'
  expect(
    change(withImports(grid), '<EventCard', add({component: 'EventCard', attributes: {event: 'b'}})),
  ).toBe(withImports('<CardGrid>\n  <EventCard event="a" />\n  <EventCard event="b" />\n</CardGrid>'))
})

test('deleting the paragraph between two lists is refused, as the lists would become one', () => {
  expect(change('- a\n\nWords.\n\n- b', 'Words.', remove)).toMatch(
    /^rejected: That would change what is above or below/,
  )
})

const pasted: NewBlock[] = [
  {heading: plainInlines('Bring'), depth: 3},
  {list: [plainInlines('Tea'), [...bold('Free'), ...plainInlines(' lunch')]], ordered: true},
  {paragraph: plainInlines('It is all.')},
]

test.each([
  [
    'below the part of a paragraph that stays',
    'One. Two.\n\nThree.',
    'One.',
    'One.',
    'One.\n\n### Bring\n\n1. Tea\n2. **Free** lunch\n\nIt is all.\n\nThree.',
  ],
  [
    'in place of a paragraph inside a component',
    '<Callout>\n\n  One.\n\n</Callout>',
    'One.',
    '',
    '<Callout>\n\n  ### Bring\n\n  1. Tea\n  2. **Free** lunch\n\n  It is all.\n\n</Callout>',
  ],
  [
    'below a list item, as more items of the list',
    '1. a\n2. b',
    'a',
    'a',
    '1. a\n2. Bring\n3. Tea\n4. **Free** lunch\n5. It is all.\n6. b',
  ],
  [
    'below a heading, which stays as it was',
    '## One\n\nTwo.',
    '## One',
    'One',
    '## One\n\n### Bring\n\n1. Tea\n2. **Free** lunch\n\nIt is all.\n\nTwo.',
  ],
])('pasted blocks go %s', (_, source, prefix, before, whole) => {
  const put = (span: Span): BlockChange => ({
    type: 'split',
    span,
    before: plainInlines(before),
    below: pasted,
  })
  expect(change(withImports(source), prefix, put)).toBe(withImports(whole))
})

test('blocks added below a paragraph become separate blocks, and an empty block is refused', () => {
  expect(change('One.\n\nTwo.', 'One.', add({blocks: pasted}))).toBe(
    'One.\n\n### Bring\n\n1. Tea\n2. **Free** lunch\n\nIt is all.\n\nTwo.',
  )
  expect(change('One.', 'One.', add({blocks: [{paragraph: plainInlines(' ')}]}))).toMatch(/^rejected/)
})
