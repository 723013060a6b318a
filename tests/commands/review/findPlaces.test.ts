import {expect, test} from 'vitest'
import {findPlaces} from '../../../src/commands/review/findPlaces.ts'
import type {Change, RecordChange} from '../../../src/commands/review/model.ts'

const fact = (): RecordChange => ({
  file: 'facts.yaml',
  id: 'response-time',
  field: 'value',
  how: 'changed',
  class: 'number',
  before: '24 hours',
  after: '48 hours',
  places: [],
})
const place = {what: 'words', region: 'page', section: 'Write to us'} as const

/** What is told of one change of a page beside that fact. */
function placed(change: Omit<Change, keyof typeof place>) {
  const [told, page] = [fact(), {page: '/contact', changes: [{...place, ...change}] as Change[]}]
  findPlaces([told], [page], [], () => true)
  return {places: told.places, from: page.changes[0]?.from}
}

test('a sentence whose fact changed is a place of it, and explained by it', () => {
  const after = 'We reply within 48 hours.'
  expect(placed({how: 'changed', before: 'We reply within 24 hours.', after})).toEqual({
    places: [{page: '/contact', section: 'Write to us', words: after}],
    from: 'facts.yaml: response-time, value',
  })
})

test('a sentence that moved while its fact changed is a place of it too, and still told as moved', () => {
  const after = 'We reply within 48 hours.'
  expect(placed({how: 'moved', before: 'We reply within 24 hours.', after})).toEqual({
    places: [{page: '/contact', section: 'Write to us', words: after}],
    from: undefined,
  })
})

test('a sentence that only moved shows no change of a fact', () => {
  const words = 'We reply within 48 hours.'
  expect(placed({how: 'moved', before: words, after: words})).toEqual({places: [], from: undefined})
})

test('a link that dials a number is explained by the number', () => {
  const phone = {...fact(), file: 'site.yaml', id: '', field: 'phone', before: '020 7946 0012', after: '020 7946 0999'}
  const change: Change = {
    ...place,
    what: 'link target',
    how: 'changed',
    about: '020 7946 0999',
    before: 'tel:+442079460012',
    after: 'tel:+442079460999',
  }
  findPlaces([phone], [{page: '/contact', changes: [change]}], [], () => true)
  expect(change.from).toBe('site.yaml: phone')
})

test('where a record leads explains its card, which adds what it is about', () => {
  const to: RecordChange = {
    ...fact(),
    file: 'ways.yaml',
    field: 'link.to',
    class: 'link',
    before: '/contact',
    after: '/terms',
  }
  const change: Change = {
    ...place,
    what: 'link target',
    how: 'changed',
    about: 'Learn More',
    before: '/contact?about=learn-resources#contactForm',
    after: '/terms',
  }
  findPlaces([to], [{page: '/programs', changes: [change]}], [], () => true)
  expect(change.from).toBe('ways.yaml: response-time, link.to')
})

test('a link that came is a place of the record that says its words, and of the one that says where it leads', () => {
  const [words, to] = ['Life at sea', '/sea'].map((after) => ({
    ...fact(),
    how: 'added' as const,
    before: undefined,
    after,
  }))
  const change: Change = {...place, what: 'link', how: 'added', about: 'Life at sea', after: '/sea'}
  findPlaces([words, to] as RecordChange[], [{page: '/contact', changes: [change]}], [], () => true)
  const shown = [words, to].map((each) => each?.places.map((at) => at.words))
  expect(shown).toEqual([['Life at sea'], ['Life at sea: /sea']])
})

const places = (facts: RecordChange[], changes: Partial<Change>[]) => {
  const all = changes.map((change): Change => ({...place, how: 'changed', ...change}))
  findPlaces(facts, [{page: '/contact', changes: all}], [], () => true)
  return facts.map((each) => each.places.length)
}

test('a line that changed by two facts is a place of both', () => {
  const name = {...fact(), file: 'help.yaml', field: 'name', before: 'StepChange', after: 'National Debtline'}
  const phone = {...fact(), file: 'help.yaml', field: 'phone', before: '0800 138 1111', after: '0808 808 4000'}
  const [before, after] = ['In debt: StepChange 0800 138 1111', 'In debt: National Debtline 0808 808 4000']
  expect(places([name, phone], [{before, after}])).toEqual([1, 1])
})

test('a fact that only got a capital is shown where the words got it', () => {
  const title = {...fact(), file: 'roles.yaml', field: 'title', before: 'Guest speaker', after: 'Guest Speaker'}
  expect(places([title], [{before: 'Apply as Guest speaker', after: 'Apply as Guest Speaker'}])).toEqual([1])
  expect(places([{...title, places: []}], [{before: 'It ends at 8.', after: 'It ends at 9.'}])).toEqual([0])
})

test('a fact that a page says in words of its own is shown there', () => {
  const often = {...fact(), file: 'workshops.yaml', field: 'frequency', before: 'weekly', after: 'bi-weekly'}
  expect(places([often], [{before: 'weekly', after: 'bi-weekly (every two weeks)'}])).toEqual([1])
})

test('a link that says and dials a number is one place of it', () => {
  const phone = {...fact(), file: 'site.yaml', field: 'phone', before: '0113 496 0753', after: '0113 496 0999'}
  const says: Partial<Change> = {what: 'link text', before: '0113 496 0753', after: '0113 496 0999'}
  const dials: Partial<Change> = {what: 'link target', before: 'tel:+441134960753', after: 'tel:+441134960999'}
  expect(places([phone], [says, dials])).toEqual([1])
})
