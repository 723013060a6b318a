import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {compile} from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import {expect, test} from 'vitest'
import {checkPage} from '../../src/check/checkPage.ts'
import {checkSite} from '../../src/check/checkSite.ts'
import type {Problem} from '../../src/check/problem.ts'
import {writeReport} from '../../src/check/report.ts'
import {rules} from '../../src/check/rules.ts'
import {caseSite, site} from './caseSite.ts'

const folder = join(import.meta.dirname, 'cases')

/** Each case as `rule/case`; those under `none` are about what no rule may say. */
const cases = readdirSync(folder).flatMap((rule) => readdirSync(join(folder, rule)).map((name) => `${rule}/${name}`))

/** Words that a fundraiser should never have to read. */
const jargon = /\b(acorn|JSX|expression|token|U\+[0-9A-F]|undefined|null|scalar|mapping|parse[rd]?|syntax)\b/i

test('the site that the cases change has no mistakes', () => {
  expect(checkSite(site, {today: '2026-01-01'})).toEqual([])
})

const known = new Map<string, {problems: Problem[]; texts: Map<string, string>}>()

/** What the check says of a case, and the texts that it says it of. */
function checked(name: string): {problems: Problem[]; texts: Map<string, string>} {
  const before = known.get(name)
  if (before) return before
  const {changed, texts} = caseSite(join(folder, name))
  const problems = checkSite(changed, {today: '2026-01-01', launch: name.endsWith('/launch')})
  known.set(name, {problems, texts})
  return {problems, texts}
}

test.each(cases)('%s', (name) => {
  const {texts, problems} = checked(name)
  const reports = problems.map((problem) => writeReport(problem, texts.get(problem.file) ?? ''))
  const path = join(folder, name, 'expected.txt')
  const said = reports.length > 0 ? `${reports.join('\n\n')}\n` : ''
  // UPDATE=1 writes what is said now, to be read and judged in the diff.
  if (process.env.UPDATE) writeFileSync(path, said)
  expect(said).toBe(readFileSync(path, 'utf8'))
  for (const report of reports) {
    const words = report.split('\n').filter((line) => !/^ *\d* \|/.test(line))
    expect(words.join('\n')).not.toMatch(jargon)
    expect(report.split('\n').length).toBeLessThanOrEqual(6)
  }
  const [rule] = name.split('/')
  if (rule === 'none') expect(problems).toEqual([])
  else expect(problems.map((problem) => problem.rule)).toContain(rule)
})

/** The words of a text, in small letters. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

test.each(cases)('%s: what is to be written goes in for signs that are marked, or for the whole line', (name) => {
  const {problems, texts} = checked(name)
  for (const {file, line, write, help = '', swap} of problems) {
    // What reports print behind “Write:” is copied as it stands, so a choice or a condition is another sentence.
    expect(help).not.toContain('Write: ')
    const typed = (texts.get(file) ?? '').split('\n')[line - 1] ?? ''
    if (write === undefined || swap?.by === write) continue
    // Of a whole line some words stay, at its start or its end; what goes to another line is told beside it.
    const [words, put] = [wordsOf(typed), wordsOf(write)]
    const gone = words.filter((word) => !put.includes(word) && !wordsOf(help).includes(word))
    const isLine = gone.length < 2 || words[0] === put[0] || words.at(-1) === put.at(-1)
    expect(isLine, `${file}, line ${line}: ${write}`).toBe(true)
  }
})

test.each(cases.filter((name) => !name.startsWith('characters/') && readsWell(name)))(
  '%s is let pass, and can be built',
  async (name) => {
    const {changed} = caseSite(join(folder, name))
    for (const page of changed.pages)
      await expect(
        compile(page.text, {remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm]}),
      ).resolves.toBeDefined()
  },
)

/** Whether a case has no mistake, but at most advice. */
function readsWell(name: string): boolean {
  const path = join(folder, name, 'expected.txt')
  const reports = existsSync(path) ? readFileSync(path, 'utf8').split(/\n\n(?=\S)/) : ['of a new case']
  return reports.every((report) => report === '' || /^.*\(advice\)\n/.test(report))
}

const pageCases = cases.filter(
  (name) =>
    rules.some((rule) => name.startsWith(`${rule.name}/`)) &&
    readdirSync(join(folder, name)).some((file) => /\.mdx(\.diff)?$/.test(file)),
)

test.each(pageCases)('%s is told by its rule and by no other', (name) => {
  const {changed} = caseSite(join(folder, name))
  const messages = (among: typeof rules) =>
    changed.pages.flatMap((page) => checkPage(page, changed, among).map((problem) => problem.message))
  const others = rules.filter((rule) => !name.startsWith(`${rule.name}/`))
  expect(messages(others)).not.toEqual(messages(rules))
})

test.each(rules.map((rule) => rule.name))('the rule %s has a case', (rule) => {
  expect(cases.some((name) => name.startsWith(`${rule}/`))).toBe(true)
})

test('rules.ts lists every file of rules/, by the name of its rule', () => {
  const files = readdirSync(join(import.meta.dirname, '../../src/check/rules'))
  expect(files.sort()).toEqual(rules.map(({name}) => `${name}.ts`).sort())
})
