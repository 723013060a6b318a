import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkSite} from '../../../src/check/checkSite.ts'
import {readContentFile} from '../../../src/check/content/contentFile.ts'
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
