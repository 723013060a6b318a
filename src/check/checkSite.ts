import {checkPage, sorted} from './checkPage.ts'
import {checkFiles} from './content/checkFiles.ts'
import type {ContentFile} from './content/contentFile.ts'
import {adviceOn, mistakesIn} from './content/contentRules.ts'
import {inventedOf} from './content/invented.ts'
import {placeholdersOf} from './content/placeholders.ts'
import {checkRoutes} from './content/routes.ts'
import {adviceInDrafts} from './drafts.ts'
import type {Finding} from './finding.ts'
import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {checkRouting} from './routing.ts'
import {unreachedPages} from './unreached.ts'

/** What the check is asked for. */
export interface CheckOptions {
  /** The day that “upcoming” is measured by: `2025-01-18`. */
  today: string
  /** Everything that only holds a place is an error. */
  launch?: boolean
}

/** The rules about what visitors would be told and is not so. */
const untrue = ['placeholders', 'dates']

/** Everything that is wrong in `pages/` and `content/`. */
export function checkSite(site: SiteFiles, {today, launch = false}: CheckOptions): Problem[] {
  const problems = [
    ...site.pages.flatMap((page) => {
      const found = checkPage(page, site)
      // A thousand trees would fill the memory.
      page.letGo()
      return found
    }),
    ...checkBesidePages(site),
    ...adviseOnRecords(site, today),
    ...unreachedPages(site),
    ...(launch ? [...placeholdersOf(site), ...inventedOf(site)] : []),
  ]
  const serious = (each: Problem) => (launch && untrue.includes(each.rule ?? '') ? {...each, warning: false} : each)
  return sorted(adviceInDrafts(problems.map(serious), site))
}

/** The mistakes in the names of pages and in `content/`, which stop a build as those in pages do. */
export function checkBesidePages(site: SiteFiles): Problem[] {
  const problems = [
    ...checkRouting(site),
    ...checkRoutes(site),
    ...checkFiles(site),
    ...inContent(site, (file) => mistakesIn(file, site)),
  ]
  return adviceInDrafts(
    problems.filter((problem) => !isBetterSaid(problem, problems)),
    site,
  )
}

/** Whether another mistake at the same place says what to write, and this one does not, or says the same. */
function isBetterSaid({file, line, column, rule, write}: Problem, all: Problem[]): boolean {
  const others = all.filter((each) => each.file === file && each.line === line && each.column === column)
  return others.some((each) =>
    rule === 'schema'
      ? each.rule === 'content' && each.write !== undefined && write === undefined
      : rule === 'content' && each.rule === 'schema' && each.write !== undefined && each.write === write,
  )
}

/** What is worth a look in `content/`, or in those files of it, measured by that day, and stops nothing. */
export function adviseOnRecords(site: SiteFiles, today: string, files?: string[]): Problem[] {
  const isAsked = ({name}: ContentFile) => !files || files.includes(`content/${name}`)
  return inContent(site, (file) => (isAsked(file) ? adviceOn(file, site, today) : []))
}

/** What is found in each file of `content/` that could be read. */
function inContent(site: SiteFiles, find: (file: ContentFile) => Finding[]): Problem[] {
  return [...site.content.values()].flatMap((file) =>
    file.document.errors.length > 0
      ? []
      : find(file).map((finding) => inFile(`content/${file.name}`, file.text, {rule: 'content', ...finding})),
  )
}
