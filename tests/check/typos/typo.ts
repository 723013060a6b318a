import {check} from '../../../src/check/check.ts'
import {runStages} from '../../../src/check/runStages.ts'
import {stages} from '../../../src/check/stages.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {applyEdits} from '../../../src/site/text/edit.ts'
import {positionAt} from '../../../src/site/text/positions.ts'
import {withFileText} from '../../../src/site/withFileText.ts'

export interface Text {
  file: string
  text: string
}

/** A file of the site with a slip in one line. */
export interface Slipped extends Text {
  kind: string
  line: number
}

/** What the check says of a slip. */
export interface Judged extends Slipped {
  isReported: boolean
  /** Within as many lines as `near`. */
  isAtPlace: boolean
  isOnce: boolean
  /** A fix brings back what stood there; spaces at the start of a line are nothing. */
  isRestored: boolean
  found: string[]
}

const site = readSite(process.cwd())
const today = '2026-01-01'

export const pages: readonly Text[] = site.pages
export const records: readonly Text[] = [...site.content].map(([name, {text}]) => ({file: `content/${name}`, text}))
const known = new Map([...pages, ...records].map(({file, text}) => [file, text]))
const keyOf = ({id, file, data}: ReturnType<typeof check>[number]) => `${file} ${id} ${JSON.stringify(data)}`
const always = new Set(check(site, {today}).map(keyOf))

/** What the check says of slips in files of the site, which git knows as they were. */
export function judge(slips: readonly Slipped[], near = 0): Judged[] {
  return slips.map((slip) => {
    const {file, line, text} = slip
    const committedText = (name: string, now: string) => (known.get(name) === now ? undefined : known.get(name))
    const findings = check({...withFileText(site, file, text), committedText}, {today}).filter(
      (each) => !always.has(keyOf(each)),
    )
    const lineOf = ({file: name, from}: {file: string; from: number}) =>
      positionAt(name === file ? text : (known.get(name) ?? ''), from).line
    return {
      ...slip,
      isReported: findings.length > 0,
      isAtPlace: findings.some((each) => each.file === file && Math.abs(lineOf(each) - line) <= near),
      isOnce: findings.length === 1,
      isRestored: findings.some(
        (each) =>
          each.file === file && each.fix && unindented(applyEdits(text, [...each.fix])) === unindented(known.get(file)),
      ),
      found: findings.map((each) => `${each.file}:${lineOf(each)} ${each.id}`),
    }
  })
}

/** The errors of a page with another text, and their lines, of whatever has to do with reading it. */
export function errorsOn(file: string, text: string): {id: string; line: number}[] {
  const scope = {site: withFileText(site, file, text), today, launch: false, files: new Set([file])}
  return runStages(scope, stages.slice(0, 3)).map(({id, from}) => ({id, line: positionAt(text, from).line}))
}

function unindented(text = ''): string {
  return text.replace(/^ +/gm, '')
}

const figures = {reported: 'isReported', atPlace: 'isAtPlace', once: 'isOnce', restored: 'isRestored'} as const

/** How many slips of each kind are reported, at their place, once, and with a fix that restores the text. */
export function countByKind(judged: readonly Judged[]): Record<string, Record<string, number>> {
  const kinds = [...new Set(judged.map(({kind}) => kind)), 'in all']
  return Object.fromEntries(
    kinds.map((kind) => {
      const all = judged.filter((each) => kind === 'in all' || each.kind === kind)
      const counts = Object.entries(figures).map(([name, figure]) => [name, all.filter((each) => each[figure]).length])
      return [kind, {slips: all.length, ...Object.fromEntries(counts)}]
    }),
  )
}
