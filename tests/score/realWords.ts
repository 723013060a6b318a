import {execFileSync} from 'node:child_process'
import {check} from '../../src/check/check.ts'
import {messageOf} from '../../src/check/report.ts'
import {fileText} from '../../src/site/fileText.ts'
import {readSite, type SiteFiles} from '../../src/site/readSite.ts'
import {linesOf, positionAt} from '../../src/site/text/positions.ts'
import {withFileText} from '../../src/site/withFileText.ts'

function found(site: SiteFiles, today: string): string[] {
  return check(site, {today}).map((finding) => {
    const text = fileText(site, finding.file)
    const typed = linesOf(text)[positionAt(text, finding.from).line - 1]?.text.trim()
    return `${finding.file} ${finding.severity} ${finding.id}\n  ${typed}\n  ${messageOf(finding).problem}`
  })
}

const git = (...words: string[]) => execFileSync('git', words, {encoding: 'utf8'}).trimEnd()

function textsAt(commit: string): Map<string, string> {
  const listed = git('ls-tree', '-r', commit, 'pages', 'content').matchAll(/blob (\w+)\t(.*\.(?:mdx|yaml))$/gm)
  return new Map([...listed].map(([, blob = '', file = '']) => [file, `${git('cat-file', 'blob', blob)}\n`]))
}

/**
 * What is found on the real pages at each of the newest commits that changed them, each finding once, as its author
 * would have read it before that commit. Components and schemas are today's: what they don't know is found too.
 */
export function foundInHistory(commits: number): string[] {
  const now = readSite(process.cwd())
  const log = git('log', `-${commits}`, '--format=%H %cs', '--', 'pages', 'content/*.yaml').split('\n')
  const all = new Map<string, string>()
  for (const [commit = '', today = ''] of log.map((line) => line.split(' '))) {
    const [texts, known] = [textsAt(commit), textsAt(`${commit}^`)]
    const files = new Set([
      ...now.pages.map(({file}) => file),
      ...[...now.content.keys()].map((name) => `content/${name}`),
    ])
    const site = [...files, ...texts.keys()].reduce((each, file) => withFileText(each, file, texts.get(file)), now)
    const committedText = (file: string, text: string) => (known.get(file) === text ? undefined : known.get(file))
    for (const each of found({...site, committedText}, today)) all.set(each, `${commit.slice(0, 8)} ${each}`)
  }
  return [...all.values()]
}
