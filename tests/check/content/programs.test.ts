import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkSite} from '../../../src/check/checkSite.ts'
import {readContentFile} from '../../../src/site/content/contentFile.ts'
import {readPage} from '../../../src/site/page/page.ts'
import {readSite} from '../../../src/site/readSite.ts'

const site = readSite(join(import.meta.dirname, '../../..'))
const cohorts = site.content.get('cohorts.yaml')

/** What is said of a story about a program with that title. */
function saidOf(program: string) {
  const story = `- id: a\n  name: A\n  age: 20\n  program: "${program}"\n  achievement: A\n  quote: A\n`
  const file = readContentFile('stories.yaml', Buffer.from(story))
  const content = new Map([...site.content].map(([name, each]) => [name, name === file.name ? file : each]))
  return checkSite({...site, pages: [], content}, {today: '2020-01-01'})
    .filter(({line, file}) => file === 'content/stories.yaml' && line === 4)
    .map(({message}) => message)
}

test('a story names a cohort or a format that exists', () => {
  for (const {value} of cohorts?.records ?? []) expect(saidOf(String(value.title))).toEqual([])
  expect(saidOf('No such course')).toEqual(['There is no cohort and no format with the title “No such course”.'])
})

/** What is said of a file once some record of cohorts is gone, or stands on no page any more. */
function saidWithout(what: 'record' | 'card', id: string) {
  const records = (cohorts?.text ?? '').split(/(?=^- id:)/m)
  const text = records.filter((each) => what === 'card' || !each.startsWith(`- id: ${id}\n`)).join('')
  const content = new Map(site.content).set('cohorts.yaml', readContentFile('cohorts.yaml', Buffer.from(text)))
  const pages = site.pages.map((page) =>
    what === 'card'
      ? readPage(page.file, page.text.replace(new RegExp(`.*cohort="${id}".*\\n`), ''), site.components)
      : page,
  )
  return checkSite({...site, pages, content}, {today: '2199-01-01'})
}

const [told] = (site.content.get('stories.yaml')?.records ?? []).flatMap(({value}) =>
  (cohorts?.records ?? []).filter((cohort) => cohort.value.title === value.program),
)

test('a course that is gone is reported where a story names it and where a page shows it', () => {
  const files = saidWithout('record', told?.id ?? '')
    .filter(({warning}) => !warning)
    .map(({file}) => file)
  expect(files).toEqual(['content/stories.yaml', expect.stringMatching(/^pages\//)])
})

test('a course that only a story tells of is neither unused nor among what is to come', () => {
  const date = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(String(told?.value.date)),
  )
  const said = saidWithout('card', told?.id ?? '').map(({message}) => message)
  expect(said.filter((message) => message.includes(date) || message === `No page shows ${told?.id}.`)).toEqual([])
})
