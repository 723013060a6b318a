import {afterEach, beforeEach, expect, test} from 'vitest'
import {checkSite} from '../../src/check/checkSite.ts'
import {readSite} from '../../src/check/readSite.ts'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {kinds} from '../../src/commands/new/record.ts'

let copy: ProjectCopy

beforeEach(() => {
  copy = copyProject()
}, 60_000)

afterEach(() => copy.remove())

const run = (options: string[], answers: string[] = []) =>
  copy.run('src/commands/run.mjs', ['new', ...options], {}, `${answers.join('\n')}\n`)

const errors = () => checkSite(readSite(copy.folder), {today: '2020-01-01'}).filter((problem) => !problem.warning)

test('a new page passes the check as it is written', () => {
  const {status, output} = run(
    ['page', 'A Page of This Test!'],
    ['Money clinic: ask us', 'Bring a bill. Leave with a plan.'],
  )
  expect(output).toContain('pages/a-page-of-this-test.mdx')
  expect(status).toBe(0)
  expect(copy.read('pages/a-page-of-this-test.mdx')).toContain('# Money clinic: ask us')
  expect(errors()).toEqual([])
}, 120_000)

test('a new page in a folder passes the check as it is written, beside the page of that folder', () => {
  const folder = 'a-folder-of-this-test'
  expect(run(['page', folder], ['All of it', 'What is in this folder.']).status).toBe(0)
  const {status, output} = run(['page', `${folder}/Money Clinic`], ['The clinic', 'Bring a bill.'])
  expect(output).toContain(`pages/${folder}/money-clinic.mdx, which is shown at /${folder}/money-clinic`)
  expect(status).toBe(0)
  expect(errors()).toEqual([])
  // The page of a folder may stand in it too, but not a second time.
  const again = run(['page', `${folder}/index`])
  expect(again.status).toBe(1)
  expect(again.output).toContain(`pages/${folder}.mdx is there already.`)
}, 120_000)

test('a new page takes no other page’s place', () => {
  const before = copy.read('pages/about.mdx')
  expect(run(['page', 'about']).status).toBe(1)
  expect(copy.read('pages/about.mdx')).toBe(before)
}, 120_000)

test('a new cohort passes the check as it is written, and leaves the others as they were', () => {
  const before = copy.read('content/cohorts.yaml')
  const {status, output} = run(['cohort', 'a-course-of-this-test'], ['Summer course'])
  expect(output).toContain('<CohortCard cohort="a-course-of-this-test" />')
  expect(status).toBe(0)
  const after = copy.read('content/cohorts.yaml')
  expect(after.startsWith(before.trimEnd())).toBe(true)
  expect(after).toContain('- id: a-course-of-this-test\n  title: Summer course\n')
  expect(errors()).toEqual([])
}, 120_000)

test('a wrong answer writes nothing, and says what would be right', () => {
  const {status, output} = run(['cohort', 'a-course-of-this-test'], ['', '', 'Hard'])
  expect(status).toBe(1)
  expect(output).toContain('level must be one of: Beginner')
  expect(copy.read('content/cohorts.yaml')).not.toContain('a-course-of-this-test')
}, 120_000)

test('who asks for something unknown is told what there is', () => {
  const {status, output} = run(['cohrot'])
  expect(status).toBe(1)
  for (const kind of kinds) expect(output).toContain(kind)
}, 120_000)
