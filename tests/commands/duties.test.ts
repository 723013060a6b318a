import {expect, test} from 'vitest'
import {launchDuties} from '../../src/commands/check/launchDuties.ts'
import {readSite} from '../../src/site/readSite.ts'
import {site, siteAfter} from '../check/caseSite.ts'

const withDuties = (duties: string) => launchDuties(siteAfter(site, {'content/duties.yaml': duties}))

const duty = `- duty: We say who looks after data.
  law: Some Act, section 1
  source: https://www.gov.uk/some-act
`

// S14.60
test('a duty is listed with its source, and with the line of the heading below which its words seem to be', () => {
  const list = withDuties(`${duty}  at: /services#questions\n`)
  expect(list).toContain('We say who looks after data.')
  expect(list).toContain('Some Act, section 1: https://www.gov.uk/some-act')
  expect(list).toContain('pages/services.mdx, line 28')
  expect(list).not.toContain('missing')
})

// S14.60
test('a duty that names no place is listed as missing', () => {
  const list = withDuties(duty)
  expect(list).toContain('missing')
  expect(list).not.toContain('.mdx')
})

// S14.60
test('the list never says that a duty is met: people decide that', () => {
  const list = launchDuties(readSite(process.cwd()))
  expect(list).toContain('words that seem to')
  expect(list).not.toMatch(/\b(?:comply|complies|met)\b/)
})

// S14.60
test('a site without a list of duties gets no list', () => {
  expect(launchDuties(site)).toBe('')
})
