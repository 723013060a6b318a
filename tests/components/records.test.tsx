import type {ReactElement} from 'react'
import {prerender} from 'react-dom/static'
import {expect, test} from 'vitest'
import {CohortCard} from '../../components/CohortCard.tsx'
import {CurriculumTrack} from '../../components/CurriculumTrack.tsx'
import {DonationTier} from '../../components/DonationTier.tsx'
import {DoorCard} from '../../components/DoorCard.tsx'
import {EventCard} from '../../components/EventCard.tsx'
import {FeatureCard} from '../../components/FeatureCard.tsx'
import {FormatCard} from '../../components/FormatCard.tsx'
import {HelpLine} from '../../components/HelpLine.tsx'
import {PartnershipCard} from '../../components/PartnershipCard.tsx'
import {PointRow} from '../../components/PointRow.tsx'
import {RoleCard} from '../../components/RoleCard.tsx'
import {SituationCard} from '../../components/SituationCard.tsx'
import {StoryCard} from '../../components/StoryCard.tsx'
import {TaskRow} from '../../components/TaskRow.tsx'
import {TeamCard} from '../../components/TeamCard.tsx'
import {Timeline} from '../../components/Timeline.tsx'
import {formatTimes} from '../../components/ui/formatTimes.ts'
import {typeset} from '../../components/ui/typeset.ts'
import {WayRow} from '../../components/WayRow.tsx'
import {WayTable} from '../../components/WayTable.tsx'
import {WorkshopCard} from '../../components/WorkshopCard.tsx'
import audiences from '../../content/audiences.yaml'
import cohorts from '../../content/cohorts.yaml'
import tiers from '../../content/donation-tiers.yaml'
import events from '../../content/events.yaml'
import features from '../../content/features.yaml'
import formats from '../../content/formats.yaml'
import help from '../../content/help.yaml'
import * as labels from '../../content/labels.yaml'
import partnerships from '../../content/partnerships.yaml'
import points from '../../content/points.yaml'
import roles from '../../content/roles.yaml'
import situations from '../../content/situations.yaml'
import stories from '../../content/stories.yaml'
import tasks from '../../content/tasks.yaml'
import team from '../../content/team.yaml'
import timeline from '../../content/timeline.yaml'
import tracks from '../../content/tracks.yaml'
import ways from '../../content/ways.yaml'
import workshops from '../../content/workshops.yaml'
import {readComponents} from '../../src/site/readComponents.ts'
import {fieldsForVisitors, readElsewhere} from './readElsewhere.ts'

type Entry = {id: string} & {[field: string]: unknown}

type Card = (id: string) => ReactElement

/**
 * Returns a case for each record of a file: a number of the specification, the kind, and the fields that its
 * component shows as they are written. That is each field for visitors, except those that are drawings, colours
 * or ids (`except`), and what readElsewhere.ts lists.
 */
function shows<Kind extends {id: string}>(
  [number, kind]: [number: string, kind: string],
  file: string,
  all: Kind[],
  card: Card,
  except: (keyof Kind)[] = [],
) {
  const notInWords = [...except, ...(readElsewhere[file]?.fields ?? [])]
  const shown = (fieldsForVisitors(file) as (keyof Kind)[]).filter((field) => !notInWords.includes(field))
  return all.map((record) => ({
    ...{number, kind, card, id: record.id},
    values: shown.map((field) => ({field: String(field), value: record[field]})),
  }))
}

// The workshops, with the frequency in the words that their cards use for it.
const shownWorkshops = workshops.map((workshop) => ({
  ...workshop,
  frequency: workshop.frequency === 'bi-weekly' ? labels.everyTwoWeeks : workshop.frequency,
}))
const inTable = (id: string) => (
  <WayTable>
    <WayRow way={id} />
  </WayTable>
)
const partnership = (id: string) => <PartnershipCard partnership={id} />

const records = [
  ...shows(['S3.1', 'member of the team'], 'team.yaml', team, (id) => <TeamCard member={id} />, ['colour']),
  ...shows(['S3.2', 'entry of the timeline'], 'timeline.yaml', timeline, () => <Timeline />),
  ...shows(['S3.3', 'feature'], 'features.yaml', features, (id) => <FeatureCard feature={id} />, [
    'icon',
    'colour',
  ]),
  ...shows(['S3.3', 'audience'], 'audiences.yaml', audiences, (id) => <DoorCard audience={id} />, ['colour']),
  ...shows(['S3.3', 'point'], 'points.yaml', points, (id) => <PointRow point={id} />, ['icon', 'colour']),
  ...shows(['S3.4', 'track'], 'tracks.yaml', tracks, (id) => <CurriculumTrack track={id} />, [
    'weeks',
    'icon',
    'skills',
    'colour',
  ]),
  ...shows(['S3.5', 'cohort'], 'cohorts.yaml', cohorts, (id) => <CohortCard cohort={id} />, ['colour']),
  ...shows(['S3.6', 'format'], 'formats.yaml', formats, (id) => <FormatCard format={id} />),
  ...shows(['S3.7', 'story'], 'stories.yaml', stories, (id) => <StoryCard story={id} />),
  ...shows(['S3.8', 'role'], 'roles.yaml', roles, (id) => <RoleCard role={id} />, ['hours']),
  ...shows(
    ['S3.8', 'role to apply for'],
    'roles.yaml',
    roles,
    (id) => <RoleCard role={id} apply="message" />,
    ['hours'],
  ),
  ...shows(['S3.9', 'partnership tier'], 'partnerships.yaml', partnerships, partnership),
  ...shows(['S3.10', 'donation tier'], 'donation-tiers.yaml', tiers, (id) => <DonationTier tier={id} />, [
    'page',
  ]),
  ...shows(['S3.11', 'event'], 'events.yaml', events, (id) => <EventCard event={id} />),
  ...shows(['S3.12', 'workshop'], 'workshops.yaml', shownWorkshops, (id) => <WorkshopCard workshop={id} />, [
    'skills',
  ]),
  ...shows(
    ['S3.76', 'letter or message'],
    'situations.yaml',
    situations,
    (id) => <SituationCard situation={id} />,
    ['kind'],
  ),
  ...shows(['S3.77', 'task'], 'tasks.yaml', tasks, (id) => <TaskRow task={id} />),
  ...shows(['S3.16', 'type of program'], 'ways.yaml', ways, inTable, ['icon']),
]

test.each(records)('$number the $kind “$id” is shown with all its fields', async ({id, card, values}) => {
  const html = await htmlOf(card(id))
  const missing = values.filter(({value}) => !patternsOf(value).every((pattern) => pattern.test(html)))
  expect(missing, `The card of ${id} does not contain the words of these fields`).toEqual([])
})

const components = readComponents('.')

test.each(records)('links can lead to the $kind “$id” if the check says so', async ({id, card}) => {
  const element = card(id)
  const name = typeof element.type === 'function' ? element.type.name : ''
  expect((await htmlOf(element)).includes(`id="${id}"`)).toBe(components.get(name)?.hasAnchor)
})

/**
 * Returns a pattern for each value in a field (text, number, date or link), which matches it as a whole word.
 */
function patternsOf(field: unknown): RegExp[] {
  // A yes or no has no words of its own. fields.test.tsx proves that a component shows it.
  if (field === undefined || typeof field === 'boolean') return []
  if (typeof field === 'object' && field !== null) return Object.values(field).flatMap(patternsOf)
  const [asWritten, typesetText, asTimes] = [
    String(field),
    typeset(String(field)),
    formatTimes(String(field)),
  ].map((text) => escapeHtml(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return [new RegExp(`(?<![\\w-])(${asWritten}|${typesetText}|${asTimes})(?![\\w-])`)]
}

/** Escapes text as React does. */
function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

/** Returns the HTML of a component, without its styles. */
async function htmlOf(element: ReactElement): Promise<string> {
  const {prelude} = await prerender(element)
  return (await new Response(prelude).text()).replace(/<style.*?<\/style>/gs, '').replaceAll('<!-- -->', '')
}

/** Each kind of card with a link to the contact form, and the words of that link. */
const actions: [number: string, kind: string, words: string, records: Entry[], card: Card][] = [
  ['S2.12', 'track', 'Learn More', tracks, (id) => <CurriculumTrack track={id} />],
  ['S2.15', 'cohort', 'Reserve Your Spot', cohorts, (id) => <CohortCard cohort={id} />],
  ['S2.18', 'role', 'Apply Now', roles, (id) => <RoleCard role={id} />],
  [
    'S2.19, A3',
    'gift',
    'Donate Now',
    tiers.filter(({page}) => page !== 'donate'),
    (id) => <DonationTier tier={id} />,
  ],
  ['S2.19', 'event', 'Register', events, (id) => <EventCard event={id} />],
  ['S2.61', 'partnership tier', labels.talk, partnerships, partnership],
]

test.each(actions)(
  '%s, S2.29 every %s has one link, “%s” and its own name, to /contact with its id, whatever other links it has',
  async (_, _kind, words, all, card) => {
    for (const {id} of all) {
      const links = [...(await htmlOf(card(id))).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
        ([, href = '', inside = '']) => ({href, name: inside.replace(/<[^>]*>/g, '')}),
      )
      const form = `/contact?about=${id}#contactForm`
      expect(links.filter(({name}) => name.startsWith(`${words} `)).map(({href}) => href)).toEqual([form])
      // The card of a date that is over may have a second link to the form.
      expect(links.filter(({href}) => href.startsWith('/contact') && href !== form)).toEqual([])
      expect(new Set(links.map(({name}) => name)).size, id).toBe(links.length)
    }
  },
)

test('S2.14 every type of program is a table row with a header, and a link in the words of its record', async () => {
  for (const {id, title, link} of ways) {
    const html = await htmlOf(inTable(id))
    // A space after the title separates it from the next words, also where no styles apply.
    expect(html.replace(/<[^>]*>/g, ''), id).toContain(`${escapeHtml(title)} `)
    expect(html, id).toMatch(/<th [^>]*scope="row"/)
    expect(html, id).toMatch(/<a [^>]*href="\//)
    expect(html, id).toContain(link.text)
  }
})

test('S3.3, S3.4 every feature has its icon, and every track one of two colours', async () => {
  for (const {id} of features)
    expect(await htmlOf(<FeatureCard feature={id} />), id).toMatch(/<svg[^>]*aria-hidden/)
  expect(tracks.filter(({colour}) => colour !== 'primary' && colour !== 'secondary')).toEqual([])
})

test('a link that sends a text message to another number is not named like the help line', async () => {
  const texted = help.filter(({other}) => other?.to?.startsWith('sms:'))
  expect(texted).not.toEqual([])
  for (const {id, other} of texted)
    expect(await htmlOf(<HelpLine helper={id} />)).toContain(`>${other?.text}</a>`)
})
