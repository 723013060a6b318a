import {expect, test} from 'vitest'
import {checkInsertions} from '../../src/edit/blocks/checkInsertions.ts'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import type {Insertion} from '../../src/edit/protocol.ts'
import {editablesOfContent} from '../../src/edit/yaml/recordEditables.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {components, plain} from '../check/siteWith.ts'
import {siteAndSpan, withImports} from './onePage.ts'

const written: Record<string, Insertion> = {
  paragraph: {paragraph: plainInlines('New words')},
  heading: {heading: plainInlines('New words'), depth: 2},
  list: {list: [plainInlines('New words')], ordered: false},
  line: {line: 'New words'},
}
const pieces = [...Object.values(written), ...[...components.keys()].map((component) => ({component}))]
const names = [...Object.keys(written), ...components.keys()]

/** Returns the names of the pieces that can be added below the first block that starts with `prefix`. */
function fitsBelow(source: string, prefix: string): string[] {
  const {site, span} = siteAndSpan(withImports(`# A title\n\n${source}`), prefix)
  const fits = checkInsertions(site, span, pieces)
  return names.filter((_, index) => fits[index])
}

const named = (is: (component: NonNullable<ReturnType<typeof components.get>>) => boolean) =>
  [...components.values()].filter(is).map(({name}) => name)

test('a component for use inside a sentence is not offered as a block', () => {
  const inSentences = named(({role}) => role === 'words')
  expect(inSentences).toContain('Fact')
  expect(fitsBelow('One.', 'One.').filter((name) => inSentences.includes(name))).toEqual([])
})

test('every block is offered below a paragraph that is in no component', () => {
  const blocks = named(({role}) => role !== 'words')
  expect(fitsBelow('One.', 'One.')).toEqual(['paragraph', 'heading', 'list', ...blocks])
})

test('a block as wide as the window is not offered inside a component', () => {
  const bands = named(({isBand}) => isBand)
  expect(bands).not.toEqual([])
  const fits = fitsBelow('<Callout>\n\nOne.\n\n</Callout>', 'One.')
  expect(fits).toContain('paragraph')
  expect(fits.filter((name) => bands.includes(name))).toEqual([])
})

test('below a card another card is offered, but neither text nor a grid of cards', () => {
  const fits = fitsBelow(
    '<CardGrid>\n  <CohortCard cohort="a" />\n  <CohortCard cohort="b" />\n</CardGrid>',
    '<CohortCard cohort="a"',
  )
  expect(fits).toContain('CohortCard')
  expect(fits.filter((name) => name in written || name === 'CardGrid')).toEqual([])
})

test('a page that has an opening section is not offered a second one', () => {
  const openings = named(({role}) => role === 'opening')
  expect(openings).not.toEqual([])
  const [opening] = openings
  const fits = fitsBelow(`<${opening}>\n\nOne.\n\n</${opening}>\n\nTwo.`, 'Two.')
  expect(fits.filter((name) => openings.includes(name))).toEqual([])
})

test('a component that is only ever used inside another is offered only there', () => {
  const inside = (words: string) => `<Callout>\n\n${words}\n\n</Callout>`
  const source = `<Columns>\n\n${inside('One.')}\n\n${inside('Two.')}\n\n</Columns>\n\nThree.`
  expect(fitsBelow(source, '<Callout')).toContain('Callout')
  expect(fitsBelow(source, 'Three.')).not.toContain('Callout')
  expect(fitsBelow(`${inside('One.')}\n\nThree.`, 'Three.')).toContain('Callout')
})

test('below a list item only another item is offered', () => {
  expect(fitsBelow('- a\n- b', 'a')).toEqual(['paragraph'])
})

test('below a line of a list in a record only another line is offered', () => {
  const text = '- id: a\n  highlights:\n    - One\n    - Two\n'
  const content = new Map([['cohorts.yaml', readContentFile('cohorts.yaml', Buffer.from(text))]])
  const [line] = editablesOfContent('cohorts.yaml', text).filter(
    (each) => each.kind === 'text' && each.text === 'One',
  )
  if (!line) throw new Error('The line is not found.')
  expect(checkInsertions({...plain, content}, line.span, Object.values(written))).toEqual([
    false,
    false,
    false,
    true,
  ])
})
