import type {SiteFiles} from '../site/index.ts'
import type {Finding} from './finding.ts'
import {fixTesterFor, withVerifiedFix} from './fixTester.ts'
import {withFixFromGit} from './history/withFixFromGit.ts'
import {runStages} from './runStages.ts'
import type {CheckContext} from './stage.ts'

export interface CheckOptions {
  /** The current date, such as `2025-01-18`; dates before it are past. */
  today: string
  /** Whether the site is about to be published; if so, placeholders are errors. */
  launch?: boolean
  /** The files to report on, as paths from the project’s root; all files by default. */
  files?: Iterable<string>
}

/**
 * Checks a site. Sorts the findings by file and offset, and removes each fix that did not work in a trial
 * run.
 */
export function check(site: SiteFiles, {today, launch = false, files}: CheckOptions): Finding[] {
  const scope: CheckContext = {site, today, launch, files: new Set(files ?? allFiles(site))}
  return runStages(scope)
    .map((finding) => {
      const isFixedBy = fixTesterFor(finding, scope)
      return withFixFromGit(withVerifiedFix(finding, isFixedBy), scope, isFixedBy)
    })
    .sort((one, other) =>
      one.file === other.file ? one.start - other.start : one.file < other.file ? -1 : 1,
    )
}

function allFiles(site: SiteFiles): string[] {
  return [
    ...site.pages.map(({file}) => file),
    ...site.pageFiles.map((name) => `pages/${name}`),
    ...[...site.contentNames, ...site.content.keys()].map((name) => `content/${name}`),
    ...[...site.publicFiles].map((name) => `public${name}`),
    ...site.links,
  ]
}
