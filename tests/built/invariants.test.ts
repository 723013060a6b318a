import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import {readDist} from './dist.ts'
import {invariants} from './invariants.ts'

/** `newWindowsAreAnnounced` as words. */
const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const dist = readDist(resolve(import.meta.dirname, '../../dist'))

// Each document is whole (S11.1) and like no other (S13.1), all of them are listed (S13.2), nothing loose is in their policies
// (S12.2) and headers (S12.3), no host rewrites them (S12.6), and no trace of the machine that built them is in any file (S12.4).
test.each(Object.entries(invariants).map(([name, check]) => [words(name), check] as const))('%s', (_name, check) => {
  expect(check(dist)).toEqual([])
})
