import {expect, test} from 'vitest'
import {compareRedirects} from '../../../src/commands/review/compareRedirects.ts'
import {sayRedirect} from '../../../src/commands/review/sayChange.ts'

const compared = (before: Record<string, string>, after: Record<string, string>) =>
  compareRedirects(new Map(Object.entries(before)), new Map(Object.entries(after))).map(sayRedirect)

// S14.6
test('an address that leads elsewhere, begins to lead somewhere or leads nowhere any more is told', () => {
  expect(compared({'/same': '/a', '/old': '/a', '/gone': '/a'}, {'/same': '/a', '/old': '/b', '/new': '/b'})).toEqual([
    '/old led to /a, now leads to /b',
    '/gone led to /a, now leads to “page not found”',
    '/new led to “page not found”, now leads to /b',
  ])
})

test('nothing is told where every address leads as before', () => {
  expect(compared({'/old': '/a'}, {'/old': '/a'})).toEqual([])
})
