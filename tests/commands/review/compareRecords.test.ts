import {expect, test} from 'vitest'
import {compareRecords} from '../../../src/commands/review/compareRecords.ts'

const compare = (file: string, before: unknown, after: unknown) =>
  compareRecords(new Map([[file, before]]), new Map([[file, after]])).map(({id, field, how, class: kind}) => [
    id,
    field,
    how,
    kind,
  ])

test.each([
  ['date', {date: '2025-01-18'}, {date: '2025-01-19'}, 'date'],
  ['amount', {amount: 25}, {amount: 30}, 'price'],
  ['spots', {spots: 12}, {spots: 14}, 'number'],
  ['time', {time: '10:00 AM to 1:00 PM'}, {time: '11:00 AM to 1:00 PM'}, 'hours'],
  ['phone', {phone: '020 7946 0012'}, {phone: '020 7946 0013'}, 'phone'],
  ['email', {email: 'a@example.org'}, {email: 'b@example.org'}, 'email'],
  ['answer', {answer: 'It is free.'}, {answer: 'It is cheap.'}, 'promise'],
  ['title', {title: 'Day'}, {title: 'Night'}, 'words'],
  ['to', {to: '/about'}, {to: '/terms'}, 'link'],
  ['to', {to: 12}, {to: 14}, 'number'],
  ['impact', {impact: 'A month of mentoring'}, {impact: 'A month of 1-to-1 mentoring'}, 'words'],
])('knows what kind of fact %s is', (field, before, after, kind) => {
  expect(compare('events.yaml', [{id: 'one', ...before}], [{id: 'one', ...after}])).toEqual([
    ['one', field, 'changed', kind],
  ])
})

test('knows a record by its id wherever it stands', () => {
  const [one, two] = [
    {id: 'one', title: 'One'},
    {id: 'two', title: 'Two'},
  ]
  expect(compare('events.yaml', [one, two], [two, one])).toEqual([])
  expect(compare('events.yaml', [one, two], [two])).toEqual([['one', '', 'removed', 'words']])
})

test('tells hours by the days they are for', () => {
  const hours = (closes: string) => ({hours: [{days: 'Saturday', opens: '9:00 AM', closes}]})
  expect(compare('site.yaml', hours('4:00 PM'), hours('5:00 PM'))).toEqual([
    ['', 'hours.Saturday.closes', 'changed', 'hours'],
  ])
})

test('knows a link that was given other words, whose target stayed, as the same link', () => {
  const header = (text: string) => ({
    header: [
      {text, to: '/about'},
      {text: 'Contact', to: '/contact'},
    ],
  })
  expect(compare('navigation.yaml', header('About'), header('Who we are'))).toEqual([
    ['', 'header.Who we are.text', 'changed', 'words'],
  ])
})

test('tells a link that came or went as that', () => {
  const [about, contact] = [
    {text: 'About', to: '/about'},
    {text: 'Contact', to: '/contact'},
  ]
  expect(compare('navigation.yaml', {header: [about]}, {header: [about, contact]})).toEqual([
    ['', 'header.Contact', 'added', 'words'],
  ])
})

test('tells a link that went and one that came elsewhere in a list as two', () => {
  const [about, services, contact, zebras] = ['About', 'Services', 'Contact', 'Zebras'].map((text) => ({
    text,
    to: text,
  }))
  const told = compare('navigation.yaml', {header: [about, services, contact]}, {header: [about, contact, zebras]})
  expect(told.map(([, field, how]) => `${field} ${how}`).sort()).toEqual([
    'header.Services removed',
    'header.Zebras added',
  ])
})
