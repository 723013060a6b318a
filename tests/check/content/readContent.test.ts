import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {contentFiles} from '../../../content/schema.ts'
import {readContent} from '../../../src/check/content/readContent.ts'
import {writeProblem} from '../../../src/check/report.ts'

const folder = join(import.meta.dirname, '../../../content')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The problems of a file of `content/` after one change to it. */
function problemsAfter(name: string, from: string | RegExp, to: string): string[] {
  const text = read(name)
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  return readContent(name, changed).problems.map(writeProblem)
}

/** The place of the first match in a file, as `line:column`. */
function placeOf(name: string, pattern: string): string {
  const lines = read(name).split('\n')
  const line = lines.findIndex((each) => each.includes(pattern))
  return `${line + 1}:${(lines[line]?.indexOf(pattern) ?? 0) + 1}`
}

test.each(Object.keys(contentFiles))('%s is as its schema says', (name) => {
  expect(readContent(name, read(name)).problems).toEqual([])
})

test('every file has a schema', () => {
  expect(Object.keys(contentFiles).sort()).toEqual(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .sort(),
  )
})

test('a word where a number belongs is told with its place and an example', () => {
  expect(problemsAfter('cohorts.yaml', /spots: \d+/, 'spots: twelve')).toEqual([
    `content/cohorts.yaml:${placeOf('cohorts.yaml', 'spots:').replace(/\d+$/, (column) => String(Number(column) + 'spots: '.length))}  spots must be a whole number, like 12`,
  ])
})

test('all problems of a file are told at once', () => {
  const text = read('cohorts.yaml')
    .replace(/spots: \d+/, 'spots: twelve')
    .replace(/date: .*/, 'date: 18/01/2025')
    .replace(/level: .*/, 'level: Easy')
  expect(readContent('cohorts.yaml', text).problems).toHaveLength(3)
})

test('a key that is missing, and one that nobody knows, are told by name', () => {
  const [missing] = problemsAfter('events.yaml', /\n {2}location: .*/, '')
  expect(missing).toMatch(/^content\/events\.yaml:\d+:\d+ {2}.*location/)
  const unknown = problemsAfter('events.yaml', /\n {2}location:/, '\n  locaton:').join('\n')
  expect(unknown).toMatch(/locaton/)
})

test('an id that is used twice is told', () => {
  const [first, second] = [...read('faqs.yaml').matchAll(/- id: (\S+)/g)].map((match) => match[1] ?? '')
  expect(problemsAfter('faqs.yaml', `- id: ${second}`, `- id: ${first}`).join('\n')).toContain(first)
})

test('text that is no YAML is told at its line', () => {
  const [problem] = readContent('faqs.yaml', '- id: one\n  question: "Is it free?\n').problems.map(writeProblem)
  expect(problem).toMatch(/^content\/faqs\.yaml:\d+:\d+ {2}\S/)
})
