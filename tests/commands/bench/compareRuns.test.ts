import {expect, test} from 'vitest'
import {compareRuns} from '../../../src/commands/bench/compareRuns.ts'
import {exact, type Figure} from '../../../src/commands/bench/figure.ts'
import type {Run} from '../../../src/commands/bench/run.ts'

function runOf(figures: Record<string, Figure>): Run {
  const machine = {node: 'v20.19.0', processors: 2, busy: 0}
  return {date: '2027-01-01T09:00:00.000Z', commit: 'abc1234', machine, measures: {presses: {link: figures}}}
}

/** Six presses that take such a part of the floor’s, give or take. */
function presses(part: number, noise: number): Figure {
  const all = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((each) => 100 * (part + each * noise))
  return {unit: 'ms', all, floor: all.map(() => 100)}
}

function verdicts(now: Figure, before: Figure) {
  return compareRuns(runOf({figure: now}), runOf({figure: before})).map(({verdict}) => verdict)
}

test('a byte more is worse, a byte less better', () => {
  expect(verdicts(exact(101), exact(100))).toEqual(['worse'])
  expect(verdicts(exact(99), exact(100))).toEqual(['better'])
  expect(verdicts(exact(100), exact(100))).toEqual(['same'])
})

test('a time is worse when it grew by more than the noise, and the same within it', () => {
  expect(verdicts(presses(0.6, 0.05), presses(0.4, 0.05))).toEqual(['worse'])
  expect(verdicts(presses(0.6, 0.2), presses(0.4, 0.2))).toEqual(['same'])
  expect(verdicts(presses(0.4, 0.05), presses(0.6, 0.05))).toEqual(['better'])
})

test('of a score more is better', () => {
  const score = (all: number): Figure => ({unit: 'of 100', all: [all], exact: true})
  expect(verdicts(score(97), score(100))).toEqual(['worse'])
})

test('what only one run has, and times of another machine, are left out', () => {
  expect(verdicts({unit: 's', all: [9]}, {unit: 's', all: [3]})).toEqual([])
  expect(compareRuns(runOf({figure: exact(1)}), runOf({another: exact(1)}))).toEqual([])
})

test('a comparison names measure, row and column', () => {
  const [compared] = compareRuns(runOf({document: exact(101)}), runOf({document: exact(100)}))
  expect(compared?.name).toBe('presses, link: document')
})
