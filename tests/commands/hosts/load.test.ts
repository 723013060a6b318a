import {expect, test} from 'vitest'
import {readLoad} from '../../../src/commands/hosts/load.ts'

const quiet = `Running 10s test @ http://127.0.0.1:8080/
  1 threads and 64 connections
  Latency Distribution
     50%  812.00us
     75%    1.23ms
     90%    2.00ms
     99%    1.02s
  605432 requests in 10.00s, 5.00GB read
Requests/sec:  60540.71
Transfer/sec:    512.00MB
`

test('reads the rate and the times of a load, in milliseconds', () => {
  expect(readLoad(quiet)).toEqual({perSecond: 60541, errors: 0, median: 0.81, slowest: 1020})
})

test('counts broken connections and refused requests as errors', () => {
  const loud = quiet.replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 40\nRequests/sec',
  )
  expect(readLoad(loud).errors).toBe(46)
})

test('says what wrk said when that is no figure', () => {
  expect(() => readLoad('unable to connect to 127.0.0.1:8080\n')).toThrow(
    'wrk said no rate: unable to connect to 127.0.0.1:8080',
  )
})
