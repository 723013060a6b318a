import type {SiteFiles} from '../site/index.ts'
import {restored} from './before/restored.ts'
import {find} from './find.ts'
import type {Finding} from './finding.ts'
import type {Scope} from './stage.ts'
import {trialOf, withSoundFix} from './trial.ts'

export interface CheckOptions {
  /** The day that “upcoming” is measured by: `2025-01-18`. */
  today: string
  /** The site is about to be published: what only holds a place is an error. */
  launch?: boolean
  /** Only these files are reported on, from the project's root. */
  files?: Iterable<string>
}

/** Everything that is wrong in a site, in the order of its files and lines, each with a fix where one is certain. */
export function check(site: SiteFiles, {today, launch = false, files}: CheckOptions): Finding[] {
  const scope: Scope = {site, today, launch, files: new Set(files ?? allFiles(site))}
  return find(scope)
    .map((finding) => {
      const mends = trialOf(finding, scope)
      return restored(withSoundFix(finding, mends), scope, mends)
    })
    .sort((one, other) => (one.file === other.file ? one.from - other.from : one.file < other.file ? -1 : 1))
}

function allFiles(site: SiteFiles): string[] {
  return [
    ...site.pages.map(({file}) => file),
    ...site.pageFiles.map((name) => `pages/${name}`),
    ...[...site.contentNames, ...site.content.keys()].map((name) => `content/${name}`),
    ...[...site.publicFiles].map((name) => `public${name}`),
  ]
}
