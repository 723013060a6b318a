import {expect, test} from 'vitest'
import {formatLegalFile, legalChanges} from '../../src/site/content/legal.ts'
import {fileText} from '../../src/site/fileText.ts'
import {readSite, type SiteFiles} from '../../src/site/readSite.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {reported} from './caseSite.ts'

const project: SiteFiles = {...readSite(process.cwd()), committedText: undefined}
const [page, details] = ['pages/terms.mdx', 'content/site.yaml']
const terms = fileText(project, page)
const {now} = legalChanges(project) ?? {}
const kept = withFileText(project, 'content/legal.yaml', now ? formatLegalFile(now) : '')

/** What is found about legal words that had not changed, and then were changed like that. */
function foundAfter({words, date}: {words?: (text: string) => string; date?: string}, launch = false): string[] {
  const reworded = words ? withFileText(kept, page, words(terms)) : kept
  const site = fileText(kept, details)
  const changed = date
    ? withFileText(reworded, details, site.replace(/^updated: .*$/m, `updated: "${date}"`))
    : reworded
  return reported(changed, {launch, today: '2032-01-01'}).filter((each) => each.includes('legal'))
}

const addRule = (text: string) => `${text}\nBe kind.\n`

test('S14.5 legal words and their date change together', () => {
  expect(foundAfter({})).toEqual([])
  expect(foundAfter({words: addRule})).toEqual([expect.stringMatching(/^content\/site.yaml:\d+ site.legal-date/)])
  expect(foundAfter({date: '2031-07'})).toEqual([expect.stringContaining('site.legal-words')])
  expect(foundAfter({words: addRule, date: '2031-07'})).toEqual([expect.stringContaining('site.legal-both')])
})

test('S14.5 it is an error before a launch', () => {
  expect(foundAfter({words: addRule})[0]).toContain('(advice)')
  expect(foundAfter({words: addRule}, true)[0]).not.toContain('(advice)')
})

test('S14.5 the date waits while there is an error, which may bring back the words that were there', () => {
  expect(foundAfter({words: (text) => `${text}\nBe **kind.\n`})).toEqual([])
})

test.each<[string, (text: string) => string]>([
  ['of where a link to a page of ours leads', (text) => text.replace(/\]\(\/[\w-]+\)/, '](/about)')],
  ['of another comma or another dash', (text) => text.replace(/, /g, ' – ').replace(/’/g, "'")],
  ['of lines that are broken elsewhere', (text) => text.replace(/ (\S+\n)$/, '\n$1')],
])('S14.5 nothing is found %s', (_, words) => {
  expect(words(terms)).not.toBe(terms)
  expect(foundAfter({words})).toEqual([])
})
