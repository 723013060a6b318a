import {parse} from 'parse5'
import {expect, test} from 'vitest'
import {exact} from '../../../src/commands/bench/figure.ts'
import {reportRuns} from '../../../src/commands/bench/reportRuns.ts'
import type {Run} from '../../../src/commands/bench/run.ts'

function runOf(bytes: number, commit: string): Run {
  const machine = {node: 'v20.19.0', processors: 2, busy: 0.1}
  return {date: '2027-01-01T09:00:00.000Z', commit, machine, measures: {bytes: {'/about & more': {html: exact(bytes)}}}}
}

test('a report has each figure beside the accepted one, with its course', () => {
  const html = reportRuns(runOf(90, 'c3'), {bytes: 'Bytes'}, [runOf(110, 'a1'), runOf(90, 'c3')], runOf(100, 'b2'))
  expect(html).toContain('<td>90</td><td>100</td>')
  expect(html).toContain('2 runs, from 90 to 110')
  expect(html).toContain('Accepted: b2, of 2027-01-01.')
})

test('a report is whole without an accepted or an earlier run', () => {
  const html = reportRuns(runOf(90, 'c3'), {bytes: 'Bytes'}, [])
  expect(html).toContain('No figures are accepted yet.')
  expect(html).not.toContain('polyline points')
})

test('a report is sound HTML, whatever is measured', () => {
  const errors: string[] = []
  const html = reportRuns(runOf(0, 'c3'), {bytes: 'Bytes'}, [])
  parse(html, {onParseError: ({code}) => errors.push(code), sourceCodeLocationInfo: true})
  expect(errors).toEqual([])
  expect(html).toContain('/about &amp; more')
})
