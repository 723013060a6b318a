import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {readPage} from '../../src/site/page/page.ts'
import {readComponents} from '../../src/site/readComponents.ts'
import {compiles, mutants} from './mutants.ts'

const root = join(import.meta.dirname, '../..')
const components = readComponents(root)
const pages = readdirSync(join(root, 'pages'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({file: `pages/${name}`, text: readFileSync(join(root, 'pages', name), 'utf8')}))
const wanted = Number(process.env.MUTANTS ?? 300)
const seed = Number(process.env.SEED ?? 12)

test.each([
  ['anywhere', /^/],
  ['in a tag, an import or the head', /^\s*<|^import|^---|^\w+: /],
])('every slip of one character that breaks a page is told, on its line, and explained: %s', async (_where, only) => {
  const figures = {broken: 0, told: 0, onLine: 0, explained: 0, once: 0}
  const missed: string[] = []
  for (const mutant of mutants(pages, only, seed)) {
    if (figures.broken === wanted) break
    if (await compiles(mutant.text)) continue
    figures.broken++
    const {problems} = readPage(mutant.file, mutant.text, components)
    const here = problems.filter((problem) => problem.line === mutant.line)
    if (problems.length > 0) figures.told++
    if (here.length > 0) figures.onLine++
    if (problems.length > 0 && problems.every((problem) => problem.rule !== 'unreadable')) figures.explained++
    if (problems.length === 1) figures.once++
    if (problems.length !== 1 || here.length === 0 || problems.some((problem) => problem.rule === 'unreadable')) {
      const source = mutant.text.split('\n')[mutant.line - 1]
      missed.push(
        `${mutant.file}:${mutant.line} ${mutant.what} | ${source}\n${problems.map((p) => `      ${p.line}:${p.column} ${p.message}`).join('\n')}`,
      )
    }
  }
  const share = (count: number) => count / figures.broken
  process.stdout.write(`\n${JSON.stringify(figures)}\n`)
  if (process.env.SHOW) process.stdout.write(missed.join('\n'))
  expect(share(figures.told)).toBe(1)
  expect(share(figures.onLine)).toBeGreaterThanOrEqual(0.95)
  expect(share(figures.explained)).toBeGreaterThanOrEqual(0.9)
})
