import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {Count} from '../../components/Count.tsx'
import {Language} from '../../components/Language.tsx'
import {formatTimes} from '../../components/ui/formatTimes.ts'
import {mailDraft} from '../../components/ui/mailDraft.ts'
import {typeset} from '../../components/ui/typeset.ts'
import tracks from '../../content/tracks.yaml'
import {readComponents} from '../../src/site/readComponents.ts'
import {spellNumber} from '../../src/site/text/spellNumber.ts'

// S3.55
test.each([
  ['10:00 AM to 1:00 PM', '10am to 1pm'],
  ['6:30 PM to 8:00 PM', '6:30pm to 8pm'],
  ['10:00 AM to 12:00 PM', '10am to midday'],
])('%s is shown as %s', (times, shown) => {
  expect(formatTimes(times)).toBe(shown)
})

test.each([
  ['a range of numbers with a dash', '8-12 weeks, one-to-one', '8–12 weeks, one-to-one'],
  ['a time of day in one piece', '10:00 AM to 1:00 PM', '10:00\u00a0AM to 1:00\u00a0PM'],
  ['other words as they are', 'I AMAZE', 'I AMAZE'],
])('typography sets %s: %s', (_what, written, shown) => {
  expect(typeset(written)).toBe(shown)
})

test('a count is the number of records in words, with a capital where the page says so', () => {
  const words = spellNumber(tracks.length)
  expect(renderToStaticMarkup(<Count of="tracks" />)).toBe(words)
  const capital = words.replace(/^./, (letter) => letter.toUpperCase())
  expect(renderToStaticMarkup(<Count of="tracks" letter="capital" />)).toBe(capital)
})

test('T13 the mailto address of a draft is short enough for every system', () => {
  expect(mailDraft('us@example.org', 'Long', 'x'.repeat(5000))).toBe('mailto:us@example.org?subject=Long')
  const long = mailDraft('us@example.org', '£'.repeat(5000), 'x')
  expect(long.length).toBeLessThanOrEqual(2000)
  expect(() => decodeURIComponent(long)).not.toThrow()
})

type Code = Parameters<typeof Language>[0]['code']
const codes = readComponents('.')
  .get('Language')
  ?.props.find(({name}) => name === 'code')?.values as Code[]

// S10.21
test.each(codes)('a passage in the language %s has its code and the direction of its script', (code) => {
  expect(new Intl.DisplayNames('en-GB', {type: 'language', fallback: 'none'}).of(code)).toBeTruthy()
  const {script = ''} = new Intl.Locale(code).maximize()
  const direction = ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr'
  const html = renderToStaticMarkup(<Language code={code}>…</Language>)
  expect(/<div[^>]*>/.exec(html)?.[0]).toContain(`lang="${code}" dir="${direction}"`)
})
