import {checkPage} from '../check/checkPage.ts'
import {adviseOnRecords, checkBesidePages} from '../check/checkSite.ts'
import {isDraft} from '../site/drafts.ts'
import {needsOwnWords} from '../check/page/heldPlaces.ts'
import type {Page} from '../site/page/page.ts'
import type {Problem} from '../check/problem.ts'
import {anchorsOf, type SiteFiles} from '../site/readSite.ts'
import {siteWith} from '../site/siteWith.ts'
import {today} from '../site/today.ts'
import type {Told} from './protocol.ts'

/** What the check finds in a site and did not find in the site before. */
export interface NewFindings {
  /** What stops a build. */
  errors: Problem[]
  advice: Problem[]
}

/** What is new after the text of one file was changed. */
export function findingsAfter(site: SiteFiles, file: string, text: string): NewFindings {
  const now = siteWith(site, file, text)
  const pageIn = (files: SiteFiles) => files.pages.find((page) => page.file === file)
  const [before, after] = [pageIn(site), pageIn(now)]
  // What a page is called and the places that it has matter to others.
  const reach = (page: Page) => `${page.frontmatter.yaml}\n${anchorsOf(page, site.components)}`
  if (!before || !after || reach(before) !== reach(after)) return findingsOfSite(site, now, [file])
  return compared(checkPage(before, site), checkPage(after, now), after)
}

/** What is new anywhere, when those files were changed: mistakes in all of the site, and advice on the files themselves. */
export function findingsOfSite(before: SiteFiles, after: SiteFiles, files: string[]): NewFindings {
  const mistakes = (site: SiteFiles) =>
    [...site.pages.flatMap((page) => found(page, site)), ...checkBesidePages(site)].filter(({warning}) => !warning)
  const now = mistakes(after)
  const {advice} = compared(adviceIn(before, files), adviceIn(after, files))
  // Mostly there is nothing, and then nobody need know what there was: that would take as long again.
  return {errors: now.length === 0 ? [] : compared(mistakes(before), now).errors, advice}
}

/** What stops nothing in those files. */
export function adviceIn(site: SiteFiles, files: string[]): Problem[] {
  const onPages = site.pages.filter(({file}) => files.includes(file)).flatMap((page) => found(page, site))
  const onRecords = adviseOnRecords(site, today(), files)
  return [...onPages, ...onRecords].filter(({warning}) => warning)
}

/** A mistake in a draft stops nobody. */
function found(page: Page, site: SiteFiles): Problem[] {
  const problems = checkPage(page, site)
  return isDraft(page) ? problems.map((problem) => ({...problem, warning: true})) : problems
}

function compared(before: Problem[], after: Problem[], page?: Page): NewFindings {
  const known = new Map<string, number>()
  for (const problem of before) known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + 1)
  const fresh = after.filter((problem) => {
    const left = known.get(keyOf(problem)) ?? 0
    known.set(keyOf(problem), left - 1)
    return left <= 0
  })
  const stops = (problem: Problem) => !problem.warning && !(page && isDraft(page))
  return {errors: fresh.filter(stops), advice: fresh.filter((problem) => !stops(problem))}
}

function keyOf({file, rule, message}: Problem): string {
  return `${file}\n${rule}\n${message}`
}

/** Findings as they are told beside what was typed. */
export function told(problems: Problem[]): Told[] {
  return problems.map(({line, message, write, help, swap}) => ({
    line,
    message,
    ...(write !== undefined && {write}),
    ...(help && {help}),
    ...(swap && !needsOwnWords(swap.by) && {mends: true}),
  }))
}
