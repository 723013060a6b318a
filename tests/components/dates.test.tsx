import {renderToStaticMarkup} from 'react-dom/server'
import {beforeEach, expect, test, vi} from 'vitest'
import {CalendarFeed} from '../../components/CalendarFeed.tsx'
import {CohortCard} from '../../components/CohortCard.tsx'
import {DatesLead} from '../../components/DatesLead.tsx'
import {EventCard} from '../../components/EventCard.tsx'
import {contactSubjects} from '../../components/ui/contactSubjects.ts'
import * as labels from '../../content/labels.yaml'
import notices from '../../content/notices.yaml'

type States = Record<string, 'coming' | 'started' | 'over'>

/** What the build told of the dates, for each test to set. */
const states = vi.hoisted(() => ({cohorts: {} as States, events: {} as States}))

vi.mock('../../content/cohorts.yaml', async (load) => ({...(await load<object>()), states: states.cohorts}))
vi.mock('../../content/events.yaml', async (load) => ({...(await load<object>()), states: states.events}))

const {
  default: [cohort],
} = await import('../../content/cohorts.yaml')
const {
  default: [event],
} = await import('../../content/events.yaml')
if (!cohort || !event) throw new Error('There is no cohort or no event to try this on.')

/** Sets every date of a kind to one state. */
function set(kind: keyof typeof states, state: States[string]) {
  for (const id of [cohort?.id ?? '', event?.id ?? '']) states[kind][id] = state
}

beforeEach(() => {
  for (const kind of [states.cohorts, states.events]) for (const id of Object.keys(kind)) delete kind[id]
})

const wordsOf = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element)
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const cards = {
  cohorts: () => wordsOf(<CohortCard cohort={cohort.id} />),
  events: () => wordsOf(<EventCard event={event.id} />),
}

// S14.55
test.each(['cohorts', 'events'] as const)(
  '%s that are over say so, ask about the next and are in no calendar',
  (kind) => {
    set(kind, 'over')
    expect(cards[kind]()).toContain(labels.finished)
    expect(cards[kind]()).toContain(`${labels.isOver} ${labels.askForNext}`)
    expect(cards[kind]()).toContain(`${labels.nextOne} ${kind === 'cohorts' ? cohort.title : event.title}`)
    expect(cards[kind]()).not.toContain(labels.addToCalendar)
  },
)

// S14.55
test.each(['cohorts', 'events'] as const)('%s that are to come are in a calendar, and nothing is over', (kind) => {
  set(kind, 'coming')
  expect(cards[kind]()).toContain(labels.addToCalendar)
  for (const words of [labels.finished, labels.isOver, labels.hasStarted, labels.askForNext])
    expect(cards[kind]()).not.toContain(words)
})

// S14.55
test('a course that has started is neither to come nor over', () => {
  set('cohorts', 'started')
  expect(cards.cohorts()).toContain(labels.started)
  expect(cards.cohorts()).toContain(labels.hasStarted)
  for (const words of [labels.addToCalendar, labels.finished, labels.isOver])
    expect(cards.cohorts()).not.toContain(words)
})

// S14.56
test.each(['cohorts', 'events'] as const)('what is said of %s to come gives way once there are none', (kind) => {
  const none = notices.find(({id}) => id === 'no-dates-open')?.text.join(' ')
  const lead = () => wordsOf(<DatesLead of={kind}>Come in.</DatesLead>).trim()
  set(kind, 'coming')
  expect(lead()).toBe('Come in.')
  set(kind, 'started')
  expect(lead()).toBe(none)
  set(kind, 'over')
  expect(lead()).toBe(none)
})

// S14.56
test('the calendar of all dates is offered while one of any kind is to come', () => {
  const feed = () => wordsOf(<CalendarFeed>All our dates</CalendarFeed>).trim()
  expect(feed()).toBe('')
  set('cohorts', 'over')
  set('events', 'coming')
  expect(feed()).toBe('All our dates')
})

// S2.55
test('who asks about a date that is over asks for a place on the waiting list', () => {
  const subject = () => contactSubjects().find(([id]) => id === cohort.id)?.[2]
  set('cohorts', 'over')
  expect(subject()).toBe(`${labels.waitingList} ${cohort.title}`)
  set('cohorts', 'coming')
  expect(subject()).not.toContain(labels.waitingList)
})
