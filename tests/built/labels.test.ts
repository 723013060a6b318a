import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import toasts from '../../content/toasts.yaml'
import {promising} from '../../src/check/words/labelsThatPromise.ts'
import {pagesOf, readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))
const soon = toasts.filter(({title}) => /\bsoon\b/i.test(title)).map(({id}) => id)

// S14.2: the check reads the labels of pages, and this those of components too.
test.each(pagesOf(dist))('no button of %s promises what its message takes back', (page) => {
  const buttons = dist.elements(page, 'button').filter(({attributes}) => soon.includes(attributes['data-wake'] ?? ''))
  expect(buttons.map(({text}) => text.trim()).filter((label) => promising.test(label))).toEqual([])
})
