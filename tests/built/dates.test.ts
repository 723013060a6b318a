import {resolve} from 'node:path'
import {expect, test} from 'vitest'
import cohorts from '../../content/cohorts.yaml'
import events from '../../content/events.yaml'
import * as labels from '../../content/labels.yaml'
import {dateStatesOn} from '../../src/build/dateStates.ts'
import {today} from '../../src/site/today.ts'
import {testSite} from '../testSites.ts'
import {pageDocuments, readDist} from './dist.ts'

const records: {id: string; date: string; ends?: string}[] = [...cohorts, ...events]
const [changed, inFolder] = [testSite('changed'), testSite('inFolder')]
const sites = [
  ['today', resolve(import.meta.dirname, '../../dist'), '/', today()],
  ['before all dates', changed.dist, changed.base, changed.day],
  ['after the first date', inFolder.dist, inFolder.base, inFolder.day],
] as const

// S14.3, S14.4, S14.55, S14.56, A11
test.each(sites)(
  'in the site built %s what is to come is offered to calendars and search engines, what has started or is over says so',
  (_, folder, base, day) => {
    const dist = readDist(folder, base)
    // One page of a test has a list of all cohorts, and no card of most.
    const pages = pageDocuments(dist).filter((page) => page !== 'added.html')
    const states = {...dateStatesOn(day, cohorts, true), ...dateStatesOn(day, events, false)}
    const shown = pages
      .flatMap((page) => dist.elements(page, 'article').map(({attributes}) => attributes.id))
      .flatMap((id) => records.filter((record) => record.id === id))
    const shownAs = (state: string) => shown.filter(({id}) => states[id] === state)
    const links = pages.flatMap((page) => dist.elements(page, 'a').map(({attributes: {href = ''}}) => href))
    const words = pages.map((page) => dist.elements(page, 'main')[0]?.text ?? '').join('\n')
    const data = pages.map((page) => dist.text(page)).join('\n')
    expect(shown.length).toBeGreaterThan(0)
    expect(links.flatMap((href) => href.match(/\/calendar\/(.+)\.ics$/)?.[1] ?? [])).toEqual(
      shownAs('coming').map(({id}) => id),
    )
    expect(links.includes(`${base}calendar.ics`)).toBe(shownAs('coming').length > 0)
    expect(words.split(labels.hasStarted).length - 1).toBe(shownAs('started').length)
    expect(words.split(labels.isOver).length - 1).toBe(shownAs('over').length)
    const told = [...data.matchAll(/"startDate":"(\d{4}-\d\d-\d\d)/g)].map(([, date]) => date)
    expect(new Set(told)).toEqual(new Set(shownAs('coming').map(({date}) => date)))
  },
)
