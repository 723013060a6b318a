import {expect, test} from 'vitest'
import {type Report, readOutcome} from '../../../src/commands/browsers/outcome.ts'
import {allPassed, type Column, lastLine, tableOf} from '../../../src/commands/browsers/table.ts'

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped'

/** A test as the report has it. */
const spec = (title: string, status: Status, skip?: string) => ({
  title,
  tests: [
    {
      status,
      annotations: [{type: 'version', description: '1.0'}, ...(skip ? [{type: 'skip', description: skip}] : [])],
    },
  ],
})

/** The report of one file with those tests, and a group of tests for pages. */
const report = (menu: Status, pages: Status[], skip?: string): Report => ({
  suites: [
    {
      title: 'menu.spec.ts',
      specs: [spec('the menu opens', menu, skip)],
      suites: [{title: 'a page opens', specs: pages.map((status, place) => spec(`/${place}`, status))}],
    },
  ],
  errors: [],
})

const all = readOutcome(report('expected', ['expected', 'flaky']))
const some = readOutcome(report('skipped', ['expected', 'unexpected'], 'it has no keys'))

test('the table says of each behaviour how it went in each browser, and why it was not run', () => {
  const columns: Column[] = [
    {name: 'One', outcome: all},
    {name: 'Other', outcome: some},
    {name: 'Third', missing: 'There is none here.'},
  ]
  expect(tableOf(columns).split('\n')).toEqual([
    '                One 1.0  Other 1.0      Third',
    'the menu opens  passed   not run        not run',
    'a page opens    passed   failed 1 of 2  not run',
    '',
    'Other, not run: the menu opens (it has no keys)',
    'Third, not run: There is none here.',
  ])
  expect(lastLine(columns)).toBe('4 passed, 1 failed, 1 skipped')
  expect(allPassed(columns)).toBe(false)
})

test('a browser that cannot be had fails nothing, and is not called passed', () => {
  const columns: Column[] = [
    {name: 'One', outcome: all},
    {name: 'Other', missing: 'There is none here.'},
  ]
  expect(allPassed(columns)).toBe(true)
  expect(tableOf(columns)).toMatch(/^the menu opens +passed +not run$/m)
})

test('a run that broke outside any test has failed', () => {
  const broken = readOutcome({suites: [], errors: [{message: 'The port is taken.'}]})
  expect(allPassed([{name: 'One', outcome: broken}])).toBe(false)
  expect(tableOf([{name: 'One', outcome: broken}])).toContain('One, failed outside any test: The port is taken.')
})
