import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import faqs from '../../content/faqs.yaml'
import tracks from '../../content/tracks.yaml'
import workshops from '../../content/workshops.yaml'
import {documentAddress, fileAt, foundPages, readDist} from './dist.ts'

const dist = readDist()

type Part = [id: string, heading: string, words: string]

const pages: [address: string, name: string, parts: Part[]][] = JSON.parse(dist.text('search.json'))
const all = pages.flatMap(([address, , parts]) => parts.map(([id, heading, words]) => ({address, id, heading, words})))

test('S2.34 the index has at most 15 KB', () => {
  expect(dist.bytes('search.json.br').length).toBeLessThanOrEqual(15 * 1024)
})

test('S2.34 every page is in the index, except the 404 page', () => {
  const addresses = foundPages(dist).map((page) => documentAddress(dist, page))
  expect(pages.map(([address]) => address).sort()).toEqual(addresses.sort())
})

test('S2.34 every id in the index is on its page', () => {
  const lost = all.filter(
    ({address, id}) => id && dist.elements(fileAt(dist, address) ?? '', undefined, {id}).length === 0,
  )
  expect(lost).toEqual([])
})

test('S2.34 a record that a page shows is in the index by its name', () => {
  const headings = all.map(({heading}) => heading)
  const onPages = dist.documents.flatMap((document) => dist.elements(document)).map(({text}) => text)
  const names = [...cohorts, ...events, ...tracks, ...workshops].map(({title}) => title)
  const shown = [...names, ...faqs.map(({question}) => question)].filter((name) => onPages.includes(name))
  expect(shown).not.toEqual([])
  expect(shown.filter((name) => !headings.includes(name))).toEqual([])
  for (const {id, title} of cohorts) expect(all.find(({heading}) => heading === title)?.id ?? id).toBe(id)
})

test('S2.34 the index has no empty heading, and no text that is code', () => {
  expect(all.filter(({heading, words}) => /\{|undefined/.test(heading + words) || !heading.trim())).toEqual([])
})
