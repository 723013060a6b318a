import {checkPage, sorted} from './checkPage.ts'
import {checkFiles} from './content/checkFiles.ts'
import type {ContentFile} from './content/contentFile.ts'
import {checkRecords, placeholdersOf} from './content/contentRules.ts'
import {inventedOf} from './content/invented.ts'
import {inFile, type Problem} from './problem.ts'
import type {SiteFiles} from './readSite.ts'
import {checkRouting} from './routing.ts'

/** What the check is asked for. */
export interface CheckOptions {
  /** The day that “upcoming” is measured by: `2025-01-18`. */
  today: string
  /** Everything that only holds a place is an error. */
  launch?: boolean
}

/** Everything that is wrong in `pages/` and `content/`. */
export function checkSite(site: SiteFiles, {today, launch = false}: CheckOptions): Problem[] {
  const problems = [
    ...site.pages.flatMap((page) => checkPage(page, site)),
    ...checkRouting(site),
    ...checkFiles(site),
    ...[...site.content.values()].flatMap((file) => checkContent(file, site, today)),
    ...(launch ? [...placeholdersOf(site), ...inventedOf(site)] : []),
  ]
  return sorted(
    launch ? problems.map((each) => (each.rule === 'placeholders' ? {...each, warning: false} : each)) : problems,
  )
}

/** What is wrong with a file of `content/` that could be read. */
function checkContent(file: ContentFile, site: SiteFiles, today: string): Problem[] {
  if (file.document.errors.length > 0) return []
  return checkRecords(file, site, today).map((finding) =>
    inFile(`content/${file.name}`, file.text, {...finding, rule: 'content'}),
  )
}
