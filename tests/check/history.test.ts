import {expect, test} from 'vitest'
import {check} from '../../src/check/check.ts'
import {applyEdits} from '../../src/site/text/edit.ts'
import {positionAt} from '../../src/site/text/positions.ts'
import {site, siteAfter, textsOfSite} from './caseSite.ts'

/** What is found of a file after a change, where git knows what it said before. */
function afterChange(file: string, was: string, is: string, old: Record<string, [string, string]> = {}) {
  const earlier = siteAfter(site, old)
  const known = new Map([...earlier.pages.map((page) => [page.file, page.text] as const)])
  const textBefore = (name: string) => known.get(name) ?? earlier.content.get(name.replace('content/', ''))?.text
  const changed = siteAfter(earlier, {[file]: [was, is]})
  const committedText = (name: string, text: string) => (textBefore(name) === text ? undefined : textBefore(name))
  return {findings: check({...changed, committedText}, {today: '2026-01-01'}), text: textBefore(file) ?? ''}
}

const [page, events, tracks] = ['pages/services.mdx', 'content/events.yaml', 'content/tracks.yaml']

test.each([
  ['an attribute', page, ' track="essentials"', '', 25],
  ['the capitals of a tag', page, '<CardGrid>\n', '<CARDGRID>\n', 24],
  ['half of a tag', page, '<CurriculumTrack track', 'CurriculumTrack track', 25],
  ['a tag that is needed', page, '<CardGrid>\n', '', 24],
  ['the letters of an address', page, '#next-up', '#nxet-up', 16],
  ['a digit', 'content/site.yaml', '020 7946 0012', '020 7946 001', 15],
  ['a quote mark', 'content/facts.yaml', 'value: "50+"', 'value: "50+', 2],
  ['a field', events, '  location: Online\n', '', 6],
  ['two fields', tracks, '  duration: 8-12 weeks\n  weeks: { from: 8, to: 12 }\n', '', 3],
  ['the start of a record', events, '- id: open-evening\n  title: Open evening\n', '', 1],
  ['a value', events, 'title: Open evening', 'title:', 2],
  ['spaces at the start of a line', events, '  price: Free', '    price: Free', 6],
  ['a tab', events, '  price: Free', '\tprice: Free', 6],
  ['the end of a line', events, 'price: Free\n  location', 'price: Free location', 6],
  [
    'where lines begin',
    tracks,
    '    - { title: Two, description: Second. }\n    - {',
    '  - { title: Two, description: Second. }\n  - {',
    12,
  ],
])('S14.8 after a slip %s comes back', (_, file, was, is, line) => {
  const {findings, text} = afterChange(file, was, is)
  const changed = text.replace(was, () => is)
  const restored = findings.find(({fix}) => fix && applyEdits(changed, [...fix]) === text)
  expect(restored).toMatchObject({file, severity: 'error'})
  expect(positionAt(changed, restored?.from ?? 0).line).toBe(line)
})

test.each([
  ['a record has a new id', events, 'open-evening', 'summer-party', 'pages/index.mdx', 'event="summer-party"'],
  ['a heading is renamed', 'pages/index.mdx', '## Next up', '## Come and meet us', page, '(/#come-and-meet-us)'],
])('when %s, what leads to it is mended to follow', (_, file, was, is, other, written) => {
  const {findings} = afterChange(file, was, is)
  expect(findings.map((each) => [each.file, applyEdits(textsOfSite.get(other) ?? '', [...(each.fix ?? [])])])).toEqual([
    [other, expect.stringContaining(written)],
  ])
})

test.each([
  ['in another form', 'date: 2030-03-14', 'date: 22 March 2031', '2031-03-22'],
  [
    'with a slip in its key',
    'title: Open evening',
    'titel: Open evening for parents',
    'title: Open evening for parents',
  ],
])('S14.8 a new value %s stays', (_, was, is, written) => {
  const {findings, text} = afterChange(events, was, is)
  const [finding] = findings
  expect(applyEdits(text.replace(was, is), [...(finding?.fix ?? [])])).toContain(written)
  expect(finding?.isFixFromGit).toBeUndefined()
})

const words = 'Every track is free.'

test.each([
  ['a new paragraph', `${words}\n\nSee [us](/servces) for more.`],
  ['a new sentence', `${words} See [us](/zebra) for more.`],
  ['a new line', `${words}\nAnd there is **more.`],
  ['another sentence', 'See [what we teach young people](/zebra) for more.'],
])('S14.8 %s with a mistake stays', (_, is) => {
  const {findings, text} = afterChange(page, words, is)
  const [finding] = findings
  expect(finding).toMatchObject({file: page, severity: 'error'})
  expect(finding?.isFixFromGit).toBeUndefined()
  expect(applyEdits(text.replace(words, is), [...(finding?.fix ?? [])])).toContain('more.')
})

test.each([
  ['a small word is taken out', 'All that we do is free.', 'All we do is free.'],
  ['a word is written twice', 'We know that it is free.', 'We know that that is free.'],
  ['two letters change places', 'We hear from three people.', 'We hear form three people.'],
  ['a sentence becomes one word', 'Every track is free.', 'Yes.'],
  ['a heading takes in the words below it', '### Our year\n\nin numbers\n\nCome.', '### Our year in numbers\n\nCome.'],
  ['two lines become one', 'Every track is free.\nCome along.', 'Every track is free. Come along.'],
])('S14.8 nothing is found when %s', (_, was, is) => {
  expect(afterChange(page, was, is, {[page]: [words, was]}).findings).toEqual([])
})

test('S14.8 nothing is found of points of a list that change places', () => {
  const [one, other] = ['description: First.', 'description: Where money goes.']
  expect(afterChange(tracks, one, other, {[tracks]: ['description: Second.', other]}).findings).toEqual([])
})

test('without a history the check says what it knows by itself', () => {
  const changed = siteAfter(site, {[page]: ['<CardGrid>\n', '<CARDGRID>\n']})
  const [finding] = check(changed, {today: '2026-01-01'})
  expect(finding).toMatchObject({file: page, severity: 'error'})
  expect(finding?.isFixFromGit).toBeUndefined()
})
