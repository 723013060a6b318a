import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {TextBefore} from '../../src/check/before/committedTexts.ts'
import {checkSite} from '../../src/check/checkSite.ts'
import {writeReport} from '../../src/check/report.ts'
import {siteWith} from '../../src/check/siteWith.ts'
import {caseSite, site, textsOfSite} from './caseSite.ts'

const folder = join(import.meta.dirname, 'before')

test('a record that was there already may have been taken off its page', () => {
  const {changed} = caseSite(join(import.meta.dirname, 'cases/content/unused'))
  const told = (before: TextBefore) =>
    checkSite({...changed, before}, {today: '2026-01-01'}).find(({rule}) => rule === 'unused')?.help
  expect(told(() => undefined)).toMatch(/^Write in pages/)
  expect(told((file, text) => (file === 'pages/index.mdx' ? `${text}<EventCard event="open-day" />` : undefined))).toBe(
    'If you took it off pages/index.mdx on purpose, delete this record. If not, bring its tag back there.',
  )
})

test('a day that is not that of the words is told at the one that was changed', () => {
  const file = 'content/events.yaml'
  const old = (textsOfSite.get(file) ?? '').replace('Meet the team.', 'Thursday with the team.')
  const told = (text: string) =>
    checkSite({...siteWith(site, file, text), before: () => old}, {today: '2026-01-01'}).map(({line}) => line)
  const lineOf = (field: string) => old.split('\n').findIndex((line) => line.includes(`${field}:`)) + 1
  expect(told(old)).toEqual([])
  expect(told(old.replace('2030-03-14', '2030-03-15'))).toEqual([lineOf('date')])
  expect(told(old.replace('Thursday', 'Friday'))).toEqual([lineOf('description')])
})

test('a word that came twice is told, though it may well stand twice', () => {
  const file = 'pages/services.mdx'
  const old = (textsOfSite.get(file) ?? '').replace('Every track is free.', 'We know that it is free.')
  const told = (text: string) =>
    checkSite({...siteWith(site, file, text), before: () => old}, {today: '2026-01-01'}).map(({message}) => message)
  expect(told(old.replace('that', 'that that'))).toEqual(['The same word stands here twice.'])
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
