import {expect, test} from 'vitest'
import {addressOf} from '../../src/site/address.ts'

test.each([
  ['pages/index.mdx', '/'],
  ['pages/about.mdx', '/about'],
  ['pages/guides/index.mdx', '/guides'],
  ['pages/guides/credit.mdx', '/guides/credit'],
  ['pages/guides/money/first-job.mdx', '/guides/money/first-job'],
  ['pages/reindex.mdx', '/reindex'],
])('S2.27 %s is %s', (file, address) => {
  expect(addressOf(file)).toBe(address)
})
