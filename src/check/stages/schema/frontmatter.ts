import {
  addressOf,
  alwaysPublished,
  documentTitle,
  frontmatter as frontmatterOf,
  frontmatterValues,
  groupBy,
  isDraft,
  type Page,
  readYaml,
  type SiteFiles,
  siteDetails,
} from '../../../site/index.ts'
import {advice, error, type Finding, replaceRange} from '../../finding.ts'
import type {CheckContext} from '../../stage.ts'
import {stripMarkdown} from '../../stripMarkdown.ts'
import type {ParsedValues} from './parsedValues.ts'
import {parsedYaml} from './parsedYaml.ts'
import {schemaFindings} from './schemaFindings.ts'
import {titleWidth, widestTitle} from './titleWidth.ts'

/** The longest description that search results show in full, in characters. */
const longest = 170

/**
 * Frontmatter fields in which pages must differ, so that visitors can tell pages apart in search results and
 * lists.
 */
const uniqueFields = ['title', 'description', 'short'] as const

/** Pages grouped by title, by description and by short name. */
type PagesByName = Record<(typeof uniqueFields)[number], Map<string, Page[]>>

export function pagesByName({pages}: SiteFiles): PagesByName {
  const by = (name: string) => groupBy(pages, (page) => [frontmatterText(page, name)].filter(Boolean))
  return {title: by('title'), description: by('description'), short: by('short')}
}

/** Checks the frontmatter of a page. */
export function* checkFrontmatter(
  page: Page,
  {site, files}: Pick<CheckContext, 'site' | 'files'>,
  named: PagesByName,
): Iterable<Finding> {
  const {file, text, frontmatter} = page
  const document = readYaml(frontmatter.yaml)
  // Frontmatter with syntax errors is not checked: a field may seem to be missing because of the error.
  if (
    frontmatter.end === 0 ||
    page.defects.some((each) => each.start < frontmatter.end) ||
    document.errors.length > 0
  )
    return
  const start = text.indexOf(frontmatter.yaml)
  const schema = frontmatterOf(site.drawings)
  const typed = parsedYaml({file, text, document, schema, start})
  // Reports a missing field at the page’s first line.
  yield* schemaFindings({...typed, missingFieldRange: () => ({start: 0, end: 0})})
  if (typed.has(['draft']) && alwaysPublished.includes(file))
    yield error('schema.never-draft', {file, range: typed.nameRange(['draft'])})
  for (const name of uniqueFields) {
    const [value, at] = [frontmatterText(page, name), typed.valueRange([name])]
    const plain = stripMarkdown(value)
    if (plain !== value)
      yield error('schema.formatting', {
        file,
        range: at,
        data: {name},
        fix: replaceRange(at, typed.formatValue(plain)),
      })
  }
  yield* checkDuplicates(page, typed, named, {site, files})
  yield* adviceOn(page, typed, site)
}

/** Reports only the first field whose value another page has too: one finding is enough for a copied page. */
function* checkDuplicates(
  page: Page,
  typed: ParsedValues,
  named: PagesByName,
  {site, files}: Pick<CheckContext, 'site' | 'files'>,
): Iterable<Finding> {
  for (const name of uniqueFields) {
    const same = named[name].get(frontmatterText(page, name))
    const twin = same?.find((other) => other !== page && mustDiffer(name, page, other))
    // If both pages are checked, reports only the one that should change.
    if (!twin || (files.has(twin.file) && !isLater(page, twin, site))) continue
    const [range, data] = [typed.valueRange([name]), {name, page: addressOf(twin.file)}]
    return yield (name === 'short' ? advice : error)('schema.taken', {file: page.file, range, data})
  }
}

/**
 * Whether a field must differ between two pages: not if only `other` is a draft; `short` only within a
 * folder.
 */
function mustDiffer(key: string, page: Page, other: Page): boolean {
  if (isDraft(other) && !isDraft(page)) return false
  return key !== 'short' || folderOf(other) === folderOf(page)
}

/**
 * Whether to report `page`, not `twin`: the draft, else the page with uncommitted changes, else the second
 * one.
 */
function isLater(page: Page, twin: Page, {committedText, pages}: SiteFiles): boolean {
  if (isDraft(page) !== isDraft(twin)) return isDraft(page)
  const [isNew, isTwinNew] = [page, twin].map(({file, text}) => committedText?.(file, text) !== undefined)
  return isNew === isTwinNew ? pages.indexOf(page) > pages.indexOf(twin) : isNew === true
}

/**
 * Finds titles and descriptions that search results would cut off, and titles without meaning, such as
 * `Untitled`.
 */
const untitled = new Set([
  ...['untitled', 'untitled page', 'untitled document'],
  ...['page', 'new page', 'test page', 'document'],
])

function* adviceOn(page: Page, typed: ParsedValues, site: SiteFiles): Iterable<Finding> {
  const values = frontmatterValues(page, site.content)
  const [title, description] = [values.title, values.description].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  )
  if (title === undefined || description === undefined) return
  const shown = documentTitle(title, String(siteDetails(site.content).name ?? ''))
  const width = Math.round(titleWidth(shown))
  const at = {title: typed.valueRange(['title']), description: typed.valueRange(['description'])}
  if (untitled.has(title.toLowerCase()) || /^document ?\d+$/i.test(title))
    yield advice('schema.untitled', {file: page.file, range: at.title})
  if (title && width > widestTitle)
    yield advice('schema.too-wide', {
      file: page.file,
      range: at.title,
      data: {shown, width, widest: widestTitle},
    })
  if (title && description === title)
    yield advice('schema.title-again', {file: page.file, range: at.description})
  if (description.length > longest)
    yield advice('schema.too-long', {
      file: page.file,
      range: at.description,
      data: {length: description.length, longest},
    })
}

function frontmatterText({frontmatter}: Page, key: string): string {
  const value = frontmatter.values.get(key)?.value
  return typeof value === 'string' ? value.trim() : ''
}

function folderOf({file}: Page): string {
  return file.slice(0, file.lastIndexOf('/'))
}
