import {cpSync, existsSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {addableKinds, questionsFor} from '../../src/edit/add/newRecord.ts'
import {readSite} from '../../src/site/readSite.ts'

let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject()
})

// What is new stands in these two.
beforeEach(() => {
  for (const name of ['pages', 'content']) {
    rmSync(join(copy.folder, name), {recursive: true})
    cpSync(name, join(copy.folder, name), {recursive: true})
  }
})

afterAll(() => copy.remove())

const script = 'src/commands/run.mjs'

const run = (options: string[], answers: string[] = []) =>
  copy.run(script, ['new', ...options], {}, `${answers.join('\n')}\n`)

/** An answer to each question about a new record, by its field: Enter, where none is given. */
const answersFor = (kind: string, given: Record<string, string> = {}) =>
  questionsFor(kind).map(({field}) => given[field] ?? '')

/** A date that is not over while this test is of use, as people write it. */
const day = '22 March 2099'

const errors = () => check(readSite(copy.folder), {today: '2020-01-01'}).filter(({severity}) => severity === 'error')

test('a new page passes the check as it is written, be it in a folder, and takes no other page’s place', () => {
  const folder = 'a-folder-of-this-test'
  expect(run(['page', 'A Folder of This Test!'], ['All of it: ask us', 'What is in this folder.']).status).toBe(0)
  expect(copy.read(`pages/${folder}.mdx`)).toContain('# All of it: ask us')
  const {status, output} = run(['page', `${folder}/Money Clinic`], ['The clinic', 'Bring a bill.'])
  expect(output).toContain(`pages/${folder}/money-clinic.mdx, which is shown at /${folder}/money-clinic`)
  expect(status).toBe(0)
  expect(errors()).toEqual([])
  // The page of a folder may stand in it too, but not a second time.
  const again = run(['page', `${folder}/index`])
  expect(again.status).toBe(1)
  expect(again.output).toContain(`pages/${folder}.mdx is there already.`)
})

test('a new cohort passes the check as it is written, and leaves the others as they were', () => {
  const before = copy.read('content/cohorts.yaml')
  const {status, output} = run(['cohort', 'Zoë’s course'], answersFor('cohort', {title: 'Summer course', date: day}))
  expect(output).toContain('<CohortCard cohort="zoes-course" />')
  expect(status).toBe(0)
  const after = copy.read('content/cohorts.yaml')
  expect(after.startsWith(before.trimEnd())).toBe(true)
  expect(after).toContain('- id: zoes-course\n  title: Summer course\n')
  expect(after).toContain('date: 2099-03-22')
  expect(errors()).toEqual([])
})

test('a wrong answer is told with what would be right, and asked for again; the others stay', () => {
  // The wrong answer stands before the right one, as one line more.
  const answers = answersFor('cohort', {title: 'Summer course', level: 'Hard\n', date: day})
  const {status, output} = run(['cohort', 'a-course-of-this-test'], answers)
  expect(status).toBe(0)
  expect(output).toContain('level must be one of: Beginner')
  expect(output.split('title, ')).toHaveLength(2)
  expect(output.split('level, ')).toHaveLength(3)
})

test('a new role is asked for its hours, and one without them does without', () => {
  const given = {commitment: '3-4 hours/month', 'hours.from': '3', 'hours.to': '4'}
  const {status, output} = run(['role', 'hours-of-this-test'], answersFor('role', given))
  expect(output).toContain('hours.from, a whole number or - for none')
  expect(status).toBe(0)
  expect(copy.read('content/roles.yaml')).toContain('commitment: 3-4 hours/month\n  hours:\n    from: 3\n    to: 4\n')
  const free = {commitment: 'Now and then', 'hours.from': '-', 'hours.to': '-'}
  expect(run(['role', 'free-in-this-test'], answersFor('role', free)).status).toBe(0)
  expect(copy.read('content/roles.yaml')).toMatch(/commitment: Now and then\n {2}description/)
  expect(errors()).toEqual([])
}, 120_000)

test('nothing is written unless the last question was answered', () => {
  const before = copy.read('content/cohorts.yaml')
  const answers = answersFor('cohort', {title: 'Summer course', date: day}).slice(0, -1)
  const {status, output} = copy.run(script, ['new', 'cohort', 'a-course'], {}, `${answers.join('\n')}\n`)
  expect(status).toBe(1)
  expect(output).toContain('Nothing is written')
  expect(copy.read('content/cohorts.yaml')).toBe(before)
  expect(copy.run(script, ['new', 'page', 'a-page'], {}, 'A title\n').output).toContain('Nothing is written')
  expect(existsSync(join(copy.folder, 'pages/a-page.mdx'))).toBe(false)
})

test('a title that a page cannot have is asked for again', () => {
  const taken = String(readSite(copy.folder).pagesByAddress.get('/about')?.frontmatter.values.get('title')?.value)
  const {output} = run(['page', 'a-page'], ['{x}', taken, '*bold*', 'Fish \\& chips', '2027', 'What happens in 2027.'])
  expect(output).toContain('Curly brackets')
  expect(output).toContain('/about has the same title')
  expect(output).toContain('The title can’t have formatting')
  expect(output).toContain('Some signs of this title would not be shown')
  expect(copy.read('pages/a-page.mdx')).toContain('title: "2027"\n')
  expect(errors()).toEqual([])
})

test('who asks for something unknown is told what there is', () => {
  const {status, output} = run(['cohrot'])
  expect(status).toBe(1)
  for (const kind of addableKinds) expect(output).toContain(kind)
})
