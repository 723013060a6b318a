import {expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {formatAnnotation, formatReport} from '../../src/check/report.ts'
import {fileText} from '../../src/site/fileText.ts'
import {site, siteAfter, textsOfSite} from './caseSite.ts'

/** The first report on a page with other words, with git or without. */
function reportOn(words: string, write = formatReport, isKnown = false): string {
  const changed = siteAfter(site, {'pages/services.mdx': ['Every track is free.', words]})
  const committedText = isKnown ? (file: string) => textsOfSite.get(file) : undefined
  const [finding] = check({...changed, committedText}, {today: '2026-01-01'})
  return finding ? write(finding, fileText(changed, finding.file)) : ''
}

test('a report says where, what is wrong, and what to write', () => {
  expect(reportOn('See [us](/servces).')).toBe(
    `pages/services.mdx, line 22  [refs.no-page]
  22 | See [us](/servces).
     |          ^^^^^^^^
  There is no page /servces. Did you mean /services?
  Write: See [us](/services).`,
  )
})

test('without a certain fix it says what to do', () => {
  expect(reportOn('See [us](/zebra).').split('\n').at(-1)).toBe('  The pages are: /, /services')
})

test('advice is called that', () => {
  expect(reportOn('It is the the rest.')).toMatch(/^pages\/services\.mdx, line 22 \(advice\) {2}\[words\.twice\]\n/)
})

test('S14.8 what stood there is called that, or shown beside what is new', () => {
  expect(reportOn('Every track is **free.', formatReport, true)).toContain('Write again: Every track is free.')
  expect(reportOn('See [what we teach young people](/zebra).', formatReport, true)).toContain(
    'Before your change it said: Every track is free.',
  )
})

test('of a long line the part round the mark is shown', () => {
  const [, line = '', mark = ''] = reportOn(
    `${'Many words. '.repeat(20)}See [us](/servces). ${'More. '.repeat(20)}`,
  ).split('\n')
  expect(line).toMatch(/^ {2}22 \| ….*…$/)
  expect(line.length).toBeLessThan(120)
  expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('/servces')
})

test('in a pull request it is a line for GitHub', () => {
  expect(reportOn('See [us](/servces).', formatAnnotation)).toBe(
    '::error file=pages/services.mdx,line=22,col=10::There is no page /servces. Did you mean /services? Write: See [us](/services). [refs.no-page]',
  )
})
