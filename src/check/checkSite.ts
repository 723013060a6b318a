import {asOne} from './asOne.ts'
import {joinedLines} from './before/joinedLines.ts'
import {checkPage, findAlone, sorted} from './checkPage.ts'
import {checkFiles} from './content/checkFiles.ts'
import type {ContentFile} from './content/contentFile.ts'
import {adviceOn, mistakesIn} from './content/contentRules.ts'
import {explainCopied} from './content/copiedRecords.ts'
import {inventedOf} from './content/invented.ts'
import {lostInvented} from './content/lostInvented.ts'
import {placeholdersOf} from './content/placeholders.ts'
import {lostStart} from './content/recordStarts.ts'
import {explainRenamed} from './content/renamedIds.ts'
import {checkRoutes} from './content/routes.ts'
import {adviceInDrafts} from './drafts.ts'
import type {Finding} from './finding.ts'
import {lostPictures} from './ownPictures.ts'
import {checkPictures} from './pictureFile.ts'
import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {checkRouting} from './routing.ts'
import {rules} from './rules.ts'
import {siteWith} from './siteWith.ts'
import {isToldLater} from './toldLater.ts'
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
  const onPages = site.pages.flatMap((page, index) => {
    const said = checkPage(page, site, rules, alone[index])
    // What stands wrong beside other pages is looked for in the page.
    page.letGo()
    return said
  })
  const found = [...triedWithPages(site, onPages), ...adviseOnRecords(site, today), ...unreachedPages(site)]
  const isTold = ({file, line}: Problem) => found.some((each) => each.file === file && each.line === line)
  const serious = (each: Problem) => (launch && untrue.includes(each.rule ?? '') ? {...each, warning: false} : each)
  const problems = [
    ...found,
    ...joinedLines(site).filter((each) => !isTold(each)),
    ...(launch ? [...placeholdersOf(site), ...inventedOf(site)] : lostInvented(site, found)),
  ].map(serious)
  const told = problems.filter((problem) => !isToldLater(problem, problems, site, launch))
  return sorted(adviceInDrafts(told, site))
}

/** The mistakes in the names of pages and in `content/`, which stop a build as those in pages do. */
export function checkBesidePages(site: SiteFiles): Problem[] {
  return tried(site, foundBesidePages)
}

/** What is found in a site, as it is told once what it says to write in `content/` was tried. */
function tried(site: SiteFiles, find: (of: SiteFiles) => Problem[], found = find(site)): Problem[] {
  return tryAdvice(found, {
    files: [...site.content.keys()].map((name) => `content/${name}`),
    textOf: (file) => site.content.get(file.replace('content/', ''))?.text ?? '',
    before: site.before,
    check: (file, text) => find(siteWith(site, file, text)),
  })
}

/** The same with what was found on pages, where that comes of a record. */
function triedWithPages(site: SiteFiles, onPages: Problem[]): Problem[] {
  const files = new Set(onPages.map(({file}) => file))
  const find = (of: SiteFiles) => [
    ...foundBesidePages(of),
    ...of.pages.filter(({file}) => files.has(file)).flatMap((page) => checkPage(page, of)),
  ]
  return tried(site, find, [...foundBesidePages(site), ...onPages])
}

function foundBesidePages(site: SiteFiles): Problem[] {
  const problems = [
    ...checkRouting(site),
    ...checkRoutes(site),
    ...startingRight(checkFiles(site), site).map((problem) => explainRenamed(explainCopied(problem, site), site)),
    ...lostPictures(site),
    ...checkPictures(site),
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
  return tried(site, (of) => inContent(of, (file) => (isAsked(file) ? adviceOn(file, of, today) : [])))
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
