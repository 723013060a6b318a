import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {addressOf} from '../../src/check/address.ts'
import {checkSite} from '../../src/check/checkSite.ts'
import {readContentFile} from '../../src/check/content/contentFile.ts'
import {decode} from '../../src/check/decode.ts'
import {parsePage} from '../../src/check/page/parsePage.ts'
import {readSite, type SiteFiles} from '../../src/check/readSite.ts'
import {writeReport} from '../../src/check/report.ts'

const folder = join(import.meta.dirname, 'cases')
const site = readSite(join(import.meta.dirname, 'site'))

/** Words that a fundraiser should never have to read. */
const jargon = /\b(acorn|JSX|expression|token|U\+[0-9A-F]|undefined|null|scalar|mapping|parse[rd]?|syntax)\b/i

test('the site that the cases change has no mistakes', () => {
  expect(checkSite(site, {today: '2026-01-01'})).toEqual([])
})

test.each(readdirSync(folder))('%s', (name) => {
  const {changed, texts} = siteWith(name)
  const reports = checkSite(changed, {today: '2026-01-01', launch: name.startsWith('launch-')}).map((problem) =>
    writeReport(problem, texts.get(problem.file) ?? ''),
  )
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
})

/** The site with the files of a case in place of its own: `services.mdx`, or another page, or a file of `content/`. */
function siteWith(name: string): {changed: SiteFiles; texts: Map<string, string>} {
  const changed = {...site, pages: [...site.pages], content: new Map(site.content), pageFiles: [...site.pageFiles]}
  const texts = new Map(site.pages.map((page) => [page.file, page.text]))
  for (const file of readdirSync(join(folder, name))) {
    const bytes = readFileSync(join(folder, name, file))
    if (file.endsWith('.yaml')) {
      changed.content.set(file, readContentFile(file, bytes))
      texts.set(`content/${file}`, decode(bytes).text)
    } else if (file === 'names.txt') changed.pageFiles.push(...decode(bytes).text.trim().split('\n'))
    else if (file === 'input.mdx') {
      const {text, legacy} = decode(bytes)
      const page = parsePage('pages/services.mdx', text, site.components, legacy)
      changed.pages = [...site.pages.filter((each) => each.file !== page.file), page]
      texts.set(page.file, page.text)
    }
  }
  changed.addresses = new Map(changed.pages.map((page) => [addressOf(page.file), page]))
  for (const [file, {text}] of changed.content)
    if (!existsSync(texts.get(file) ?? '')) texts.set(`content/${file}`, text)
  return {changed, texts}
}
