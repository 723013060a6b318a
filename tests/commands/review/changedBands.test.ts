import {expect, test} from 'vitest'
import {changedBands} from '../../../src/commands/review/changedBands.ts'

/** A page that shows each of these, 100 pixels high, with as much between them. */
const page = (...all: string[]) => all.map((what, place) => ({what, top: place * 200, bottom: place * 200 + 100}))

test('shows what is another, and no more of what both share than stands right beside it', () => {
  expect(changedBands(page('a', 'b', 'c', 'd', 'e'), page('a', 'b', 'x', 'y', 'd', 'e'))).toEqual([
    {top: 360, height: 180},
    {top: 360, height: 380},
  ])
})

test('cuts through nothing that stands right beside what changed', () => {
  const [near, other] = ['c', 'x'].map((what) => [
    {what: 'b', top: 100, bottom: 300},
    {what, top: 320, bottom: 400},
    {what: 'd', top: 420, bottom: 500},
  ])
  expect(changedBands(near ?? [], other ?? [])?.[0]).toEqual({top: 92, height: 416})
})

test('shows the place where something came or went', () => {
  expect(changedBands(page('a', 'b'), page('a', 'x', 'b'))?.[0]).toEqual({top: 0, height: 340})
  expect(changedBands(page('a', 'b', 'x'), page('a', 'b'))?.[1]).toEqual({top: 160, height: 180})
})

test('shows nothing where all is the same, also twice the same', () => {
  expect(changedBands(page('a', 'a'), page('a', 'a'))).toBeUndefined()
  expect(changedBands(page('a'), page('a', 'a'))?.[1]).toEqual({top: 160, height: 180})
})

test('shows no more of a long page than somebody looks at', () => {
  const long = Array.from({length: 60}, (_, place) => `${place}`)
  expect(changedBands(page('a'), page('a', ...long))?.[1].height).toBe(2000)
})
