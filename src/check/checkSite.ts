import {asOne} from './asOne.ts'
import {checkPage, findAlone, sorted} from './checkPage.ts'
import {unusedRule} from './content/advice/unused.ts'
import {checkFiles} from './content/checkFiles.ts'
import type {ContentFile} from './content/contentFile.ts'
import {adviceOn, mistakesIn} from './content/contentRules.ts'
import {explainCopied} from './content/copiedRecords.ts'
import {joinCounted} from './content/countedUnused.ts'
import {inventedOf} from './content/invented.ts'
import {waitsForWords} from './content/legal.ts'
import {lostInvented} from './content/lostInvented.ts'
import {placeNotYet} from './content/notYetKnown.ts'
import {placeholdersOf} from './content/placeholders.ts'
import {lostStart} from './content/recordStarts.ts'
import {explainRenamed} from './content/renamedIds.ts'
import {checkRoutes} from './content/routes.ts'
import {explainWrittenDay} from './content/writtenDay.ts'
import {adviceInDrafts} from './drafts.ts'
import type {Finding} from './finding.ts'
import {keptMessages} from './keptMessages.ts'
import {lostPictures} from './ownPictures.ts'
import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {checkRouting} from './routing.ts'
import {imports} from './rules/imports.ts'
import {saidAges} from './rules/saidAges.ts'
import {rules} from './rules.ts'
import {siteWith} from './siteWith.ts'
import {tryAdvice} from './tryAdvice.ts'
import {unreachedPages} from './unreached.ts'

/** What the check is asked for. */
export interface CheckOptions {
  /** The day that “upcoming” is measured by: `2025-01-18`. */
  today: string
  /** Everything that only holds a place is an error. */
  launch?: boolean
}

/** The rules about what visitors would be told and is not so. */
const untrue = ['placeholders', 'dates', 'legalDate']

/** Everything that is wrong in `pages/` and `content/`. */
export function checkSite(site: SiteFiles, {today, launch = false}: CheckOptions): Problem[] {
  const alone = site.pages.map((page) => {
    const own = findAlone(page, site)
    // A thousand trees would fill the memory.
    page.letGo()
    return own
  })
  const found = [
    ...site.pages.flatMap((page, index) => {
      const said = checkPage(page, site, rules, alone[index])
      // What stands wrong beside other pages is looked for in the page.
      page.letGo()
      return said
    }),
    ...checkBesidePages(site),
    ...adviseOnRecords(site, today),
    ...unreachedPages(site),
    ...keptMessages(site),
  ]
  const serious = (each: Problem) => (launch && untrue.includes(each.rule ?? '') ? {...each, warning: false} : each)
  const problems = [
    ...found,
    ...(launch ? [...placeholdersOf(site), ...inventedOf(site)] : lostInvented(site, found)),
  ].map(serious)
  const isSound = problems.every(({warning}) => warning)
  const told = problems.filter(
    (problem) =>
      (isSound || !problem.warning || !follows.includes(problem.rule ?? '')) &&
      !isOfBroken(problem, problems) &&
      !isBeside(problem, problems, site) &&
      !isShownElsewise(problem, problems) &&
      !isOfFormer(problem, problems) &&
      (launch || !isEarly(problem, problems, site)),
  )
  return sorted(adviceInDrafts(joinCounted(told, site), site))
}

/** Whether a record is shown nowhere because of what another finding tells. */
function isShownElsewise({rule, unshown}: Problem, all: Problem[]): boolean {
  return rule === unusedRule && all.some((other) => other.rule !== unusedRule && other.unshown === unshown)
}

/** Whether it is an age that differs from the fact where the fact alone was changed: told there, with all places. */
function isOfFormer({rule}: Problem, all: Problem[]): boolean {
  return rule === saidAges.name && all.some((other) => other.rule === 'formerAges')
}

/** Whether it is the date of the legal pages while something else is to be mended on one of them: who set the date first would set it for words that are about to change. */
function isEarly({rule}: Problem, all: Problem[], site: SiteFiles): boolean {
  if (rule !== 'legalDate') return false
  // A page that lost its date is a legal page again.
  const lostDate = all.some((each) => each.file.startsWith('pages/') && each.rule === imports.name)
  return lostDate || waitsForWords(site, all)
}

/** What nobody can know before every page says what it should: which records none shows, which pages none leads to, which addresses are new, and which days that are over are still shown. */
const follows = [unusedRule, 'unreached', 'routes', 'dates']

/** What compares words, figures and days with all records: what one says may be another thing once it is mended. */
const comparing = ['legal', 'legalDate', 'saidCounts', 'saidInHead', 'shares']
const isBroken = ({file, rule = '', warning}: Problem) =>
  !warning && file.startsWith('content/') && ['schema', 'ids'].includes(rule)

/** Whether it was made of records that have a mistake, or may have been: advice on a file that has one, or on pages while a file can't be trusted; and what compares files. */
function isOfBroken({file, rule = '', warning}: Problem, all: Problem[]): boolean {
  if (warning && file.startsWith('content/')) return all.some((each) => each.file === file && !each.warning)
  const compares = comparing.includes(rule) || warning || (rule === 'content' && file.startsWith('content/'))
  return Boolean(compares) && all.some((each) => isBroken(each) && each.file !== file)
}

/** Whether it is advice on a line of `content/` that has a mistake, and may be another line once that is mended. */
function isBeside({file, line, warning}: Problem, all: Problem[], {content}: SiteFiles): boolean {
  const lines = content.get(file.replace('content/', ''))?.text.split('\n')
  if (!warning || !lines) return false
  const indent = (at: number) => (lines[at - 1] ?? '').search(/\S/)
  const isBelow = (head: number, at: number) =>
    at > head && lines.slice(head, at).every((_, index) => indent(head + 1 + index) > indent(head))
  // The words below `quote: >-` are of its line.
  const headOf = (at: number) => lines.slice(0, at).findLastIndex((text) => /[>|][+-]?\s*$/.test(text)) + 1
  const isOf = (at: number) =>
    at === line ||
    // A line that lost its hyphen or its name goes on with the words above it.
    (at === line + 1 && indent(at) > 0 && !/^\s*(?:- |[\w-]+:(?:\s|$)|#|$)/.test(lines[at - 1] ?? '')) ||
    (headOf(at) > 0 && (headOf(at) === at || isBelow(headOf(at), at)) && isBelow(headOf(at), line))
  return all.some((each) => each.file === file && !each.warning && isOf(each.line))
}

/** The mistakes in the names of pages and in `content/`, which stop a build as those in pages do. */
export function checkBesidePages(site: SiteFiles): Problem[] {
  return tryAdvice(foundBesidePages(site), {
    textOf: (file) => site.content.get(file.replace('content/', ''))?.text ?? '',
    check: (file, text) => foundBesidePages(siteWith(site, file, text)),
  })
}

function foundBesidePages(site: SiteFiles): Problem[] {
  const problems = [
    ...checkRouting(site),
    ...checkRoutes(site),
    ...startingRight(checkFiles(site), site).map((problem) =>
      [explainCopied, explainRenamed, explainWrittenDay, placeNotYet].reduce(
        (said, explain) => explain(said, site),
        problem,
      ),
    ),
    ...lostPictures(site),
    ...inContent(site, (file) => mistakesIn(file, site)),
  ]
  return adviceInDrafts(
    problems.filter((problem) => !isBetterSaid(problem, problems)),
    site,
  )
}

/** What is wrong with the files; a record that only lost its first line, or the id there, is told by that alone. */
function startingRight(found: Problem[], site: SiteFiles): Problem[] {
  return [...site.content.values()].reduce((problems, file) => {
    const lost = lostStart(file, site)
    const name = `content/${file.name}`
    // The schema may know of an id what it must be.
    if (!lost || problems.some(({file, write}) => file === name && write === `id: ${lost.id}`)) return problems
    const {id, ...said} = lost
    return [...problems.filter((each) => each.file !== name), inFile(name, file.text, {...said, rule: 'ids'})]
  }, found)
}

/** Whether another mistake at the same place says what to write, and this one does not; or what the schema says of the line goes first. */
function isBetterSaid({file, line, column, rule, write, instead}: Problem, all: Problem[]): boolean {
  if (instead) return false
  const beside = all.filter((each) => each.file === file && each.line === line)
  const others = beside.filter((each) => each.column === column)
  if (rule === 'schema')
    return others.some(
      (each) =>
        each.instead ||
        each.rule === 'ids' ||
        (each.rule !== 'schema' && each.write !== undefined && write === undefined),
    )
  // What stands there may be another thing, once it is as its schema says.
  return (
    rule !== 'ids' &&
    !(write !== undefined && others.some((each) => each.rule === 'schema' && each.write === undefined)) &&
    beside.some((each) => each.rule === 'schema')
  )
}

/** What is worth a look in `content/`, or in those files of it, measured by that day, and stops nothing. */
export function adviseOnRecords(site: SiteFiles, today: string, files?: string[]): Problem[] {
  const isAsked = ({name}: ContentFile) => !files || files.includes(`content/${name}`)
  const advise = (of: SiteFiles) => inContent(of, (file) => (isAsked(file) ? adviceOn(file, of, today) : []))
  return tryAdvice(advise(site), {
    textOf: (file) => site.content.get(file.replace('content/', ''))?.text ?? '',
    check: (file, text) => advise(siteWith(site, file, text)),
  })
}

/** What is found in each file of `content/` that could be read. */
function inContent(site: SiteFiles, find: (file: ContentFile) => Finding[]): Problem[] {
  return [...site.content.values()].flatMap((file) =>
    file.document.errors.length > 0
      ? []
      : asOne(
          find(file).map((finding) => inFile(`content/${file.name}`, file.text, {rule: 'content', ...finding})),
          file.text,
        ),
  )
}
