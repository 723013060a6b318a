import {check, editorReport, errorsElsewhere, type Finding} from '../check/index.ts'
import {anchorsOf, fileText, isDraft, type SiteFiles, today} from '../site/index.ts'
import type {ReportedFinding} from './protocol.ts'

/** The findings of the content check that a change adds to a site. */
interface NewFindings {
  errors: Finding[]
  advice: Finding[]
}

/**
 * Returns the check’s findings that changing `files` adds: errors and advice in `files`, only errors
 * elsewhere.
 */
export function newFindings(before: SiteFiles, after: SiteFiles, files: string[]): NewFindings {
  const own = (site: SiteFiles) => runCheck(site, files)
  const others = (site: SiteFiles) => withAdviceInDrafts(site, errorsElsewhere(site, files, today()))
  const fresh = [
    ...addedFindings(own(after), () => own(before)),
    ...(canAffectOthers(before, after, files) ? addedFindings(others(after), () => others(before)) : []),
  ]
  return {
    errors: fresh.filter(({severity}) => severity === 'error'),
    advice: fresh.filter(({severity, file}) => severity === 'advice' && files.includes(file)),
  }
}

/**
 * Returns all findings that a change adds anywhere; `rename` converts the names of files and addresses that
 * moved.
 */
export function newFindingsAnywhere(
  before: SiteFiles,
  after: SiteFiles,
  rename: (text: string) => string,
): Finding[] {
  const all = (site: SiteFiles) => withAdviceInDrafts(site, check(site, {today: today()}))
  return addedFindings(all(after), () => all(before), rename)
}

/** Runs the content check on the given files. */
export function runCheck(site: SiteFiles, files: string[]): Finding[] {
  return withAdviceInDrafts(site, check(site, {today: today(), files}))
}

/** Turns errors in draft pages into advice: they never block a save. */
function withAdviceInDrafts(site: SiteFiles, found: Finding[]): Finding[] {
  const drafts = new Set(site.pages.filter(isDraft).map(({file}) => file))
  return found.map((each) => (drafts.has(each.file) ? {...each, severity: 'advice'} : each))
}

/** Returns the findings that were not there before. `before` is only called if there are findings now. */
function addedFindings(now: Finding[], before: () => Finding[], rename = (text: string) => text): Finding[] {
  const counts = new Map<string, number>()
  for (const key of now.length > 0 ? before().map((each) => rename(findingKey(each))) : [])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  return now.filter((each) => {
    const left = counts.get(findingKey(each)) ?? 0
    counts.set(findingKey(each), left - 1)
    return left <= 0
  })
}

/**
 * Whether a change can cause errors in other files: it alters records, or a page’s frontmatter or anchors.
 */
function canAffectOthers(before: SiteFiles, after: SiteFiles, [file, ...more]: string[]): boolean {
  const [old, fresh] = [before, after].map(({pages, components}) => {
    const page = pages.find((each) => each.file === file)
    return page && `${page.frontmatter.yaml}\n${anchorsOf(page, components)}`
  })
  return more.length > 0 || old === undefined || old !== fresh
}

/** Identifies a finding without its line number, which changes when lines are added above it. */
function findingKey({file, id, severity, data}: Finding): string {
  return JSON.stringify([file, id, severity, data], (name, value) => (name === 'line' ? undefined : value))
}

/** Returns the first sentence of each finding, without duplicates. */
export function firstSentences(site: SiteFiles, found: Finding[]): string {
  return [
    ...new Set(found.flatMap((each) => editorReport(each, fileText(site, each.file)).sentences[0] ?? [])),
  ].join(' ')
}

/**
 * Converts findings to the form that the page shows; offsets are relative to `start`, where the typed text
 * begins.
 */
export function reportedFindings(site: SiteFiles, found: Finding[], start = 0): ReportedFinding[] {
  return found.map((each) => {
    const {sentences, fix} = editorReport(each, fileText(site, each.file))
    return {sentences, ...(fix && {fix: {...fix, finding: {id: each.id, at: each.start - start}}})}
  })
}
