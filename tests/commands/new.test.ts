import {spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {checkSite} from '../../src/check/checkSite.ts'
import {readSite} from '../../src/check/readSite.ts'
import {kinds} from '../../src/commands/new/record.ts'

const root = join(import.meta.dirname, '../..')
let copy = ''

beforeEach(() => {
  mkdirSync(join(root, 'node_modules/.cache'), {recursive: true})
  copy = mkdtempSync(join(root, 'node_modules/.cache/new-'))
  for (const name of ['components', 'content', 'pages', 'public', 'src'])
    cpSync(join(root, name), join(copy, name), {recursive: true})
})

afterEach(() => rmSync(copy, {recursive: true, force: true}))

function run(options: string[], answers: string[] = []) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [join(root, 'src/commands/run.mjs'), 'new', ...options],
    {
      cwd: copy,
      input: `${answers.join('\n')}\n`,
      encoding: 'utf8',
    },
  )
  return {status, output: stdout + stderr}
}

const errors = () => checkSite(readSite(copy), {today: '2020-01-01'}).filter((problem) => !problem.warning)

test('a new page passes the check as it is written', () => {
  const {status, output} = run(['page', 'Money Clinic!'], ['Money clinic: ask us', 'Bring a bill. Leave with a plan.'])
  expect(output).toContain('pages/money-clinic.mdx')
  expect(status).toBe(0)
  expect(readFileSync(join(copy, 'pages/money-clinic.mdx'), 'utf8')).toContain('# Money clinic: ask us')
  expect(errors()).toEqual([])
}, 30_000)

test('a new page takes no other page’s place', () => {
  const before = readFileSync(join(copy, 'pages/about.mdx'), 'utf8')
  expect(run(['page', 'about']).status).toBe(1)
  expect(readFileSync(join(copy, 'pages/about.mdx'), 'utf8')).toBe(before)
}, 30_000)

test('a new cohort passes the check as it is written, and leaves the others as they were', () => {
  const before = readFileSync(join(copy, 'content/cohorts.yaml'), 'utf8')
  const {status, output} = run(['cohort', 'summer-course'], ['Summer course'])
  expect(output).toContain('<CohortCard cohort="summer-course" />')
  expect(status).toBe(0)
  const after = readFileSync(join(copy, 'content/cohorts.yaml'), 'utf8')
  expect(after.startsWith(before.trimEnd())).toBe(true)
  expect(after).toContain('- id: summer-course\n  title: Summer course\n')
  expect(errors()).toEqual([])
}, 30_000)

test('a wrong answer writes nothing, and says what would be right', () => {
  const {status, output} = run(['cohort', 'summer-course'], ['', '', 'Hard'])
  expect(status).toBe(1)
  expect(output).toContain('level must be one of: Beginner')
  expect(readFileSync(join(copy, 'content/cohorts.yaml'), 'utf8')).not.toContain('summer-course')
}, 30_000)

test('who asks for something unknown is told what there is', () => {
  const {status, output} = run(['cohrot'])
  expect(status).toBe(1)
  for (const kind of kinds) expect(output).toContain(kind)
}, 30_000)
