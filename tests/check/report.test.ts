import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {messages} from '../../src/check/messages/index.ts'
import {formatAnnotation, formatReport} from '../../src/check/report.ts'
import {fileText} from '../../src/site/fileText.ts'
import {committedText, site, siteAfter} from './caseSite.ts'

/** Returns the report on the first finding in the site after a sentence of a page was replaced by `words`. */
function reportOn(words: string, format = formatReport, lookup?: typeof committedText): string {
  const changed = siteAfter(site, {'pages/services.mdx': ['Every track is free.', words]})
  const [finding] = check({...changed, committedText: lookup}, {today: '2026-01-01'})
  return finding ? format(finding, fileText(changed, finding.file)) : ''
}

const misspelt = messages['references.no-page']({typed: '/servces', meant: '/services'}).problem

test('a report shows the position, the problem and the fixed line', () => {
  expect(reportOn('See [us](/servces).')).toBe(
    `pages/services.mdx, line 22  [references.no-page]
  22 | See [us](/servces).
     |          ^^^^^^^^
  ${misspelt}
  Write: See [us](/services).`,
  )
})

test('a report without a fix ends with an instruction', () => {
  const {instruction} = messages['references.no-page']({typed: '/zebra', choices: ['/', '/services']})
  expect(reportOn('See [us](/zebra).').split('\n').at(-1)).toBe(`  ${instruction}`)
})

test('advice is marked as advice', () => {
  expect(reportOn('It is the the rest.')).toMatch(
    /^pages\/services\.mdx, line 22 \(advice\) {2}\[style\.twice\]\n/,
  )
})

test('S14.8 the committed text is marked as such if it is the fix, and otherwise shown', () => {
  expect(reportOn('Every track is **free.', formatReport, committedText)).toContain(
    'Write again: Every track is free.',
  )
  expect(reportOn('See [what we teach young people](/zebra).', formatReport, committedText)).toContain(
    'Before your change it said: Every track is free.',
  )
})

test('a long line is shortened to the marked part', () => {
  const long = `${'Many words. '.repeat(20)}See [us](/servces). ${'More. '.repeat(20)}`
  const [, line = '', mark = ''] = reportOn(long).split('\n')
  expect(line).toMatch(/^ {2}22 \| ….*…$/)
  expect(line.length).toBeLessThan(120)
  expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('/servces')
})

test('in a pull request the report is an annotation for GitHub', () => {
  expect(reportOn('See [us](/servces).', formatAnnotation)).toBe(
    `::error file=pages/services.mdx,line=22,col=10::${misspelt} Write: See [us](/services). [references.no-page]`,
  )
})

test('an annotation is one line: line breaks and percent signs are encoded, each once', () => {
  expect(
    reportOn('Free:\n```\nand 5% of all money here\nis more than many have\n```', formatAnnotation),
  ).toMatch(/Write:%0Aand 5%25 of all money here%0Ais more than many have \[style\.code\]$/)
})

test('the README explains frequent reports in the words of their messages', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  const [, table = ''] = /\| Report \| What to do \|\n.*\n((?:\|.*\n)+)/.exec(readme) ?? []
  const explained = table.match(/^\| .*?(?= \| )/gm)?.map((start) => start.slice(2).replaceAll('`', ''))
  const frequent = [
    messages['references.no-page']({typed: '/abuot', meant: '/about'}),
    messages['references.no-record']({typed: 'open-evning', meant: 'open-evening', file: 'events.yaml'}),
    messages['syntax.tag-unclosed']({name: 'Actions'}),
    messages['schema.must-be']({
      ...{name: 'spots', isLine: false, must: 'a whole number', example: 'spots: 12'},
      inForm: {label: 'Spots', must: 'a whole number', example: '12'},
    }),
    messages['characters.odd']({name: 'a special space from a word processor'}),
  ]
  expect(explained).toEqual(frequent.map(({problem}) => problem))
})
