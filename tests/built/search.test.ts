import {expect, test} from 'vitest'
import help from '../../content/help.yaml'
import {createSearch, type SearchIndex} from '../../src/browser/findPlaces.ts'
import {readDist} from './dist.ts'

const index: SearchIndex = JSON.parse(readDist().text('search.json'))
const find = createSearch(index)

// S2.31
test.each(help.flatMap(({id, name, words}) => words.split(', ').map((typed) => ({typed, id, name}))))(
  'the search for “$typed” shows the line of $id',
  ({typed, name}) => {
    expect(find(typed).help.map((line) => line.name)).toContain(name)
  },
)

// S2.31
test.each([
  ['loanshark', 'Stop Loan Sharks'],
  ['selfharm', 'Samaritans'],
  ['foodbank', 'StepChange'],
])('the search for “%s”, typed as one word, shows the line of %s', (typed, name) => {
  expect(find(typed).help.map((line) => line.name)).toContain(name)
})

test('the search for a student loan shows no help line', () => {
  expect(find('student loan').help).toEqual([])
})

const own = index.pages.flatMap(([address, , sections]) =>
  sections.flatMap(([anchor, , , words]) =>
    words ? [{to: anchor ? `${address}#${anchor}` : address, words}] : [],
  ),
)

// S2.83
test.each(own)('the search finds $to by each word that its page or record lists', ({to, words}) => {
  for (const typed of words.split(', ')) expect(find(typed).places.map((place) => place.to)).toContain(to)
})
