import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {TextBefore} from '../../src/site/committedTexts.ts'
import {checkSite} from '../../src/check/checkSite.ts'
import {writeReport} from '../../src/check/report.ts'
import {siteWith} from '../../src/site/siteWith.ts'
import {caseSite, site, textsOfSite} from './caseSite.ts'

const folder = join(import.meta.dirname, 'before')

test('a record that was there already may have been taken off its page', () => {
  const {changed} = caseSite(join(import.meta.dirname, 'cases/unused/new-record'))
  const told = (before: TextBefore) =>
    checkSite({...changed, before}, {today: '2026-01-01'}).find(({rule}) => rule === 'unused')?.help
  expect(told(() => undefined)).toMatch(/^Write in pages/)
  expect(told((file, text) => (file === 'pages/index.mdx' ? `${text}<EventCard event="open-day" />` : undefined))).toBe(
    'If you took it off pages/index.mdx on purpose, delete this record. If not, bring its tag back there.',
  )
})

/** The messages about a page of the site when its words were others before. */
function messagesAfter(was: string, is: string): string[] {
  const file = 'pages/services.mdx'
  const old = (textsOfSite.get(file) ?? '').replace('Every track is free.', was)
  const changed = siteWith(site, file, old.replace(was, is))
  return checkSite({...changed, before: () => old}, {today: '2026-01-01'}).map(({message}) => message)
}

test.each([
  ['a small word is taken out', 'All that we do is free.', 'All we do is free.'],
  ['a word is written twice', 'We know that it is free.', 'We know that that is free.'],
  ['two letters change places', 'We hear from three people.', 'We hear form three people.'],
  ['a sentence becomes one word', 'Every track is free.', 'Yes.'],
  ['a heading takes in the words below it', '### Our year\n\nin numbers\n\nCome.', '### Our year in numbers\n\nCome.'],
  ['two lines become one', 'Every track is free.\nCome along.', 'Every track is free. Come along.'],
])('S14.8 nothing is reported when %s', (_what, was, is) => {
  expect(messagesAfter(was, is)).toEqual([])
})

test('S14.8 nothing is reported of lines of a list that change places', () => {
  const file = 'content/tracks.yaml'
  const text = (first: string, second: string) =>
    (textsOfSite.get(file) ?? '').replace('First.', first).replace('Second.', second)
  const [one, other] = ['Where money goes.', 'What is left of it.']
  const changed = siteWith(site, file, text(other, one))
  const told = checkSite({...changed, before: () => text(one, other)}, {today: '2026-01-01'})
  expect(told.map(({message}) => message)).toEqual([])
})

test.each([
  ['two points of a list', '- We teach\n- We listen', '- We teach - We listen'],
  ['words and the heading below them', 'We teach.\n\n### Ask us\n\nWe answer.', 'We teach. ### Ask us\n\nWe answer.'],
])('S14.8 joining %s is reported', (_what, was, is) => {
  expect(messagesAfter(was, is)).toContain('Two lines have run together here.')
})

test.each(readdirSync(folder))('S14.8 what is said of %s, where it is known what stood there before', (name) => {
  const {changed, texts} = caseSite(join(folder, name))
  const before = (file: string, text: string) => (textsOfSite.get(file) === text ? undefined : textsOfSite.get(file))
  const problems = checkSite({...changed, before}, {today: '2026-01-01'})
  const said = `${problems.map((problem) => writeReport(problem, texts.get(problem.file) ?? '')).join('\n\n')}\n`
  const path = join(folder, name, 'expected.txt')
  // UPDATE=1 writes what is said now, to be read and judged in the diff.
  if (process.env.UPDATE) writeFileSync(path, said)
  expect(said).toBe(readFileSync(path, 'utf8'))
})
