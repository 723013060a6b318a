import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import {readDist} from './dist.ts'
import {invariants} from './invariants.ts'

/** `newWindowsAreAnnounced` as words. */
const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const dist = readDist(resolve(import.meta.dirname, '../../dist'))

test.each(Object.entries(invariants).map(([name, check]) => [words(name), check] as const))('%s', (_name, check) => {
  expect(check(dist)).toEqual([])
})
