import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {checkSite} from '../../src/check/checkSite.ts'
import {writeReport} from '../../src/check/report.ts'
import {caseSite, textsOfSite} from './caseSite.ts'

const folder = join(import.meta.dirname, 'before')

test.each(readdirSync(folder))('what is said of %s, where it is known what stood there before', (name) => {
  const {changed, texts} = caseSite(join(folder, name))
  const before = (file: string, text: string) => (textsOfSite.get(file) === text ? undefined : textsOfSite.get(file))
  const problems = checkSite({...changed, before}, {today: '2026-01-01'})
  const said = `${problems.map((problem) => writeReport(problem, texts.get(problem.file) ?? '')).join('\n\n')}\n`
  const path = join(folder, name, 'expected.txt')
  // UPDATE=1 writes what is said now, to be read and judged in the diff.
  if (process.env.UPDATE) writeFileSync(path, said)
  expect(said).toBe(readFileSync(path, 'utf8'))
})
