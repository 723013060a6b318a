import {check, errorsElsewhere, type Finding, wordsOf} from '../check/index.ts'
import {anchorsOf, isDraft, placeOf, type SiteFiles, textOf, today} from '../site/index.ts'
import type {Told} from './protocol.ts'

/** What the check finds in a site and did not find in the site before. */
interface NewFindings {
  errors: Finding[]
  advice: Finding[]
}

/** What is new after those files were changed: in them, and the errors that it brings elsewhere. */
export function newFindings(before: SiteFiles, after: SiteFiles, files: string[]): NewFindings {
  const own = (site: SiteFiles) => findings(site, files)
  const others = (site: SiteFiles) => asOfDrafts(site, errorsElsewhere(site, files, today()))
  const fresh = [
    ...notIn(own(after), () => own(before)),
    ...(isSeenByOthers(before, after, files) ? notIn(others(after), () => others(before)) : []),
  ]
  return {
    errors: fresh.filter(({severity}) => severity === 'error'),
    advice: fresh.filter(({severity, file}) => severity === 'advice' && files.includes(file)),
  }
}

/** What the check finds in those files. */
export function findings(site: SiteFiles, files: string[]): Finding[] {
  return asOfDrafts(site, check(site, {today: today(), files}))
}

/** An error in a draft stops nobody. */
function asOfDrafts(site: SiteFiles, found: Finding[]): Finding[] {
  const drafts = new Set(site.pages.filter(isDraft).map(({file}) => file))
  return found.map((each) => (drafts.has(each.file) ? {...each, severity: 'advice'} : each))
}

/** The findings that there were not before; mostly there are none, and then nobody need know what there was. */
function notIn(now: Finding[], before: () => Finding[]): Finding[] {
  const known = new Map<string, number>()
  for (const each of now.length > 0 ? before() : []) known.set(keyOf(each), (known.get(keyOf(each)) ?? 0) + 1)
  return now.filter((each) => {
    const left = known.get(keyOf(each)) ?? 0
    known.set(keyOf(each), left - 1)
    return left <= 0
  })
}

/** Whether a change may bring errors in other files: records are shown anywhere, and of a page its title and its anchors matter to others. */
function isSeenByOthers(before: SiteFiles, after: SiteFiles, [file, ...more]: string[]): boolean {
  const [old, fresh] = [before, after].map(({pages, components}) => {
    const page = pages.find((each) => each.file === file)
    return page && `${page.frontmatter.yaml}\n${anchorsOf(page, components)}`
  })
  return more.length > 0 || old === undefined || old !== fresh
}

/** What makes a finding the same one: not its line, which others above it move. */
function keyOf({file, id, severity, data}: Finding): string {
  return JSON.stringify([file, id, severity, data], (name, value) => (name === 'line' ? undefined : value))
}

/** What findings say is wrong, in a sentence each. */
export function reasonOf(site: SiteFiles, found: Finding[]): string {
  return [...new Set(found.flatMap((each) => wordsOf(each, textOf(site, each.file))[0] ?? []))].join(' ')
}

/** Findings as they are reported beside what was typed, which starts there in its file. */
export function told(site: SiteFiles, found: Finding[], start = 0): Told[] {
  return found.map((each) => {
    const text = textOf(site, each.file)
    const finding = each.fix && {finding: {id: each.id, at: each.from - start}}
    return {line: placeOf(text, each.from).line, words: wordsOf(each, text), ...finding}
  })
}
