import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {CohortCard} from '../../components/CohortCard.tsx'
import {DatesLead} from '../../components/DatesLead.tsx'
import {EventCard} from '../../components/EventCard.tsx'
import {CheckedIn} from '../../components/ui/CheckedIn.tsx'
import {contactSubjects} from '../../components/ui/contactSubjects.ts'
import doors from '../../content/doors.yaml'
import * as labels from '../../content/labels.yaml'
import notices from '../../content/notices.yaml'

type States = Record<string, 'coming' | 'started' | 'over'>

/**
 * Replaces the states, such as `coming` and `over`, that the build adds to dated records. Each test sets
 * them.
 */
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

/** Sets the state of every cohort or every event. */
function set(kind: keyof typeof states, state: States[string]) {
  for (const id of [cohort?.id ?? '', event?.id ?? '']) states[kind][id] = state
}

beforeEach(() => {
  for (const kind of [states.cohorts, states.events]) for (const id of Object.keys(kind)) delete kind[id]
})

afterEach(() => void vi.unstubAllEnvs())

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
  'the card of one of the %s that is over links to the contact form, to ask about the next',
  (kind) => {
    set(kind, 'over')
    expect(cards[kind]()).toContain(labels.finished)
    expect(cards[kind]()).toContain(`${labels.nextOne} ${kind === 'cohorts' ? cohort.title : event.title}`)
  },
)

// S14.55
test('only a course that has not started can be put into a calendar', () => {
  const offers = () => renderToStaticMarkup(<CohortCard cohort={cohort.id} />).includes('.ics"')
  set('cohorts', 'coming')
  expect(offers()).toBe(true)
  for (const state of ['started', 'over'] as const) {
    set('cohorts', state)
    expect(offers(), state).toBe(false)
  }
})

// S3.5
test('the card of a course that has started says on which day it ends', () => {
  set('cohorts', 'started')
  expect(renderToStaticMarkup(<CohortCard cohort={cohort.id} />)).toContain(`dateTime="${cohort.ends}"`)
})

test.each(['Pacific/Kiritimati', 'Pacific/Honolulu'])(
  'cards have the days of their records when the site is built in the time zone %s',
  (zone) => {
    const all = () => [cards.cohorts(), cards.events()]
    const inBritain = all()
    vi.stubEnv('TZ', zone)
    expect(all()).toEqual(inBritain)
  },
)

// S14.56
test.each(['cohorts', 'events'] as const)(
  'the text about future %s is replaced if there are none',
  (kind) => {
    const none = notices.find(({id}) => id === 'no-dates-open')?.text.join(' ')
    const lead = () => wordsOf(<DatesLead of={kind}>Come in.</DatesLead>).trim()
    set(kind, 'coming')
    expect(lead()).toBe('Come in.')
    for (const state of ['started', 'over'] as const) {
      set(kind, state)
      expect(lead()).toBe(`${none} ${doors.find(({id}) => id === kind)?.none}`)
    }
  },
)

// S2.55
test('the contact form about a date that is over asks for a place on the waiting list', () => {
  const subject = () => contactSubjects().find(([id]) => id === cohort.id)?.[2]
  set('cohorts', 'over')
  expect(subject()).toBe(`${labels.waitingList} ${cohort.title}`)
  set('cohorts', 'coming')
  expect(subject()).not.toContain(labels.waitingList)
})

// S10.88
test('figures are shown with the month of their earliest check', () => {
  expect(renderToStaticMarkup(<CheckedIn days={['2026-11-27', undefined, '2025-03-02']} />)).toBe(
    `${labels.checkedIn} <time dateTime="2025-03-02">March 2025</time>.`,
  )
})
