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
import {PartnershipCard} from '../../components/PartnershipCard.tsx'
import {PointRow} from '../../components/PointRow.tsx'
import {RoleCard} from '../../components/RoleCard.tsx'
import {StoryCard} from '../../components/StoryCard.tsx'
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
import * as labels from '../../content/labels.yaml'
import partnerships from '../../content/partnerships.yaml'
import points from '../../content/points.yaml'
import roles from '../../content/roles.yaml'
import stories from '../../content/stories.yaml'
import team from '../../content/team.yaml'
import timeline from '../../content/timeline.yaml'
import tracks from '../../content/tracks.yaml'
import ways from '../../content/ways.yaml'
import workshops from '../../content/workshops.yaml'

type Entry = {id: string} & {[field: string]: unknown}

interface Kind {
  number: string
  kind: string
  records: Entry[]
  card: (id: string) => ReactElement
  /** What is told in words. */
  fields: string[]
}

const kindOf = (number: string, kind: string, records: Entry[], card: Kind['card'], fields: string): Kind => ({
  number,
  kind,
  records,
  card,
  fields: fields.split(' '),
})

// One of a workshop’s values is shown in words of its own.
const frequencyOf = ({frequency}: {frequency: string}) => (frequency === 'bi-weekly' ? labels.everyTwoWeeks : frequency)
const spokenWorkshops = workshops.map((each) => ({...each, frequency: frequencyOf(each)}))
const [ofRole, ofTrack] = [
  'title commitment description skills requirements training',
  'title description duration level',
]
const ofCohort = 'title description type level date ends time location spots price highlights'

/** Every kind of record, what shows it, and what has to be shown of each. */
const kinds: Kind[] = [
  kindOf('S3.1', 'member of the team', team, (id) => <TeamCard member={id} />, 'name role background expertise'),
  kindOf('S3.2', 'entry of the timeline', timeline, () => <Timeline />, 'year title description'),
  kindOf('S3.3', 'feature', features, (id) => <FeatureCard feature={id} />, 'title description link'),
  kindOf('S3.3', 'audience', audiences, (id) => <DoorCard audience={id} />, 'title description link'),
  kindOf('S3.3', 'point', points, (id) => <PointRow point={id} />, 'title description'),
  kindOf('S3.4', 'track', tracks, (id) => <CurriculumTrack track={id} />, `${ofTrack} modules`),
  kindOf('S3.5', 'cohort', cohorts, (id) => <CohortCard cohort={id} />, ofCohort),
  kindOf('S3.6', 'format', formats, (id) => <FormatCard format={id} />, 'title description duration format features'),
  kindOf('S3.7', 'story', stories, (id) => <StoryCard story={id} />, 'name age program achievement quote'),
  kindOf('S3.8', 'role', roles, (id) => <RoleCard role={id} />, ofRole),
  kindOf('S3.8', 'role to apply for', roles, (id) => <RoleCard role={id} apply="message" />, ofRole),
  kindOf(
    'S3.9',
    'partnership tier',
    partnerships,
    (id) => <PartnershipCard partnership={id} />,
    'title description benefits examples commitment',
  ),
  kindOf('S3.10', 'donation tier', tiers, (id) => <DonationTier tier={id} />, 'amount impact details'),
  kindOf('S3.11', 'event', events, (id) => <EventCard event={id} />, 'title type date time price location description'),
  kindOf(
    'S3.12',
    'workshop',
    spokenWorkshops,
    (id) => <WorkshopCard workshop={id} />,
    `${ofTrack} frequency capacity topics`,
  ),
  kindOf('S3.16', 'type of program', ways, wayOf, 'title description length place company link'),
]

function wayOf(id: string): ReactElement {
  return (
    <WayTable>
      <WayRow way={id} />
    </WayTable>
  )
}

const all = kinds.flatMap((kind) =>
  kind.records.map((record) => [kind.number, kind.kind, record.id, record, kind] as const),
)

test.each(all)('%s the %s “%s” is shown with all its fields', async (_number, _kind, id, record, {card, fields}) => {
  const html = await htmlOf(card(id))
  expect(fields.filter((field) => !valuesOf(record[field]).every((value) => value.test(html)))).toEqual([])
})

/** What finds each of the texts that a field holds: a link’s address, a date and a number are texts too, by themselves. */
function valuesOf(field: unknown): RegExp[] {
  if (field === undefined) return []
  if (typeof field === 'object' && field !== null) return Object.values(field).flatMap(valuesOf)
  const [written, set, spoken] = [String(field), typeset(String(field)), formatTimes(String(field))].map((text) =>
    escapeHtml(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return [new RegExp(`(?<![\\w-])(${written}|${set}|${spoken})(?![\\w-])`)]
}

/** As React writes it. */
function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

/** What a component shows, without the styles that it brings. */
async function htmlOf(element: ReactElement): Promise<string> {
  const {prelude} = await prerender(element)
  return (await new Response(prelude).text()).replace(/<style.*?<\/style>/gs, '').replaceAll('<!-- -->', '')
}

/** The words of links that repeat on a page, and where they lead. */
const actions: [number: string, kind: string, words: string, records: Entry[], card: Kind['card']][] = [
  ['S2.12', 'track', 'Learn More', tracks, (id) => <CurriculumTrack track={id} />],
  ['S2.15', 'cohort', 'Reserve Your Spot', cohorts, (id) => <CohortCard cohort={id} />],
  ['S2.18', 'role', 'Apply Now', roles, (id) => <RoleCard role={id} />],
  [
    'S2.19, A3',
    'donation tier',
    'Donate Now',
    tiers.filter(({page}) => page !== 'donate'),
    (id) => <DonationTier tier={id} />,
  ],
  ['S2.19', 'event', 'Register', events, (id) => <EventCard event={id} />],
]

test.each(actions)(
  '%s, S2.29 every %s has one link, “%s” and its own name, to /contact with its id',
  async (_, _kind, words, records, card) => {
    for (const {id} of records) {
      // A date that is to come can be put into a calendar too.
      const links = [...(await htmlOf(card(id))).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].filter(
        ([, href]) => !href?.endsWith('.ics'),
      )
      // Where a date is over, it can be asked about once more in plain words.
      expect(new Set(links.map(([, href]) => href)), id).toEqual(new Set([`/contact?about=${id}#contactForm`]))
      const names = links.map(([, , inside = '']) => inside.replace(/<[^>]*>/g, ''))
      expect(
        names.filter((name) => new RegExp(`^${words} \\S`).test(name)),
        id,
      ).toHaveLength(1)
      expect(new Set(names).size, id).toBe(names.length)
    }
  },
)

test('S2.14 every type of program is a row with a head of its own, and a link to more of it in the words of its record', async () => {
  for (const {id, title, link} of ways) {
    const html = await htmlOf(wayOf(id))
    // Its words stay apart where they are read without their looks.
    expect(html.replace(/<[^>]*>/g, ''), id).toContain(`${escapeHtml(title)} `)
    expect(html, id).toMatch(/<th [^>]*scope="row"/)
    expect(html, id).toMatch(/<a [^>]*href="\//)
    expect(html, id).toContain(link.text)
  }
})

test('S3.3, S3.4 every feature with an icon and every track has its picture or its colour', async () => {
  for (const {id} of features) expect(await htmlOf(<FeatureCard feature={id} />), id).toMatch(/<svg[^>]*aria-hidden/)
  expect(tracks.filter(({colour}) => colour !== 'primary' && colour !== 'secondary')).toEqual([])
})
