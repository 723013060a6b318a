import {expect, test} from 'vitest'
import {formatLegalFile, legalChanges} from '../../src/site/content/legal.ts'
import {readSite} from '../../src/site/readSite.ts'
import {reported, siteAfter} from './caseSite.ts'

const project = {...readSite(process.cwd()), committedText: undefined}
const {now} = legalChanges(project) ?? expect.fail('The site has no legal pages.')
const approved = siteAfter(project, {'content/legal.yaml': formatLegalFile(now)})
const terms = approved.pages.find(({file}) => file === 'pages/terms.mdx')?.text ?? ''
const details = approved.content.get('site.yaml')?.text ?? ''
const withDate = details.replace(/^updated: .*$/m, 'updated: "2031-07"')
const withRule = `${terms}\nBe kind.\n`

/**
 * Returns the findings about the legal pages after a change to `pages/terms.mdx`, to the date, or to both.
 */
function reportedAfter({words = terms, dates = details}, launch = false): string[] {
  const changed = siteAfter(approved, {'pages/terms.mdx': words, 'content/site.yaml': dates})
  return reported(changed, {launch, today: '2032-01-01'}).filter((each) => each.includes('legal'))
}

test('S14.5 the text of the legal pages and their date must change together', () => {
  expect(reportedAfter({})).toEqual([])
  expect(reportedAfter({words: withRule})).toEqual([
    expect.stringMatching(/^content\/site.yaml:\d+ site.legal-date/),
  ])
  expect(reportedAfter({dates: withDate})).toEqual([expect.stringContaining('site.legal-words')])
  expect(reportedAfter({words: withRule, dates: withDate})).toEqual([
    expect.stringContaining('site.legal-both'),
  ])
})

test('S14.5 a text without its date is advice, and an error before the launch', () => {
  expect(reportedAfter({words: withRule})[0]).toContain('(advice)')
  expect(reportedAfter({words: withRule}, true)[0]).not.toContain('(advice)')
})

test('S14.5 nothing is reported while there is an error, whose fix may restore the text', () => {
  expect(reportedAfter({words: `${terms}\nBe **kind.\n`})).toEqual([])
})

test.each([
  ['the address of a link', terms.replace(/\]\(\/[\w-]+\)/, '](/about)')],
  ['punctuation', terms.replace(/, /g, ' – ').replace(/’/g, "'")],
  ['line breaks', terms.replace(/ (\S+\n)$/, '\n$1')],
])('S14.5 a change of %s needs no new date', (_, words) => {
  expect(words).not.toBe(terms)
  expect(reportedAfter({words})).toEqual([])
})
