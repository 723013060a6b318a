import {expect, test} from 'vitest'
import {whatLaunchingChanges} from '../../src/commands/check/launching.ts'
import {readContentFile} from '../../src/site/content/contentFile.ts'
import {readSite} from '../../src/site/readSite.ts'

const {content} = readSite('tests/check/site')

/** What is said when the charity's details list those as invented. */
function saidOf(placeholders: string): string {
  const text = (content.get('site.yaml')?.text ?? '').replace(/^placeholders:\n(?: {2}- .*\n)*/m, placeholders)
  return whatLaunchingChanges(new Map(content).set('site.yaml', readContentFile('site.yaml', Buffer.from(text))))
}

// S13.4, S14.1
test('while details are invented, a launch is said to change one header and those values', () => {
  expect(saidOf('placeholders:\n  - phone\n')).toMatch(/stay away \(X-Robots-Tag: noindex\).*nothing else/)
})

test('once no detail is invented, search engines are said to be let in', () => {
  expect(saidOf('placeholders: []\n')).toMatch(/^Every host lets search engines in/)
})
