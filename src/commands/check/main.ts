import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {check, type Finding, formatAnnotation, formatReport, reportSentences} from '../../check/index.ts'
import {decode, positionAt, readSite, type SiteFiles} from '../../site/index.ts'
import {parseOptions} from '../parseOptions.ts'
import {isForVisitors} from './isForVisitors.ts'
import {isName} from './isName.ts'
import {launchDuties} from './launchDuties.ts'
import {launchEffects} from './launchEffects.ts'
import {readOptions, usage} from './options.ts'
import {checkPlainLanguage} from './plainLanguage.ts'
import {checkSpelling} from './spelling.ts'

/** `npm run check`: reports every mistake in `pages/` and `content/` with its position and correction. */
export async function main(words: string[]): Promise<number> {
  const options = parseOptions(() => readOptions(words), usage)
  if (!options) return 1
  const {launch, today} = options
  const root = process.cwd()
  const site = readSite(root)
  const wording = options.words
    ? [...(await spellingFindings(root, site)), ...site.pages.flatMap(checkPlainLanguage)]
    : []
  const all = [...check(site, {launch, today}), ...wording]
  const errors = all.filter(({severity}) => severity === 'error')
  // Lists errors before advice.
  const findings = [...errors, ...all.filter(({severity}) => severity === 'advice')]
  const textOf = createTextReader(root)
  if (options.json)
    console.log(
      JSON.stringify(
        findings.map((each) => toJson(each, textOf(each.file))),
        null,
        2,
      ),
    )
  else if (options.github) for (const each of findings) console.log(formatAnnotation(each, textOf(each.file)))
  else {
    for (const each of findings) console.log(`${formatReport(each, textOf(each.file))}\n`)
    console.log(summary(errors.length, findings.length - errors.length, site.pages.length))
    if (launch) console.log(`${launchDuties(site)}\n${launchEffects(site.content)}`)
  }
  return errors.length > 0 ? 1 : 0
}

/** Returns findings of unknown words that visitors read and that are not names. */
async function spellingFindings(root: string, site: SiteFiles): Promise<Finding[]> {
  const files = [
    ...site.pages.map(({file}) => file),
    ...[...site.content.keys()].map((name) => `content/${name}`),
  ]
  const findings = await checkSpelling(root, site, files)
  return findings.filter((finding) => isForVisitors(finding, site) && !isName(finding, site))
}

/** Returns a finding in the form that `npm run check -- --json` prints. */
function toJson(finding: Finding, text: string) {
  const {id, file, severity, start, fix} = finding
  return {id, file, ...positionAt(text, start), severity, words: reportSentences(finding, text), fix}
}

/** Returns a cached reader of the project's files, which returns `''` for missing files. */
function createTextReader(root: string): (file: string) => string {
  const texts = new Map<string, string>()
  return (file) => {
    const path = join(root, file)
    const text = texts.get(file) ?? (existsSync(path) ? decode(readFileSync(path)).text : '')
    texts.set(file, text)
    return text
  }
}

function summary(errors: number, advice: number, pages: number): string {
  if (errors + advice === 0) return `All ${pages} pages and all of content/ are fine.`
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  return errors === 0
    ? `No mistakes in ${pages} pages and content/. ${counted(advice, 'piece', 'pieces')} of advice above.`
    : `${counted(errors, 'mistake', 'mistakes')} to mend${advice ? `, and ${counted(advice, 'piece', 'pieces')} of advice` : ''}.`
}
