import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {compile} from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import {expect, test} from 'vitest'
import {parsePage} from '../../src/check/page/parsePage.ts'
import {readComponents} from '../../src/check/readComponents.ts'
import {sequence} from '../random.ts'

const root = join(import.meta.dirname, '../..')
const components = readComponents(root)
const wanted = Number(process.env.MUTANTS ?? 300)
const seed = Number(process.env.SEED ?? 12)

/** The characters that a finger slips on, in a page made of tags, quotes and dashes. */
const slips = [...'<>{}"\'/=-:[]()#*\\ ab1.,“’\t&|`!@']

interface Mutant {
  name: string
  line: number
  text: string
  what: string
}

/** One character more or less, at a place that the seed picks. */
function* mutants(only: RegExp): Generator<Mutant> {
  const random = sequence(seed)
  const names = readdirSync(join(root, 'pages'), {recursive: true, encoding: 'utf8'})
  const pages = names
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({name, text: readFileSync(join(root, 'pages', name), 'utf8')}))
  for (;;) {
    const {name, text} = pages[Math.floor(random() * pages.length)] ?? {name: '', text: ''}
    const at = Math.floor(random() * text.length)
    const line = text.slice(0, at).split('\n').length
    if (!only.test(text.split('\n')[line - 1] ?? '')) continue
    if (random() < 0.5) {
      if (text[at] === '\n') continue
      yield {name, line, text: text.slice(0, at) + text.slice(at + 1), what: `delete ${text[at]}`}
    } else {
      const one = slips[Math.floor(random() * slips.length)] ?? '<'
      yield {name, line, text: text.slice(0, at) + one + text.slice(at), what: `insert ${one}`}
    }
  }
}

async function compiles(text: string): Promise<boolean> {
  try {
    await compile(text, {remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm]})
    return true
  } catch {
    return false
  }
}

test.each([
  ['anywhere', /^/],
  ['in a tag, an import or the head', /^\s*<|^import|^---|^\w+: /],
])('every slip of one character that breaks a page is told, on its line, and explained: %s', async (_where, only) => {
  const figures = {broken: 0, told: 0, onLine: 0, explained: 0, once: 0}
  const missed: string[] = []
  for (const mutant of mutants(only)) {
    if (figures.broken === wanted) break
    if (await compiles(mutant.text)) continue
    figures.broken++
    const {problems} = parsePage(`pages/${mutant.name}`, mutant.text, components)
    const here = problems.filter((problem) => problem.line === mutant.line)
    if (problems.length > 0) figures.told++
    if (here.length > 0) figures.onLine++
    if (problems.length > 0 && problems.every((problem) => problem.rule !== 'unreadable')) figures.explained++
    if (problems.length === 1) figures.once++
    if (problems.length !== 1 || here.length === 0 || problems.some((problem) => problem.rule === 'unreadable')) {
      const source = mutant.text.split('\n')[mutant.line - 1]
      missed.push(
        `${mutant.name}:${mutant.line} ${mutant.what} | ${source}\n${problems.map((p) => `      ${p.line}:${p.column} ${p.message}`).join('\n')}`,
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
