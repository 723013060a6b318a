import {cpSync, existsSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {PassThrough} from 'node:stream'
import {beforeEach, expect, test} from 'vitest'
import {check} from '../../../src/check/check.ts'
import {main} from '../../../src/commands/new/main.ts'
import {createPrompt, InputEnded} from '../../../src/commands/new/prompt.ts'
import {addableKinds, questionsFor} from '../../../src/edit/yaml/newRecord.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {copyProject} from '../../copyProject.ts'
import {runCommand} from '../runCommand.ts'

const copy = copyProject()

// Restores the two folders into which `npm run new` writes.
beforeEach(() => {
  for (const name of ['pages', 'content']) {
    rmSync(join(copy.folder, name), {recursive: true})
    cpSync(name, join(copy.folder, name), {recursive: true})
  }
})

const run = (words: string[], answers: string[] = []) =>
  runCommand(main, copy.folder, words, answers.map((answer) => `${answer}\n`).join(''))

/**
 * Returns the answers to all questions about a new record: for each field the one in `given`, or an empty
 * one.
 */
const answersFor = (kind: string, given: Record<string, string>) =>
  questionsFor(kind).map(({field}) => given[field] ?? '')

/** Answers for a new cohort; the date is written as people write dates, and far in the future. */
const course = {title: 'Summer course', date: '22 March 2099'}

const errors = () =>
  check(readSite(copy.folder), {today: '2020-01-01'}).filter(({severity}) => severity === 'error')

test('a new page passes the check as it is written, also in a folder, and never replaces another page', async () => {
  const folder = 'a-folder-of-this-test'
  expect(
    (await run(['page', 'A Folder of This Test!'], ['All of it: ask us', 'What is in this folder.'])).status,
  ).toBe(0)
  expect(copy.read(`pages/${folder}.mdx`)).toContain('# All of it: ask us')
  const {status, output} = await run(['page', `${folder}/Money Clinic`], ['The clinic', 'Bring a bill.'])
  expect(output).toContain(`pages/${folder}/money-clinic.mdx, which is shown at /${folder}/money-clinic`)
  expect(status).toBe(0)
  expect(errors()).toEqual([])
  // `folder/index` would have the same address as `folder`.
  const again = await run(['page', `${folder}/index`])
  expect(again.status).toBe(1)
  expect(again.output).toContain(`pages/${folder}.mdx is there already.`)
})

test('a page whose address can’t be a file everywhere is refused before its title is asked for', async () => {
  const {status, output} = await run(['page', 'con'], ['Con', 'Con', 'Con'])
  expect(output).toContain('Windows can’t store a file or folder called con')
  expect(output).not.toContain('Title (')
  expect(status).toBe(1)
})

test('a new cohort passes the check as it is written, and leaves the others as they were', async () => {
  const before = copy.read('content/cohorts.yaml')
  const {status, output} = await run(['cohort', 'Zoë’s course'], answersFor('cohort', course))
  expect(output).toContain('<CohortCard cohort="zoes-course" />')
  expect(status).toBe(0)
  const after = copy.read('content/cohorts.yaml')
  expect(after.startsWith(before.trimEnd())).toBe(true)
  expect(after).toContain('- id: zoes-course\n  title: Summer course\n')
  expect(after).toContain('date: 2099-03-22')
  expect(errors()).toEqual([])
})

test('after a wrong answer the command says what would be right, and repeats only that question', async () => {
  const answers = answersFor('cohort', {...course, level: 'Hard\n'})
  const {status, output} = await run(['cohort', 'a-course-of-this-test'], answers)
  expect(status).toBe(0)
  expect(output).toContain('level must be one of: Beginner')
  expect(output.split('title, ')).toHaveLength(2)
  expect(output.split('level, ')).toHaveLength(3)
})

test('a field that may be missing is left out when the answer is a hyphen', async () => {
  const hours = {commitment: '3-4 hours/month', 'hours.from': '3', 'hours.to': '4'}
  const {output} = await run(['role', 'role-with-hours'], answersFor('role', hours))
  expect(output).toContain('hours.from, a whole number or - for none')
  expect(copy.read('content/roles.yaml')).toContain(
    'commitment: 3-4 hours/month\n  hours:\n    from: 3\n    to: 4\n',
  )
  await run(
    ['role', 'role-without'],
    answersFor('role', {commitment: 'Now', 'hours.from': '-', 'hours.to': '-'}),
  )
  expect(copy.read('content/roles.yaml')).toMatch(/commitment: Now\n {2}description/)
  expect(errors()).toEqual([])
})

test('nothing is written unless the last question was answered', async () => {
  const before = copy.read('content/cohorts.yaml')
  const {status, output} = await run(['cohort', 'a-course'], answersFor('cohort', course).slice(0, -1))
  expect(status).toBe(1)
  expect(output).toContain('Nothing is written')
  expect(copy.read('content/cohorts.yaml')).toBe(before)
  expect((await run(['page', 'a-page'], ['A title'])).output).toContain('Nothing is written')
  expect(existsSync(join(copy.folder, 'pages/a-page.mdx'))).toBe(false)
})

test('Ctrl-C in a terminal is not an answer', async () => {
  const keyboard = Object.assign(new PassThrough(), {isTTY: true, setRawMode: () => keyboard})
  const screen = Object.assign(new PassThrough(), {isTTY: true, columns: 80})
  const answer = createPrompt(keyboard, screen).prompt('Title: ')
  keyboard.write('\u0003')
  await expect(answer).rejects.toThrow(InputEnded)
})

test('the command asks again for a title that a page cannot have', async () => {
  const taken = String(
    readSite(copy.folder).pagesByAddress.get('/about')?.frontmatter.values.get('title')?.value,
  )
  const titles = ['{x}', taken, '*bold*', 'Fish \\& chips', '2027']
  const {output} = await run(['page', 'a-page'], [...titles, 'What happens in 2027.'])
  expect(output).toContain('Curly brackets')
  expect(output).toContain('/about has the same title')
  expect(output).toContain('The title can’t have formatting')
  expect(output).toContain('Some characters of this title would not be shown')
  expect(copy.read('pages/a-page.mdx')).toContain('title: "2027"\n')
  expect(errors()).toEqual([])
})

test('an unknown kind is refused with a list of all kinds', async () => {
  const {status, output} = await run(['cohrot'])
  expect(status).toBe(1)
  for (const kind of addableKinds) expect(output).toContain(kind)
})
