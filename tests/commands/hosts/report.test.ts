import {expect, test} from 'vitest'
import type {Problem} from '../../../src/commands/hosts/model.ts'
import {detailsOf, isRight, type Row, tableOf} from '../../../src/commands/hosts/report.ts'

const problem: Problem = {
  server: 'nginx',
  base: '/',
  check: 'pages',
  request: {path: '/about'},
  answer: '500, 0 bytes',
  problem: '500, 0 bytes, wanted page',
}
const rowOf = (...problems: Problem[]): Row => ({
  server: 'nginx',
  base: '/',
  examined: {asked: {pages: 12, HEAD: 12}, problems},
})

test('counts right answers by server and check, and says when a server was not asked', () => {
  const rows: Row[] = [rowOf(problem), {server: 'caddy', base: '/repo/', notRun: 'no caddy'}]
  expect(tableOf(rows)).toMatch(/^ +pages .*\nnginx +11\/12! .*\ncaddy at \/repo\/ +not run: no caddy$/)
})

test('lists each wrong answer with its request', () => {
  expect(detailsOf([rowOf(problem)])).toBe(
    'nginx, pages: GET /about\n  answer: 500, 0 bytes\n  500, 0 bytes, wanted page',
  )
})

test('marks and names what a host is known not to do', () => {
  const row = rowOf({...problem, known: 'it cannot'}, {...problem, check: 'HEAD', known: 'it cannot'})
  expect(tableOf([row])).toContain('11/12*')
  expect(detailsOf([row])).toBe('* nginx, pages: it cannot (1 answer)\n* nginx, HEAD: it cannot (1 answer)')
  expect(isRight([row])).toBe(true)
})

test('is not right when an answer is wrong, a server fails, a figure is too low, or nobody was asked', () => {
  expect(isRight([rowOf()])).toBe(true)
  expect(isRight([rowOf(problem)])).toBe(false)
  expect(isRight([rowOf(), {server: 'caddy', base: '/', failed: 'it ended'}])).toBe(false)
  expect(isRight([{...rowOf(), measures: [{name: 'Load', said: '3', good: false}]}])).toBe(false)
  expect(isRight([{server: 'caddy', base: '/', notRun: 'no caddy'}])).toBe(false)
})
