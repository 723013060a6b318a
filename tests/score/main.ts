import {execFileSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {check} from '../../src/check/check.ts'
import {messageOf} from '../../src/check/report.ts'
import {fileText} from '../../src/site/fileText.ts'
import {readSite} from '../../src/site/readSite.ts'
import {linesOf, positionAt} from '../../src/site/text/positions.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {type Judged, judge, pages, records} from '../check/typos/judge.ts'
import {pagesThatFailToCompile, typosInPages, typosInRecords} from '../check/typos/typos.ts'
import {linesByFolder} from './linesByFolder.ts'

const {values} = parseArgs({
  options: {
    /** The number of commits of the pages to check. */
    history: {type: 'string', default: '40'},
    /** A file to write all results to, with each typo. */
    json: {type: 'string'},
  },
})

const onPages = typosInPages(pages, 40)
const inRecords = typosInRecords(records, 19)
const typos = {
  'typos on pages, committed before': judge(onPages, {tolerance: 2}),
  'typos on new pages': judge(onPages, {tolerance: 2, isCommitted: false}),
  'typos in records, committed before': judge(inRecords),
  'typos in new records': judge(inRecords, {isCommitted: false}),
  'pages that fail to compile': judge(await pagesThatFailToCompile(pages, 150)),
}
for (const [name, judged] of Object.entries(typos)) {
  console.log(name)
  console.table(countsByKind(judged))
}
const history = findingsInHistory(Number(values.history))
console.log([`Findings in the history of the pages: ${history.length}`, ...history].join('\n'))
const lines = linesByFolder()
console.table(lines)
if (values.json) writeFileSync(values.json, JSON.stringify({typos, history, lines}, null, 1))

/** Counts, for each kind of typo and for all, how many are reported, located, reported once, and restored. */
function countsByKind(judged: Judged[]) {
  const figures = ['isReported', 'isLocated', 'isReportedOnce', 'isRestored'] as const
  const kinds = [...new Set(judged.map(({kind}) => kind)), 'all']
  return Object.fromEntries(
    kinds.map((kind) => {
      const all = judged.filter((each) => kind === 'all' || each.kind === kind)
      const counts = figures.map((figure) => [figure, all.filter((each) => each[figure]).length])
      return [kind, {typos: all.length, ...Object.fromEntries(counts)}]
    }),
  )
}

/**
 * Checks the pages and records of the newest commits as their authors would have before committing, with the
 * components and schemas of today. Returns each finding once.
 */
function findingsInHistory(count: number): string[] {
  const site = readSite(process.cwd())
  const log = git('log', `-${count}`, '--format=%H %cs', '--', 'pages', 'content/*.yaml').split('\n')
  const found = new Map<string, string>()
  for (const [commit = '', today = ''] of log.map((line) => line.split(' '))) {
    const [texts, before] = [textsAt(commit), textsAt(`${commit}^`)]
    const names = [
      ...site.pages.map(({file}) => file),
      ...[...site.content.keys()].map((name) => `content/${name}`),
    ]
    const then = [...names, ...texts.keys()].reduce(
      (each, file) => withFileText(each, file, texts.get(file)),
      site,
    )
    const committedText = (file: string, text: string) =>
      before.get(file) === text ? undefined : before.get(file)
    for (const finding of check({...then, committedText}, {today})) {
      const text = fileText(then, finding.file)
      const line = linesOf(text)[positionAt(text, finding.start).line - 1]?.text.trim()
      const {file, severity, id} = finding
      const words = `${file} ${severity} ${id}\n  ${line}\n  ${messageOf(finding).problem}`
      found.set(words, `${commit.slice(0, 8)} ${words}`)
    }
  }
  return [...found.values()]
}

function textsAt(commit: string): Map<string, string> {
  const listed = git('ls-tree', '-r', commit, 'pages', 'content').matchAll(
    /blob (\w+)\t(.*\.(?:mdx|yaml))$/gm,
  )
  return new Map([...listed].map(([, blob = '', file = '']) => [file, `${git('cat-file', 'blob', blob)}\n`]))
}

function git(...words: string[]): string {
  return execFileSync('git', words, {encoding: 'utf8'}).trimEnd()
}
