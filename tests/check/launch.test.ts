import {expect, test} from 'vitest'
import {reported, site, siteAfter} from './caseSite.ts'

const list = `- in: content/events.yaml
  ask: Is it planned?
  records: [open-evening]
- in: pages/services.mdx
  ask: Is it so?
  words: [Every track is free.]
`

/** What is found of what is invented, and where. */
const found = (invented: string, launch = true) =>
  reported(siteAfter(site, {'content/invented.yaml': invented}), {launch}).filter((each) => each.includes('invented'))

test('S14.1 before a launch every invented record and sentence is an error at its own place', () => {
  expect(found(list)).toEqual(['content/events.yaml:1 site.invented', 'pages/services.mdx:22 site.invented'])
  expect(found(list, false)).toEqual([])
})

test('S14.1 a sentence that was changed since is reported at its place in the list', () => {
  expect(found(list.replace('Every track is free.', 'Every track costs £5.'))).toContain(
    'content/invented.yaml:6 site.lost-invented (advice)',
  )
})

test('S14.1 before a launch every invented detail of the charity is an error', () => {
  const details = reported(site, {launch: true}).filter((each) => each.includes('site.placeholder'))
  expect(details.length).toBeGreaterThan(5)
  expect(details.every((each) => /^content\/site\.yaml:\d+ site\.placeholder$/.test(each))).toBe(true)
  expect(reported(site)).toEqual([])
})
