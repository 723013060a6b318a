import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import tiers from '../../content/donation-tiers.yaml'
import facts from '../../content/facts.yaml'
import roles from '../../content/roles.yaml'
import site from '../../content/site.yaml'
import timeline from '../../content/timeline.yaml'
import toasts from '../../content/toasts.yaml'
import tracks from '../../content/tracks.yaml'
import workshops from '../../content/workshops.yaml'

const valueOfFact = (id: string) => facts.find((fact) => fact.id === id)?.value

test('S9.5 the cohorts have their spots, free of charge', () => {
  expect(cohorts.map(({title, spots, price}) => [title, spots, price])).toEqual([
    ['Financial Foundations Bootcamp', 12, 'Free'],
    ['Investment Fundamentals Course', 20, 'Free'],
    ['Career Transition Accelerator', 15, 'Free'],
  ])
})

test('S9.4 the workshops have their capacities, durations and frequencies', () => {
  expect(workshops.map(({title, capacity}) => [title, capacity])).toEqual([
    ['Budgeting Basics', 12],
    ['Understanding Credit & Debt', 15],
    ['Introduction to Investing', 15],
    ['Career Planning & Finance', 20],
  ])
  expect(new Set(workshops.map(({frequency}) => frequency))).toEqual(new Set(['weekly', 'bi-weekly', 'monthly']))
  for (const {duration} of workshops) expect(duration).toMatch(/[23]/)
})

test('S2.12 the tracks have their lengths, levels and five modules', () => {
  expect(tracks.map(({title, duration, level, modules}) => [title, duration, level, modules.length])).toEqual([
    ['Financial Literacy Essentials', '8-12 weeks', 'Beginner to Intermediate', 5],
    ['Investment & Wealth Building', '12-16 weeks', 'Intermediate to Advanced', 5],
    ['Property & Homeownership', '10-14 weeks', 'Intermediate', 5],
    ['Career Development & Industry Access', '12-20 weeks', 'All Levels', 5],
  ])
})

test('S9.3 the donation tiers are 25, 50, 100 and 250 pounds on both pages, in different words', () => {
  for (const page of ['get-involved', 'donate']) {
    expect(tiers.filter((tier) => tier.page === page).map(({amount}) => amount)).toEqual([25, 50, 100, 250])
  }
  expect(new Set(tiers.map(({impact}) => impact)).size).toBe(8)
})

test('S9.6 the volunteer roles ask for their hours', () => {
  expect(new Set(roles.map(({commitment}) => commitment.toLowerCase()))).toEqual(
    new Set(['4-6 hours/month', '2-3 hours/month', '5-8 hours/month', 'flexible']),
  )
})

test('S1.4, S9.1, S9.7, S9.8, S9.10, A15 the figures stand as they are', () => {
  expect(valueOfFact('students-2021')).toBe('100')
  expect(valueOfFact('young-people-helped')).toBe('500+')
  expect(valueOfFact('active-volunteers')).toBe('50+')
  expect(valueOfFact('donations-to-delivery')).toBe('100%')
  expect(valueOfFact('response-time')).toBe('24 hours')
  expect(valueOfFact('free-parking')).toBe('2 hours')
  expect(site.copyrightYear).toBe(2024)
  expect(timeline.map(({year}) => Number(year))).toEqual([2020, 2021, 2022, 2023, 2024])
})

test('S9.2 the office hours stand as they are', () => {
  expect(site.hours.map(({days, opens, closes}) => [days, opens, closes])).toEqual([
    ['Monday-Friday', '9:00 AM', '6:00 PM'],
    ['Saturday', '10:00 AM', '4:00 PM'],
  ])
})

test('S9.9, A2 mentoring is monthly on one page and weekly on another', () => {
  expect(valueOfFact('mentoring-rhythm-services')).toMatch(/^monthly/i)
  expect(valueOfFact('mentoring-rhythm-mentoring')).toMatch(/^weekly 1-hour sessions/i)
})

test('S8.3, A10 the titles of the messages are the specification’s, byte for byte', () => {
  const text = readFileSync(join(import.meta.dirname, '../../content/toasts.yaml'), 'utf8')
  for (const title of [
    "Let's Get Started!",
    'Ready to Join?',
    'Thank You for Your Interest!',
    'Thank You!',
    'Newsletter Signup Coming Soon!',
    'Booking System Coming Soon!',
    'Registration Opening Soon!',
    'Application Process Starting Soon!',
    'Volunteer Application Coming Soon!',
    'Donation Platform Coming Soon!',
    'Feature coming soon!',
  ]) {
    expect(toasts.map((toast) => toast.title)).toContain(title)
    expect(text).toContain(`title: ${title}`)
  }
})
