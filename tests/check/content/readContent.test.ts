import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {exampleOf, mustOf} from '../../../src/site/content/field.ts'
import {readContent} from '../../../src/check/content/readContent.ts'
import {schemas} from '../../../src/site/content/schemas.ts'
import {writeReport} from '../../../src/check/report.ts'

const folder = join(import.meta.dirname, '../../../content')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The problems of a file of `content/` after one change to it. */
function problemsAfter(name: string, from: string | RegExp, to: string): string[] {
  const text = read(name)
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  return readContent(name, changed).problems.map((problem) => writeReport(problem, changed))
}

/** The line and column of the first match in a file. */
function placeOf(name: string, pattern: string): [line: number, column: number] {
  const lines = read(name).split('\n')
  const line = lines.findIndex((each) => each.includes(pattern))
  return [line + 1, (lines[line]?.indexOf(pattern) ?? 0) + 1]
}

test.each([...schemas.keys()])('%s is as its schema says', (name) => {
  expect(readContent(name, read(name)).problems).toEqual([])
})

test('every file has a schema', () => {
  expect([...schemas.keys()].sort()).toEqual(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .sort(),
  )
})

test('a word where a number belongs is told with its place and an example', () => {
  const {problems} = readContent('cohorts.yaml', read('cohorts.yaml').replace(/spots: \d+/, 'spots: twelve'))
  const [line, column] = placeOf('cohorts.yaml', 'spots:')
  expect(problems).toEqual([
    {
      file: 'content/cohorts.yaml',
      line,
      column: column + 'spots: '.length,
      message: 'spots must be a whole number.',
      write: 'spots: 12',
      swap: {over: 'twelve', by: '12'},
      rule: 'schema',
    },
  ])
})

test('a value that only quote marks make right is told with itself, not with an example', () => {
  expect(problemsAfter('facts.yaml', /value: .*/, 'value: 650')[0]).toContain('  Write: value: "650"')
  expect(problemsAfter('site.yaml', /copyrightYear: .*/, 'copyrightYear: "2031"')[0]).toContain(
    'Write: copyrightYear: 2031',
  )
})

test('a line of a list is told as a line of it', () => {
  const told = problemsAfter('team.yaml', /expertise:\n {4}- .*/, 'expertise:\n    - 12')[0]
  expect(told).toContain('  Every line of expertise must be words.')
  expect(told).toContain('  Write: - "12"')
})

test('all problems of a file are told at once', () => {
  const text = read('cohorts.yaml')
    .replace(/spots: \d+/, 'spots: twelve')
    .replace(/date: .*/, 'date: 18/01/2025')
    .replace(/level: .*/, 'level: Easy')
  expect(readContent('cohorts.yaml', text).problems).toHaveLength(3)
})

test('a key that is missing, and one that nobody knows, are told by name', () => {
  expect(problemsAfter('events.yaml', /\n {2}location: .*/, '')[0]).toContain('location is missing below this line.')
  const unknown = problemsAfter('events.yaml', /\n {2}location:/, '\n  locaton:')
  expect(unknown).toHaveLength(1)
  expect(unknown[0]).toContain('There is no field “locaton”. Did you mean location?')
})

test('an id that is used twice is told with one that is free', () => {
  const ids = [...read('faqs.yaml').matchAll(/- id: (\S+)/g)].map((match) => match[1] ?? '')
  const [said = ''] = problemsAfter('faqs.yaml', `- id: ${ids[1]}`, `- id: ${ids[0]}`)
  const [, free = ''] = /Write: - id: (\S+)/.exec(said) ?? []
  expect(said).toContain(`${ids[0]} is taken`)
  expect(free).not.toBe('')
  expect(ids.filter((_, index) => index !== 1)).not.toContain(free)
})

test('text that is no YAML is told at its line', () => {
  const [problem] = readContent('faqs.yaml', '- id: one\n  question: "Is it free?\n').problems
  expect(problem?.line).toBe(2)
})

test('a list where a name belongs is told by the check, and by nobody else', async () => {
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  expect(problemsAfter('team.yaml', /(expertise:\n {4}- .*\n) {4}-/, '$1  -')).toHaveLength(1)
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', listen)
  expect(warnings).toEqual([])
})

test.each([...schemas])(
  'every field of %s says what it must be, and gives an example that is right',
  (_name, schema) => {
    for (const field of leavesOf(schema)) {
      expect(mustOf(field)).not.toBe('a block of fields')
      expect(field.safeParse(exampleOf(field)).error).toBeUndefined()
    }
  },
)

/** The fields of a schema that hold no others. */
function leavesOf(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodOptional) return leavesOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return leavesOf(schema.element)
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(leavesOf)
  return schema instanceof z.ZodType ? [schema] : []
}
