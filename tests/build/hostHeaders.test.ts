import {expect, test} from 'vitest'
import {headersFile, hostHeaders} from '../../src/build/hostHeaders.ts'

const inline = [{scripts: [], styles: []}]

// S13.4
test('while values are invented, search engines are asked with every answer to stay away', () => {
  const [everyAnswer] = headersFile(hostHeaders(inline, true), '/').split('\n\n')
  expect(everyAnswer).toMatch(/^\/\*\n/)
  expect(everyAnswer).toContain('\n  X-Robots-Tag: noindex')
})

// S13.4
test('a launched site differs by nothing but that header', () => {
  const before = headersFile(hostHeaders(inline, true), '/')
  expect(headersFile(hostHeaders(inline, false), '/')).toBe(before.replace('  X-Robots-Tag: noindex\n', ''))
})
