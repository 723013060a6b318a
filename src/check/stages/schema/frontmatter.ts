import {dirname} from 'node:path'
import {
  addressOf,
  alwaysPublished,
  frontmatter as frontmatterOf,
  frontmatterValues,
  groupBy,
  isDraft,
  type Page,
  readYaml,
  type SiteFiles,
  siteDetails,
} from '../../../site/index.ts'
import {createFinding, replaceRange, type StageFinding} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'
import {stripMarkdown} from '../../stripMarkdown.ts'
import type {ParsedValues} from './parsedValues.ts'
import {parsedYaml} from './parsedYaml.ts'
import {schemaFindings} from './schemaFindings.ts'
import {documentTitle, titleWidth, widestTitle} from './titleWidth.ts'

/** The longest description that search results show in full, in characters. */
const longest = 170

/** The frontmatter fields that search results, lists of pages and breadcrumbs show. */
const uniqueFields = ['title', 'description', 'short'] as const

/** Pages grouped by title, by description and by short name. */
export type PagesByName = Record<(typeof uniqueFields)[number], Map<string, Page[]>>

export function pagesByName({pages}: SiteFiles): PagesByName {
  const by = (name: string) => groupBy(pages, (page) => [frontmatterText(page, name)].filter(Boolean))
  return {title: by('title'), description: by('description'), short: by('short')}
}

/** Checks the frontmatter of a page. */
export function* checkFrontmatter(
  page: Page,
  {site, files}: Pick<CheckContext, 'site' | 'files'>,
  named: PagesByName,
): Iterable<StageFinding> {
  const {file, text, frontmatter} = page
  const document = readYaml(frontmatter.yaml)
  // In frontmatter with syntax errors, a field may only seem to be missing.
  if (frontmatter.end === 0 || page.defects.some((each) => each.from < frontmatter.end) || document.errors.length > 0)
    return
  const start = text.indexOf(frontmatter.yaml)
  const schema = frontmatterOf(site.drawings)
  const typed = parsedYaml({file, text, document, schema, start})
  // A missing field is reported at the first line.
  for (const each of schemaFindings(typed)) yield each.id === 'schema.missing' ? {...each, from: 0, to: 0} : each
  if (typed.has(['draft']) && alwaysPublished.includes(file))
    yield createFinding('schema.never-draft', file, typed.nameRange(['draft']), undefined)
  for (const name of uniqueFields) {
    const [value, at] = [frontmatterText(page, name), typed.valueRange([name])]
    const plain = stripMarkdown(value)
    if (plain !== value)
      yield createFinding('schema.signs', file, at, {name}, replaceRange(at, typed.formatValue(plain)))
  }
  yield* checkDuplicates(page, typed, named, {site, files})
  for (const each of adviceOn(page, typed, site)) yield {...each, severity: 'advice'}
}

/** Reports the first value that another page has too; for a copied page one finding is enough. */
function* checkDuplicates(
  page: Page,
  typed: ParsedValues,
  named: PagesByName,
  {site, files}: Pick<CheckContext, 'site' | 'files'>,
): Iterable<StageFinding> {
  for (const name of uniqueFields) {
    const same = named[name].get(frontmatterText(page, name))
    const twin = same?.find((other) => other !== page && mustDiffer(name, page, other))
    // If both pages are checked, only the one that should change is reported.
    if (!twin || (files.has(twin.file) && !isLater(page, twin, site))) continue
    const taken = createFinding('schema.taken', page.file, typed.valueRange([name]), {name, page: addressOf(twin.file)})
    return yield name === 'short' ? {...taken, severity: 'advice'} : taken
  }
}

/** Whether two pages must not share a value; they may if only `other` is a draft, or share `short` across folders. */
function mustDiffer(key: string, page: Page, other: Page): boolean {
  if (isDraft(other) && !isDraft(page)) return false
  return key !== 'short' || dirname(other.file) === dirname(page.file)
}

/** Whether `page` should change, not `twin`: the draft, else the one that differs from git, else the second one. */
function isLater(page: Page, twin: Page, {committedText, pages}: SiteFiles): boolean {
  if (isDraft(page) !== isDraft(twin)) return isDraft(page)
  const [isNew, isTwinNew] = [page, twin].map(({file, text}) => committedText?.(file, text) !== undefined)
  return isNew === isTwinNew ? pages.indexOf(page) > pages.indexOf(twin) : isNew === true
}

/** Advises on how search results show a title and a description. */
function* adviceOn(page: Page, typed: ParsedValues, site: SiteFiles): Iterable<StageFinding> {
  const said = frontmatterValues(page, site.content)
  const [title, description] = [said.title, said.description].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  )
  if (title === undefined || description === undefined) return
  const shown = documentTitle(title, String(siteDetails(site.content).name ?? ''))
  const width = Math.round(titleWidth(shown))
  const at = {title: typed.valueRange(['title']), description: typed.valueRange(['description'])}
  if (/^(?:untitled(?: page| document)?|(?:new |test )?page|document ?\d*)$/i.test(title))
    yield createFinding('schema.untitled', page.file, at.title, undefined)
  if (title && width > widestTitle)
    yield createFinding('schema.too-wide', page.file, at.title, {shown, width, widest: widestTitle})
  if (title && description === title) yield createFinding('schema.title-again', page.file, at.description, undefined)
  if (description.length > longest)
    yield createFinding('schema.too-long', page.file, at.description, {length: description.length, longest})
}

function frontmatterText({frontmatter}: Page, key: string): string {
  const value = frontmatter.values.get(key)?.value
  return typeof value === 'string' ? value.trim() : ''
}
