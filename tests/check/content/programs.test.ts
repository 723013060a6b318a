import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkSite} from '../../../src/check/checkSite.ts'
import {readContentFile} from '../../../src/check/content/contentFile.ts'
import {parsePage} from '../../../src/check/page/parsePage.ts'
import {readSite} from '../../../src/check/readSite.ts'

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
      ? parsePage(page.file, page.text.replace(new RegExp(`.*cohort="${id}".*\\n`), ''), site.components)
      : page,
  )
  return checkSite({...site, pages, content}, {today: '2199-01-01'})
}

const [told] = (site.content.get('stories.yaml')?.records ?? []).flatMap(({value}) =>
  (cohorts?.records ?? []).filter((cohort) => cohort.value.title === value.program),
)

test('a course that is gone, and that a story tells of, is told once, where a page shows it', () => {
  const said = saidWithout('record', told?.id ?? '').filter(({warning}) => !warning)
  const [story] = (site.content.get('stories.yaml')?.records ?? []).filter(
    ({value}) => value.program === told?.value.title,
  )
  expect(said.map(({file}) => file)).toEqual([expect.stringMatching(/^pages\//)])
  expect(said[0]?.message).toMatch(/ any more\.$/)
  expect(said[0]?.help).toMatch(
    /^If it is over, bring its record back and delete this line alone: a story tells of it\. Or delete this line, and with it /,
  )
  expect(said[0]?.help).toContain(`the story ${story?.id} (line `)
})

test('a course that only a story tells of is neither unused nor among what is to come', () => {
  const date = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(String(told?.value.date)),
  )
  const said = saidWithout('card', told?.id ?? '').map(({message}) => message)
  expect(said.filter((message) => message.includes(date) || message === `No page shows ${told?.id}.`)).toEqual([])
})

test('a course that was moved to another file is told with the story that names it', () => {
  const records = (cohorts?.text ?? '').split(/(?=^- id:)/m)
  const isTold = (each: string) => each.startsWith(`- id: ${told?.id}\n`)
  const texts = new Map([
    ['cohorts.yaml', records.filter((each) => !isTold(each)).join('')],
    ['events.yaml', `${site.content.get('events.yaml')?.text}\n${records.filter(isTold).join('')}`],
  ])
  const moved = [...texts].map(([name, text]) => [name, readContentFile(name, Buffer.from(text))] as const)
  const content = new Map([...site.content, ...moved])
  const said = checkSite({...site, content}, {today: '2199-01-01'})
  const [story] = (site.content.get('stories.yaml')?.records ?? []).filter(
    ({value}) => value.program === told?.value.title,
  )
  const help = said.find(({message}) => message.includes('is in content/events.yaml, and not in'))?.help
  expect(help).toMatch(
    new RegExp(`^The story ${story?.id} \\(line \\d+ of content/stories.yaml\\) names it as a course\\.`),
  )
})
