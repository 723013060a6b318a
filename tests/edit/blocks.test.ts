import {expect, test} from 'vitest'
import {type BlockChange, draftOfBlocks} from '../../src/edit/blocks/draftOfBlocks.ts'
import {editablesOfPage} from '../../src/edit/page/pageEditables.ts'
import type {Block, Piece, Span} from '../../src/edit/protocol.ts'
import {readPage} from '../../src/site/page/page.ts'
import {components, plain} from '../check/siteWith.ts'
import {words} from './openCopy.ts'

const top = '---\ntitle: A title\ndescription: A description.\n---\n\n'
const file = 'pages/page.mdx'

/** What stands in a page in place of some Markdown after a change of the first block that says those words. */
function change(source: string, says: string, make: (span: Span) => BlockChange): string {
  const page = readPage(file, `${top}${source}\n`, components)
  const site = {...plain, components, pages: [page]}
  const all = editablesOfPage(page, site).filter(({kind}) => kind === 'inline' || kind === 'block')
  const found = all.find(({span}) => page.text.slice(span.start, span.end).startsWith(says))
  if (!found) throw new Error(`Nothing starts with ${says}.`)
  const draft = draftOfBlocks(site, make(found.span))
  return draft.refused ? `refused: ${draft.reason}` : draft.text.slice(top.length, -1)
}

const remove = (span: Span): BlockChange => ({do: 'remove', span})
const move =
  (way: 'up' | 'down') =>
  (span: Span): BlockChange => ({do: 'move', span, way})
const split =
  (before: string, after: string) =>
  (span: Span): BlockChange => ({do: 'split', span, before: words(before), below: [{paragraph: words(after)}]})
const join = (span: Span): BlockChange => ({do: 'join', span})
const add =
  (piece: Piece) =>
  (below: Span): BlockChange => ({do: 'add', below, piece})

test.each([
  ['a paragraph goes with its blank line', 'One.\n\nTwo.\n\nThree.', 'Two.', 'One.\n\nThree.'],
  ['the last block goes with the blank line before it', 'One.\n\nTwo.', 'Two.', 'One.'],
  ['a line of a list goes', '- a\n- b\n- c', 'b', '- a\n- c'],
  ['a numbered list counts on', '1. a\n2. b\n3. c', 'b', '1. a\n2. c'],
  ['a component goes with its import', 'One.\n\n<HelpLines />\n\n<Phone />', '<HelpLines', 'One.\n\n<Phone />'],
  [
    'a component on a line among others goes',
    '<Actions>\n\n<ToastLink toast="a" to="/">A</ToastLink>\n<ToastLink toast="b" to="/">B</ToastLink>\n\n</Actions>',
    '<ToastLink toast="a"',
    '<Actions>\n\n<ToastLink toast="b" to="/">B</ToastLink>\n\n</Actions>',
  ],
])('%s', (_, source, says, left) => {
  expect(change(withImports(source), says, remove)).toBe(withImports(left))
})

test.each([
  ['a paragraph', 'One.\n\nTwo.\n\nThree.', 'Two.', 'up', 'Two.\n\nOne.\n\nThree.'],
  [
    'a section with all that stands in it',
    '# T\n\n## A\n\nOne.\n\n### a\n\n## B\n\nTwo.',
    '## B',
    'up',
    '# T\n\n## B\n\nTwo.\n\n## A\n\nOne.\n\n### a',
  ],
  ['a line of a list', '- a\n  more\n- b', 'b', 'up', '- b\n- a\n  more'],
  ['a numbered line', '1. a\n2. b', 'a', 'down', '1. b\n2. a'],
] as const)('%s moves past the one beside it', (_, source, says, way, moved) => {
  expect(change(source, says, move(way))).toBe(moved)
})

test('a section does not move over the top of its page', () => {
  expect(change('# T\n\nWords.\n\n## A\n\nOne.', '## A', move('up'))).toMatch(/^refused: It stands first/)
})

test.each([
  ['a paragraph', 'One. Two.', 'One.', split('One.', 'Two.'), 'One.\n\nTwo.'],
  ['a line of a list', '- a b\n- c', 'a b', split('a', 'b'), '- a\n- b\n- c'],
  ['a numbered line', '1. a b\n2. c', 'a b', split('a', 'b'), '1. a\n2. b\n3. c'],
  ['words that would be a list', 'One - two', 'One', split('One', '- two'), 'One\n\n\\- two'],
])('Enter makes two of %s', (_, source, says, make, made) => {
  expect(change(source, says, make)).toBe(made)
})

test.each([
  ['two paragraphs', 'One.\n\nTwo.', 'Two.', 'One.\nTwo.'],
  ['two lines of a list', '- a\n- b', 'b', '- a b'],
])('Backspace joins %s', (_, source, says, joined) => {
  expect(change(source, says, join)).toBe(joined)
})

test('a line of a list is not joined past what else stands in the one before it', () => {
  expect(change('- a\n\n  more\n\n- b', 'b', join)).toMatch(/^refused: Before it stands nothing/)
})

test('nothing is joined to a heading', () => {
  expect(change('## A\n\nOne.', 'One.', join)).toMatch(/^refused: Before it stands nothing/)
})

test.each([
  ['a paragraph', {paragraph: words('New. Words.')}, 'One.\n\nNew.\nWords.\n\nTwo.'],
  ['a heading', {heading: words('# of things'), depth: 2}, 'One.\n\n## # of things\n\nTwo.'],
  ['a list', {list: [words('a'), words('1. b')], ordered: false}, 'One.\n\n- a\n- 1\\. b\n\nTwo.'],
] as [string, Piece, string][])('%s is added below a paragraph', (_, piece, added) => {
  expect(change('One.\n\nTwo.', 'One.', add(piece))).toBe(added)
})

test('a line is added to a list', () => {
  expect(change('1. a\n2. b', 'a', add({paragraph: words('new')}))).toBe('1. a\n2. new\n3. b')
})

test('a component is added with its example and its import', () => {
  expect(change('One.\n\nTwo.', 'One.', add({component: 'HelpLines'}))).toBe(
    "import {HelpLines} from '../components/HelpLines.tsx'\n\nOne.\n\n<HelpLines />\n\nTwo.",
  )
})

test('a card is added where the others stand', () => {
  const grid = '<CardGrid>\n  <EventCard event="a" />\n</CardGrid>'
  expect(change(withImports(grid), '<EventCard', add({component: 'EventCard', with: {event: 'b'}}))).toBe(
    withImports('<CardGrid>\n  <EventCard event="a" />\n  <EventCard event="b" />\n</CardGrid>'),
  )
})

test('what would run into another is refused', () => {
  expect(change('- a\n\nWords.\n\n- b', 'Words.', remove)).toMatch(/^refused: What stands above or below/)
})

/** With the import lines that its components need. */
function withImports(source: string): string {
  const names = [...new Set([...source.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name))].sort()
  return (
    names.map((name) => `import {${name}} from '../components/${name}.tsx'\n`).join('') +
    (names.length > 0 ? '\n' : '') +
    source
  )
}

const pasted: Block[] = [
  {heading: words('Bring'), depth: 3},
  {list: [words('Tea'), [{strong: words('Free')}, {words: ' lunch'}]], ordered: true},
  {paragraph: words('It is all.')},
]

test.each([
  [
    'below what a paragraph keeps',
    'One. Two.\n\nThree.',
    'One.',
    'One.',
    'One.\n\n### Bring\n\n1. Tea\n2. **Free** lunch\n\nIt is all.\n\nThree.',
  ],
  [
    'in place of a paragraph in a tag',
    '<Callout>\n\n  One.\n\n</Callout>',
    'One.',
    '',
    '<Callout>\n\n  ### Bring\n\n  1. Tea\n  2. **Free** lunch\n\n  It is all.\n\n</Callout>',
  ],
  [
    'below a list item, as more items',
    '1. a\n2. b',
    'a',
    'a',
    '1. a\n2. Bring\n3. Tea\n4. **Free** lunch\n5. It is all.\n6. b',
  ],
  [
    'below a heading that goes on as it was',
    '## One\n\nTwo.',
    '## One',
    'One',
    '## One\n\n### Bring\n\n1. Tea\n2. **Free** lunch\n\nIt is all.\n\nTwo.',
  ],
])('blocks are put in %s', (_, source, says, before, whole) => {
  const put = (span: Span): BlockChange => ({do: 'split', span, before: words(before), below: pasted})
  expect(change(withImports(source), says, put)).toBe(withImports(whole))
})

test('blocks below a block stand by themselves, and an empty one is refused', () => {
  expect(change('One.\n\nTwo.', 'One.', add({blocks: pasted}))).toBe(
    'One.\n\n### Bring\n\n1. Tea\n2. **Free** lunch\n\nIt is all.\n\nTwo.',
  )
  expect(change('One.', 'One.', add({blocks: [{paragraph: words(' ')}]}))).toMatch(/^refused/)
})
