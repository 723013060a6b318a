import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {applyChange} from '../check/applyChange.ts'
import type {Case} from './engine.ts'

const tests = join(import.meta.dirname, '../check')
export const fixtureSite = join(tests, 'site')

/** The folders of `tests/check/cases` that each class of mistakes is in. */
const folders = {
  syntax: 'syntax brackets',
  schema: 'schema content frontmatter subjects',
  'links and ids': 'links linkAddresses records ids copiedLinks routes unreached unused contentsLists',
  components: 'components props imports nesting parts rows bands kindsBeside layout shares shownTwice',
  signs: `characters signsShown markdown listSigns straightMarks code codeBlocks tagsAsWords tagSpaces signsBesideTags
    signsBetween unseen notes dividers`,
  structure: 'headings headingSpelling emptySections images labels linkWords tables lists numbering blockQuotes size',
  files: 'encoding folders pictures routing',
  'words, leftovers, facts': 'typing asidesLeft placeholders frontmatterWords dates invented factsLiteral',
  'in order': 'none',
}

/** The text of each page and each file of records of a site, by its path. */
export function textsOf(root: string): Map<string, string> {
  const files = ['pages', 'content'].flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`),
  )
  const read = files.filter((file) => /\.(mdx|yaml)$/.test(file))
  return new Map(read.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** All cases: as if git knew nothing, and those that change lines that stood there once more with git. */
export function fixtures(): Case[] {
  const named = Object.entries(folders).flatMap(([kind, all]) => all.split(/\s+/).map((folder) => ({kind, folder})))
  const casesIn = (kind: string, folder: string) =>
    readdirSync(join(tests, folder))
      // An engine is asked about texts: what bytes say that are no UTF-8 is for the tests of decoding.
      .filter((name) => !/^(windows-1252|utf-16|word-document)/.test(name))
      .map((name) => readCase(kind, `${folder}/${name}`))
  const plain = named.flatMap(({kind, folder}) => casesIn(kind, `cases/${folder}`))
  const slips = [...casesIn('git', 'before'), ...plain].filter(({original}) => original)
  const known = textsOf(fixtureSite)
  return [...plain, ...slips.map((each) => ({...each, suite: 'fixtures with git', site: {...each.site, known}}))]
}

/** In a case's folder `services.mdx.diff` changes a file of the site, `services.mdx` stands in its place. */
function readCase(kind: string, name: string): Case {
  const texts = textsOf(fixtureSite)
  const changes = readdirSync(join(tests, name)).filter((entry) => entry !== 'expected.txt')
  let original: Case['original']
  for (const entry of changes) {
    const given = readFileSync(join(tests, name, entry), 'utf8')
    const file = `${/\.mdx/.test(entry) ? 'pages' : 'content'}/${entry.replace(/\.diff$/, '')}`
    const text = texts.get(file) ?? ''
    if (entry === 'names.txt') for (const each of given.trim().split('\n')) texts.set(`pages/${each}`, '')
    else texts.set(file, entry.endsWith('.diff') ? applyChange(text, given) : given)
    if (changes.length === 1 && entry.endsWith('.diff') && isSlip(given)) original = {file, text}
  }
  const site = {root: fixtureSite, texts, today: '2026-01-01', launch: name.endsWith('/launch')}
  const expected = readReports(readFileSync(join(tests, name, 'expected.txt'), 'utf8'), texts)
  return {suite: 'fixtures', name, class: kind, site, expected, near: 0, original: expected[0] && original}
}

/** Whether a change alters or loses lines that stood there, and adds none. */
function isSlip(change: string): boolean {
  const [gone = 0, come = 0] = [/^-/gm, /^\+/gm].map((sign) => change.match(sign)?.length)
  return gone > 0 && (come === 0 || come === gone)
}

/** The places of reports, and the line that stands there when somebody writes what they say. */
function readReports(reports: string, texts: Case['site']['texts']): Case['expected'] {
  return reports.split(/\n\n(?=\S)/).flatMap((report) => {
    const [, file, at, advice] = /^(.*), line (\d+)( \(advice\))?$/m.exec(report) ?? []
    if (!file) return []
    const typed = (texts.get(file) ?? '').split(/\r\n?|\n/)[Number(at) - 1] ?? ''
    const [, write] = /^ {2}Write: (.*)$/m.exec(report) ?? []
    const [, shown = '', space = '', marks = ''] = /^ *\d+ \| (.*)\n {5}\| (\s*)(\^+)$/m.exec(report) ?? []
    // Of a long line the report shows a part, between two “…”; a single mark has the whole line written anew.
    const part = typed.indexOf(shown.replace(/^…|…$/g, '')) + space.length - (shown.startsWith('…') ? 1 : 0)
    const [from, to] = marks.length > 1 ? [part, part + marks.length] : [typed.search(/\S|$/), typed.length]
    const fixed = write === undefined ? undefined : typed.slice(0, from) + write + typed.slice(to)
    return [{file, line: Number(at), severity: advice ? 'advice' : 'error', fixed}]
  })
}
