import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import faqs from '../../content/faqs.yaml'
import tracks from '../../content/tracks.yaml'
import workshops from '../../content/workshops.yaml'
import {documentAddress, fileAt, pageDocuments, readDist} from './dist.ts'

const dist = readDist(resolve(import.meta.dirname, '../../dist'))

type Part = [place: string, heading: string, words: string]

const pages: [address: string, name: string, parts: Part[]][] = JSON.parse(dist.text('search.json'))
const all = pages.flatMap(([address, , parts]) => parts.map((part) => ({address, part})))

test('S2.34 the index takes at most 15 KB', () => {
  expect(dist.bytes('search.json.br').length).toBeLessThanOrEqual(15 * 1024)
})

test('S2.34 every page is in the index, but for the one that says that there is none', () => {
  const documents = pageDocuments(dist).filter((page) => page !== '404.html')
  expect(pages.map(([address]) => address).sort()).toEqual(documents.map((page) => documentAddress(dist, page)).sort())
})

test('S2.34 every place in the index is on its page', () => {
  const lost = all.filter(({address, part: [place]}) => {
    const ids = dist.elements(fileAt(dist, address) ?? '').map(({attributes}) => attributes.id)
    return place !== '' && !ids.includes(place)
  })
  expect(lost).toEqual([])
})

test('S2.34 what a page shows of a record is found by its name, at the record', () => {
  const headings = all.map(({part: [, heading]}) => heading)
  const names = [...cohorts, ...events, ...tracks, ...workshops].map(({title}) => title)
  const shown = [...names, ...faqs.map(({question}) => question)].filter((name) =>
    dist.documents.some((document) =>
      dist.elements(document, 'h2', 'h3', 'h4', 'summary').some(({text}) => text === name),
    ),
  )
  expect(shown).not.toEqual([])
  expect(shown.filter((name) => !headings.includes(name))).toEqual([])
  for (const {id, title} of cohorts) expect(all.find(({part}) => part[1] === title)?.part[0] ?? id).toBe(id)
})

test('S2.34 words that nobody reads are not in the index', () => {
  const words = all.flatMap(({part: [, heading, below]}) => `${heading} ${below}`)
  expect(words.filter((each) => each.includes('{') || /undefined/.test(each))).toEqual([])
  expect(all.filter(({part: [, heading]}) => heading.trim() === '')).toEqual([])
})
