import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import tiers from '../../content/donation-tiers.yaml'
import facts from '../../content/facts.yaml'
import inquiries from '../../content/inquiries.yaml'
import roles from '../../content/roles.yaml'
import site from '../../content/site.yaml'
import timeline from '../../content/timeline.yaml'
import toasts from '../../content/toasts.yaml'
import tracks from '../../content/tracks.yaml'
import workshops from '../../content/workshops.yaml'
import {schemas} from '../../src/site/content/schemas.ts'
import {contactForm, figuresAtDelivery, toasts as fixed, modulesOfTrack} from '../specification.ts'

/** A figure of the specification: the file that says it, what that says today, and what it said on the day of delivery. */
type Figure = [name: string, file: keyof ContentFiles, today: object[], delivered: object[]]

const only = <T extends object, K extends keyof T>(records: T[], ...fields: K[]) =>
  records.map((record) => Object.fromEntries(fields.map((field) => [field, record[field]])))

const tiersOf = (page: 'get-involved' | 'donate') => tiers.filter((tier) => tier.page === page)
const deliveredTiers = (page: string) =>
  figuresAtDelivery.amounts.map((amount) => ({id: `${page}-${amount}`, page, amount}))

const figures: Figure[] = [
  ['S9.5 the cohorts’ spots', 'cohorts.yaml', only(cohorts, 'title', 'spots', 'price'), figuresAtDelivery.cohorts],
  [
    'S9.4 the workshops’ capacities, durations and frequencies',
    'workshops.yaml',
    only(workshops, 'title', 'capacity', 'duration', 'frequency'),
    figuresAtDelivery.workshops,
  ],
  [
    'S2.12 the tracks’ lengths and levels',
    'tracks.yaml',
    only(tracks, 'title', 'duration', 'weeks', 'level'),
    figuresAtDelivery.tracks,
  ],
  ...(['get-involved', 'donate'] as const).map(
    (page): Figure => [
      `S9.3 the gifts of ${page}`,
      'donation-tiers.yaml',
      only(tiersOf(page), 'id', 'page', 'amount'),
      deliveredTiers(page),
    ],
  ),
  [
    'S9.6 the hours of the volunteer roles',
    'roles.yaml',
    only(roles, 'commitment', 'hours'),
    figuresAtDelivery.commitments,
  ],
  [
    'S1.4, S9.1, S9.7, S9.8, S9.9, A2, A15 the figures of the charity',
    'facts.yaml',
    only(facts, 'id', 'value').filter(({id}) => String(id) in figuresAtDelivery.facts),
    Object.entries(figuresAtDelivery.facts).map(([id, value]) => ({id, value})),
  ],
  [
    'S9.10 the years of the story',
    'timeline.yaml',
    only(timeline, 'year'),
    figuresAtDelivery.years.map((year) => ({year})),
  ],
  [
    'S9.2, S9.10 the office hours, the year of copyright and the month of the policies',
    'site.yaml',
    only([site], 'hours', 'copyrightYear', 'updated'),
    [
      {
        hours: figuresAtDelivery.hours,
        copyrightYear: figuresAtDelivery.copyrightYear,
        updated: figuresAtDelivery.updated,
      },
    ],
  ],
]

const wholes: {[F in keyof ContentFiles]?: ContentFiles[F]} = {
  'cohorts.yaml': cohorts,
  'workshops.yaml': workshops,
  'tracks.yaml': tracks,
  'donation-tiers.yaml': tiers,
  'roles.yaml': roles,
  'facts.yaml': facts,
  'timeline.yaml': timeline,
  'site.yaml': site,
}

/** A file as it would be with what was delivered in place of what it says today. */
function fileWith(file: keyof ContentFiles, records: object[]): unknown {
  const whole = wholes[file]
  if (!Array.isArray(whole)) return {...whole, ...records[0]}
  // One record stands for all of its kind; each has an id of its own.
  return records.map((record, index) => ({...whole[0], id: `delivered-${index}`, ...record}))
}

test.each(figures)('%s can be said as they were delivered', (_name, file, _today, records) => {
  expect(schemas.get(file)?.safeParse(fileWith(file, records)).success).toBe(true)
})

describe.runIf(process.env.DELIVERY)('on the day of delivery', () => {
  test.each(figures)('%s stand as they are', (_name, _file, today, records) => {
    expect(today).toEqual(records)
  })
})

test('S2.12 a track has five modules, no more and no fewer', () => {
  const [track] = tracks
  const [module] = track?.modules ?? []
  const takes = (count: number) =>
    schemas.get('tracks.yaml')?.safeParse([{...track, modules: Array.from({length: count}, () => module)}]).success
  expect([modulesOfTrack - 1, modulesOfTrack, modulesOfTrack + 1].map(takes)).toEqual([false, true, false])
})

test('S9.3 no two gifts say the same', () => {
  expect(new Set(tiers.map(({impact}) => impact)).size).toBe(tiers.length)
})

test('S5.2 the contact form offers the four kinds of inquiry, whatever they are called', () => {
  expect(inquiries.map(({id}) => id).sort()).toEqual([...contactForm.inquiries].sort())
})

test.each(Object.entries(fixed))('S8.3, A10 the message %s is the specification’s, byte for byte', (id, words) => {
  expect(toasts.find((toast) => toast.id === id)).toMatchObject(words)
  const text = readFileSync(join(import.meta.dirname, '../../content/toasts.yaml'), 'utf8')
  expect(text).toContain(`title: ${words.title}`)
})
