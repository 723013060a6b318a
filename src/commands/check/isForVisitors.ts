import {type Finding, stringValuesIn} from '../../check/index.ts'
import {
  containsOffset,
  frontmatter,
  openingTagRange,
  type Page,
  type SiteFiles,
  schemaAt,
  schemas,
  tagsOf,
  textAttributesOf,
} from '../../site/index.ts'

type Site = Pick<SiteFiles, 'pages' | 'content' | 'components'>

/**
 * Whether the words at a finding are for visitors: no other attribute than a `Text`, and no words for the
 * search.
 */
export function isForVisitors({file, start: at}: Finding, {pages, content, components}: Site): boolean {
  const page = pages.find((each) => each.file === file)
  if (page) return page.frontmatter.end > at ? !isForSearch(page, at) : !isInTag(page, at, components)
  const [, name = ''] = /^content\/(.*)$/.exec(file) ?? []
  const record = content.get(name)
  const value = record && stringValuesIn(record.document).find((each) => containsOffset(each, at))
  return !value || schemaAt(schemas.get(name), value.path)?.meta()?.isForSearch !== true
}

function isForSearch({frontmatter: {values}}: Page, at: number): boolean {
  const [key = ''] = [...values].findLast(([, value]) => value.at <= at) ?? []
  return schemaAt(frontmatter([]), [key])?.meta()?.isForSearch === true
}

function isInTag(page: Page, at: number, components: SiteFiles['components']): boolean {
  const values = textAttributesOf(page, components)
  return (
    tagsOf(page).some((tag) => containsOffset(openingTagRange(tag, page.text), at)) &&
    !values.some(({value, valueAt}) => containsOffset({start: valueAt, end: valueAt + value.length + 2}, at))
  )
}
