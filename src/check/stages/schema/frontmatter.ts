import {dirname} from 'node:path'
import {
  addressOf,
  frontmatter as frontmatterOf,
  groupBy,
  isDraft,
  neverDrafts,
  type Page,
  readYaml,
  type SiteFiles,
  saidAtTop,
  siteDetails,
} from '../../../site/index.ts'
import {type Found, found, replace} from '../../finding.ts'
import {withoutMarkdown} from '../../plainWords.ts'
import type {Scope} from '../../stage.ts'
import {findingsIn} from './findings.ts'
import {documentTitle, titleWidth, widestTitle} from './titleWidth.ts'
import type {Typed} from './typed.ts'
import {typedYaml} from './typedYaml.ts'

/** The longest description that search results show in full, in characters. */
const longest = 170

/** The frontmatter fields that search results, lists of pages and breadcrumbs show. */
const shownElsewhere = ['title', 'description', 'short'] as const

/** Pages grouped by title, by description and by short name. */
export type PagesByName = Record<(typeof shownElsewhere)[number], Map<string, Page[]>>

export function pagesByName({pages}: SiteFiles): PagesByName {
  const by = (name: string) => groupBy(pages, (page) => [saidBy(page, name)].filter(Boolean))
  return {title: by('title'), description: by('description'), short: by('short')}
}

/** Checks the frontmatter of a page. */
export function* inFrontmatter(
  page: Page,
  {site, files}: Pick<Scope, 'site' | 'files'>,
  named: PagesByName,
): Iterable<Found> {
  const {file, text, frontmatter} = page
  const document = readYaml(frontmatter.yaml)
  // In frontmatter with syntax errors, a field may only seem to be missing.
  if (frontmatter.end === 0 || page.defects.some((each) => each.from < frontmatter.end) || document.errors.length > 0)
    return
  const start = text.indexOf(frontmatter.yaml)
  const schema = frontmatterOf(site.drawings)
  const typed = typedYaml({file, text, document, schema, start})
  // A missing field is reported at the first line.
  for (const each of findingsIn(typed)) yield each.id === 'schema.missing' ? {...each, from: 0, to: 0} : each
  if (typed.has(['draft']) && neverDrafts.includes(file))
    yield found('schema.never-draft', file, typed.nameAt(['draft']), undefined)
  for (const name of shownElsewhere) {
    const [value, at] = [saidBy(page, name), typed.valueAt([name])]
    const plain = withoutMarkdown(value)
    if (plain !== value) yield found('schema.signs', file, at, {name}, replace(at, typed.write(plain)))
  }
  yield* takenNames(page, typed, named, {site, files})
  for (const each of adviceOn(page, typed, site)) yield {...each, severity: 'advice'}
}

/** Reports the first value that another page has too; for a copied page one finding is enough. */
function* takenNames(
  page: Page,
  typed: Typed,
  named: PagesByName,
  {site, files}: Pick<Scope, 'site' | 'files'>,
): Iterable<Found> {
  for (const name of shownElsewhere) {
    const same = named[name].get(saidBy(page, name))
    const twin = same?.find((other) => other !== page && isTwin(name, page, other))
    // If both pages are checked, only the one that should change is reported.
    if (!twin || (files.has(twin.file) && !isLater(page, twin, site))) continue
    const taken = found('schema.taken', page.file, typed.valueAt([name]), {name, page: addressOf(twin.file)})
    return yield name === 'short' ? {...taken, severity: 'advice'} : taken
  }
}

/** Whether two pages must not share a value; they may if only `other` is a draft, or share `short` across folders. */
function isTwin(key: string, page: Page, other: Page): boolean {
  if (isDraft(other) && !isDraft(page)) return false
  return key !== 'short' || dirname(other.file) === dirname(page.file)
}

/** Whether `page` should change, not `twin`: the draft, else the one that differs from git, else the second one. */
function isLater(page: Page, twin: Page, {before, pages}: SiteFiles): boolean {
  if (isDraft(page) !== isDraft(twin)) return isDraft(page)
  const [isNew, isTwinNew] = [page, twin].map(({file, text}) => before?.(file, text) !== undefined)
  return isNew === isTwinNew ? pages.indexOf(page) > pages.indexOf(twin) : isNew === true
}

/** Advises on how search results show a title and a description. */
function* adviceOn(page: Page, typed: Typed, site: SiteFiles): Iterable<Found> {
  const said = saidAtTop(page, site.content)
  const [title, description] = [said.title, said.description].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  )
  if (title === undefined || description === undefined) return
  const shown = documentTitle(title, String(siteDetails(site.content).name ?? ''))
  const width = Math.round(titleWidth(shown))
  const at = {title: typed.valueAt(['title']), description: typed.valueAt(['description'])}
  if (/^(?:untitled(?: page| document)?|(?:new |test )?page|document ?\d*)$/i.test(title))
    yield found('schema.untitled', page.file, at.title, undefined)
  if (title && width > widestTitle)
    yield found('schema.too-wide', page.file, at.title, {shown, width, widest: widestTitle})
  if (title && description === title) yield found('schema.title-again', page.file, at.description, undefined)
  if (description.length > longest)
    yield found('schema.too-long', page.file, at.description, {length: description.length, longest})
}

function saidBy({frontmatter}: Page, key: string): string {
  const value = frontmatter.values.get(key)?.value
  return typeof value === 'string' ? value.trim() : ''
}
