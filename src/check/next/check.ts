import {isDraft} from '../drafts.ts'
import type {SiteFiles} from '../readSite.ts'
import {restored} from './before/restored.ts'
import {blockAt} from './blocks.ts'
import type {Finding} from './finding.ts'
import type {Scope} from './stage.ts'
import {stages} from './stages.ts'
import {textOf} from './texts.ts'
import {withSoundFix} from './trial.ts'

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
    .map((finding) => restored(withSoundFix(finding, scope), scope))
    .sort((one, other) => (one.file === other.file ? one.from - other.from : one.file < other.file ? -1 : 1))
}

/** What the stages find, without trying any fix. */
export function find(scope: Scope): Finding[] {
  const all: Finding[] = []
  const broken = new Set<string>()
  const drafts = new Set(scope.site.pages.filter(isDraft).map(({file}) => file))
  for (const {severity, needsSoundSite, run} of stages) {
    if (needsSoundSite && all.some((each) => each.severity === 'error')) continue
    const seen = new Set<string>()
    const now: Finding[] = []
    for (const each of run(scope)) {
      const range = `${each.file} ${each.from}`
      if (broken.has(blockOf(each, scope)) || seen.has(range)) continue
      seen.add(range)
      // Nobody sees a draft, so nothing in it stops a build.
      now.push({...each, severity: drafts.has(each.file) ? 'advice' : (each.severity ?? severity)} as Finding)
    }
    for (const each of now) if (each.severity === 'error') broken.add(blockOf(each, scope))
    all.push(...now)
  }
  return all
}

function blockOf({file, from}: Pick<Finding, 'file' | 'from'>, {site}: Scope): string {
  return `${file} ${blockAt(file, textOf(site, file), from)}`
}

function allFiles(site: SiteFiles): string[] {
  return [
    ...site.pages.map(({file}) => file),
    ...site.pageFiles.map((name) => `pages/${name}`),
    ...[...site.contentNames, ...site.content.keys()].map((name) => `content/${name}`),
    ...[...site.publicFiles].map((name) => `public${name}`),
  ]
}
