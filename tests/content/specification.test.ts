import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import tiers from '../../content/donation-tiers.yaml'
import toasts from '../../content/toasts.yaml'
import tracks from '../../content/tracks.yaml'
import {schemas} from '../../src/site/content/schemas.ts'
import {toasts as fixed, modulesOfTrack} from '../specification.ts'

test('S2.12 a track has five modules, no more and no fewer', () => {
  const [track] = tracks
  const accepts = (length: number) =>
    schemas
      .get('tracks.yaml')
      ?.safeParse([{...track, modules: Array.from({length}, () => track?.modules[0])}]).success
  expect([modulesOfTrack - 1, modulesOfTrack, modulesOfTrack + 1].map(accepts)).toEqual([false, true, false])
})

test('S9.3 no two gifts have the same words', () => {
  expect(new Set(tiers.map(({impact}) => impact)).size).toBe(tiers.length)
})

test.each(Object.entries(fixed))(
  'S8.3, A10 the message %s has the words of the specification',
  (id, words) => {
    expect(toasts.find((toast) => toast.id === id)).toMatchObject(words)
    // Read as text, because an import would replace the straight apostrophes by curly ones.
    expect(readFileSync('content/toasts.yaml', 'utf8')).toContain(`title: ${words.title}`)
  },
)
