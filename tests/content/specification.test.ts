import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import {parse} from 'yaml'
import tiers from '../../content/donation-tiers.yaml'
import inquiries from '../../content/inquiries.yaml'
import toasts from '../../content/toasts.yaml'
import tracks from '../../content/tracks.yaml'
import {schemas} from '../../src/site/content/schemas.ts'
import {contactForm, toasts as fixed, modulesOfTrack, figuresAtDelivery as specified} from '../specification.ts'

const {hours, copyrightYear, updated} = specified

/** The figures of the specification, and the file of `content/` that holds each. */
const figures: [name: string, file: string, records: object[]][] = [
  ['S9.5 the places of the cohorts', 'cohorts.yaml', specified.cohorts],
  ['S9.4 the capacities, durations and frequencies of the workshops', 'workshops.yaml', specified.workshops],
  ['S2.12 the lengths and levels of the tracks', 'tracks.yaml', specified.tracks],
  [
    'S9.3 the gifts of both pages',
    'donation-tiers.yaml',
    ['get-involved', 'donate'].flatMap((page) =>
      specified.amounts.map((amount) => ({id: `${page}-${amount}`, amount, page})),
    ),
  ],
  ['S9.6 the hours of the volunteer roles', 'roles.yaml', specified.commitments],
  [
    'S1.4, S9.1, S9.7, S9.8, S9.9, A2, A15 the figures of the charity',
    'facts.yaml',
    Object.entries(specified.facts).map(([id, value]) => ({id, value})),
  ],
  ['S9.10 the years of the story', 'timeline.yaml', specified.years.map((year) => ({year}))],
  ['S9.2, S9.10 office hours, copyright and date of the policies', 'site.yaml', [{hours, copyrightYear, updated}]],
]

const read = (file: string) => readFileSync(`content/${file}`, 'utf8')

test.each(figures)('the schema of the records accepts %s', (_name, file, records) => {
  const content = parse(read(file))
  const changed = Array.isArray(content)
    ? records.map((record, index) => ({...content[0], id: `record-${index}`, ...record}))
    : {...content, ...records[0]}
  expect(schemas.get(file)?.safeParse(changed).success).toBe(true)
})

describe.runIf(process.env.DELIVERY)('on the day of delivery', () => {
  test.each(figures)('the records have %s', (_name, file, records) => {
    // Removes undefined fields: a role with flexible hours has no hours in its record.
    const defined: object[] = JSON.parse(JSON.stringify(records))
    expect([parse(read(file))].flat()).toEqual(
      expect.arrayContaining(defined.map((record) => expect.objectContaining(record))),
    )
  })
})

test('S2.12 a track has five modules, no more and no fewer', () => {
  const [track] = tracks
  const accepts = (length: number) =>
    schemas.get('tracks.yaml')?.safeParse([{...track, modules: Array.from({length}, () => track?.modules[0])}]).success
  expect([modulesOfTrack - 1, modulesOfTrack, modulesOfTrack + 1].map(accepts)).toEqual([false, true, false])
})

test('S9.3 no two gifts have the same words', () => {
  expect(new Set(tiers.map(({impact}) => impact)).size).toBe(tiers.length)
})

test('S5.2 the contact form offers the four kinds of inquiry, under any names', () => {
  expect(inquiries.map(({id}) => id).sort()).toEqual([...contactForm.inquiries].sort())
})

test.each(Object.entries(fixed))('S8.3, A10 the message %s has the words of the specification', (id, words) => {
  expect(toasts.find((toast) => toast.id === id)).toMatchObject(words)
  // Read as text, because an import would replace the straight apostrophes by curly ones.
  expect(read('toasts.yaml')).toContain(`title: ${words.title}`)
})
