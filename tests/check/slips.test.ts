import {join} from 'node:path'
import {expect, test} from 'vitest'
import {addressOf} from '../../src/site/address.ts'
import {checkSite} from '../../src/check/checkSite.ts'
import {followed} from '../../src/check/followed.ts'
import {readPage} from '../../src/site/page/page.ts'
import type {Problem} from '../../src/check/problem.ts'
import {readSite} from '../../src/site/readSite.ts'
import {type Slipped, slippedPages, slips} from './slips.ts'

const site = readSite(join(import.meta.dirname, '../..'))
const today = '2026-01-01'
// SLIPS and SEED take more and others, SHOW prints what is not told well.
const wanted = Number(process.env.SLIPS ?? 40)
const seed = Number(process.env.SEED ?? 1)

const nameOf = ({file, message}: Problem) => `${file}: ${message}`
const before = new Set(checkSite(site, {today}).map(nameOf))

/** What is said of the site when a page of it has that text. */
function saidOf(file: string, text: string): Problem[] {
  const page = readPage(file, text, site.components)
  const pages = site.pages.map((each) => (each.file === file ? page : each))
  const changed = {
    ...site,
    pages,
    addresses: new Map(pages.map((each) => [addressOf(each.file), each])),
    before: textBefore,
  }
  return checkSite(changed, {today}).filter((problem) => !before.has(nameOf(problem)))
}

/** The text of a page before the slip. */
function textBefore(file: string, text: string): string | undefined {
  const own = site.pages.find((page) => page.file === file)?.text
  return own === text ? undefined : own
}

/** Whether what the first message says to write, or to bring back beside its line, brings back the text. */
function isRestored(file: string, text: string, [first]: Problem[]): boolean {
  if (!first || first.file !== file) return false
  const {line, help = ''} = first
  const [, where, lost] = /^Write (above|below) this line [^:]*: (.*)$/m.exec(help) ?? []
  const at = where === 'above' ? line - 1 : line
  const lines = text.split('\n')
  const mended = lost ? lines.toSpliced(at, 0, lost).join('\n') : followed(first, text)
  return mended?.replace(/^ +/gm, '') === textBefore(file, text)?.replace(/^ +/gm, '')
}

/** A message may point to the block above or below an empty line. */
const near = 2

test.each(Object.entries(slips))('%s is told, where it is, and once', (name, slip) => {
  const figures = {slips: 0, told: 0, atPlace: 0, once: 0, restored: 0}
  const missed: string[] = []
  for (const {file, line, was, is, text} of slippedPages(site.pages, slip, {seed, tries: 100 * wanted})) {
    if (figures.slips === wanted) break
    figures.slips++
    const said = saidOf(file, text)
    const isNear = said.some((problem) => problem.file === file && Math.abs(problem.line - line) <= near)
    if (said.length > 0) figures.told++
    if (isNear) figures.atPlace++
    if (said.length === 1) figures.once++
    if (isRestored(file, text, said)) figures.restored++
    if (said.length !== 1 || !isNear) missed.push(report({file, line, was, is}, said))
  }
  process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`)
  if (process.env.SHOW) process.stdout.write(`${missed.join('\n')}\n`)
  for (const figure of [figures.told, figures.atPlace, figures.once])
    expect(figure / figures.slips).toBeGreaterThanOrEqual(0.9)
  // Of a line that came twice, or that is gone, only what to do is said.
  if (!/line/.test(name)) expect(figures.restored / figures.slips).toBeGreaterThanOrEqual(0.9)
})

function report({file, line, was, is}: Omit<Slipped, 'text'>, said: Problem[]): string {
  const messages = said.map((each) => `    ${each.file}:${each.line} ${each.message} ${each.write ?? each.help}`)
  return [`${file}:${line}`, `  ${was}`, `  ${is}`, ...messages].join('\n')
}
