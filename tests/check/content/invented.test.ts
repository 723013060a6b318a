import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkSite} from '../../../src/check/checkSite.ts'
import {readContentFile} from '../../../src/site/content/contentFile.ts'
import {readSite} from '../../../src/site/readSite.ts'

const site = readSite(join(import.meta.dirname, '../site'))

/** What the check says of a list of what is invented, and where. */
function saidOf(list: string, launch = true): string[] {
  const content = new Map(site.content).set('invented.yaml', readContentFile('invented.yaml', Buffer.from(list)))
  return checkSite({...site, content}, {today: '2026-01-01', launch})
    .filter(({message}) => /“.*” is invented|no longer/.test(message))
    .map(({file, line, message}) => `${file}:${line} ${message}`)
}

const list = `- in: content/events.yaml
  ask: Is it planned?
  records: [open-evening]
- in: pages/services.mdx
  ask: Is it so?
  words: [Every track is free.]
`

test('S14.1 a launch is told of every invented record and sentence at its own place, with the question', () => {
  expect(saidOf(list)).toEqual([
    expect.stringMatching(/^content\/events.yaml:1 “open-evening” is invented.* Is it planned\?$/),
    expect.stringMatching(/^pages\/services.mdx:\d+ “Every track is free.” is invented.* Is it so\?$/),
  ])
})

test('S14.1 a sentence that was changed since is told at its place in the list', () => {
  expect(saidOf(list.replace('Every track is free.', 'Every track costs £5.'))).toContain(
    'content/invented.yaml:6 This is no longer in pages/services.mdx.',
  )
})

test('S14.1 what is invented is no mistake while the site is being written', () => {
  expect(saidOf(list, false)).toEqual([])
})
