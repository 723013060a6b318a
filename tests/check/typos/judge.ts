import {check} from '../../../src/check/check.ts'
import type {Finding} from '../../../src/check/finding.ts'
import {runStages} from '../../../src/check/runStages.ts'
import {stages} from '../../../src/check/stages.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {applyEdits} from '../../../src/site/text/edit.ts'
import {positionAt} from '../../../src/site/text/positions.ts'
import {withFileText} from '../../../src/site/withFileText.ts'
import type {TextFile, Typo} from './typos.ts'

/** A typo, and how well the check reports it. */
export interface Judged extends Typo {
  isReported: boolean
  /** Whether a finding of the check is in the line of the typo, or at most `tolerance` lines away. */
  isLocated: boolean
  isReportedOnce: boolean
  /** Whether the fix of a finding restores the correct text, apart from the spaces at the start of a line. */
  isRestored: boolean
  findings: string[]
}

const site = readSite(process.cwd())
const today = '2026-01-01'

export const pages: readonly TextFile[] = site.pages
export const records: readonly TextFile[] = [...site.content].map(([name, {text}]) => ({
  file: `content/${name}`,
  text,
}))
const texts = new Map([...pages, ...records].map(({file, text}) => [file, text]))
const keyOf = ({id, file, data}: ReturnType<typeof check>[number]) => `${file} ${id} ${JSON.stringify(data)}`
const usual = new Set(check(site, {today}).map(keyOf))

interface JudgeOptions {
  /** How many lines away from the typo a finding may be to count as located. */
  tolerance?: number
  /**
   * Whether the correct text was committed before the typo; otherwise the text is new, and git knows nothing
   * of it.
   */
  isCommitted?: boolean
}

/** Runs the check on the site once for each typo. */
export function judge(
  typos: readonly Typo[],
  {tolerance = 0, isCommitted = true}: JudgeOptions = {},
): Judged[] {
  return typos.map((typo) => {
    const {file, line, text} = typo
    const committedText = (name: string, now: string) =>
      !isCommitted || texts.get(name) === now ? undefined : texts.get(name)
    const findings = check({...withFileText(site, file, text), committedText}, {today}).filter(
      (each) => !usual.has(keyOf(each)),
    )
    const own = findings.filter((each) => each.file === file)
    const lineOf = ({file: name, start}: Finding) =>
      positionAt(name === file ? text : (texts.get(name) ?? ''), start).line
    return {
      ...typo,
      isReported: findings.length > 0,
      isLocated: own.some((each) => Math.abs(lineOf(each) - line) <= tolerance),
      isReportedOnce: findings.length === 1,
      isRestored: own.some(
        ({fix}) => fix && unindented(applyEdits(text, fix)) === unindented(texts.get(file)),
      ),
      findings: findings.map((each) => `${each.file}:${lineOf(each)} ${each.id}`),
    }
  })
}

/**
 * Returns the errors that the first three stages, for files and syntax, report for a typo, with their lines.
 */
export function syntaxErrorsOf({file, text}: Typo): {id: string; line: number}[] {
  const scope = {site: withFileText(site, file, text), today, launch: false, files: new Set([file])}
  return runStages(scope, stages.slice(0, 3)).map(({id, start}) => ({id, line: positionAt(text, start).line}))
}

function unindented(text = ''): string {
  return text.replace(/^ +/gm, '')
}
