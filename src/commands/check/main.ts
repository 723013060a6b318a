import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {sorted} from '../../check/checkPage.ts'
import {checkSite} from '../../check/checkSite.ts'
import {whatLaunchingChanges} from '../../site/content/launching.ts'
import {decode} from '../../site/decode.ts'
import type {Problem} from '../../check/problem.ts'
import {readSite, type SiteFiles} from '../../site/readSite.ts'
import {writeAnnotation, writeReport} from '../../check/report.ts'
import {askedFor} from '../askedFor.ts'
import {isName} from './isName.ts'
import {readOptions, usage} from './options.ts'
import {checkPlainLanguage} from './plainLanguage.ts'
import {checkSpelling} from './spelling.ts'

/** `npm run check`: tells every mistake in `pages/` and `content/`, where it is and how to mend it. */
export async function main(words: string[]): Promise<number> {
  const options = askedFor(() => readOptions(words), usage)
  if (!options) return 1
  const {launch, today} = options
  const root = process.cwd()
  const site = readSite(root)
  const onWords = options.words ? [...(await spellingOf(root, site)), ...site.pages.flatMap(checkPlainLanguage)] : []
  const all = sorted([...checkSite(site, {launch, today}), ...onWords])
  // A mistake is not to be looked for among advice.
  const problems = [...all.filter(({warning}) => !warning), ...all.filter(({warning}) => warning)]
  if (options.json) console.log(JSON.stringify(problems, null, 2))
  else if (options.github) for (const problem of problems) console.log(writeAnnotation(problem))
  else {
    const texts = new Map<string, string>()
    for (const problem of problems) {
      const text = texts.get(problem.file) ?? textOf(join(root, problem.file))
      texts.set(problem.file, text)
      console.log(`${writeReport(problem, text)}\n`)
    }
    console.log(summary(problems, site.pages.length))
    if (launch) console.log(whatLaunchingChanges(site.content))
  }
  return problems.some((problem) => !problem.warning) ? 1 : 0
}

/** All words that no dictionary has. */
async function spellingOf(root: string, site: SiteFiles): Promise<Problem[]> {
  const files = [...site.pages.map(({file}) => file), ...[...site.content.keys()].map((name) => `content/${name}`)]
  const problems = await checkSpelling(root, site, files)
  return problems.filter((problem) => !isName(problem, site))
}

/** The words of a file, and none of one that should be there and is not. */
function textOf(path: string): string {
  return existsSync(path) ? decode(readFileSync(path)).text : ''
}

function summary(problems: {warning?: boolean}[], pages: number): string {
  const advice = problems.filter((problem) => problem.warning).length
  const errors = problems.length - advice
  if (problems.length === 0) return `All ${pages} pages and all of content/ are fine.`
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  return errors === 0
    ? `No mistakes in ${pages} pages and content/. ${counted(advice, 'piece', 'pieces')} of advice above.`
    : `${counted(errors, 'mistake', 'mistakes')} to mend${advice ? `, and ${counted(advice, 'piece', 'pieces')} of advice` : ''}.`
}
