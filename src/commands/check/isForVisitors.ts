import {type Finding, stringValuesIn} from '../../check/index.ts'
import {
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
export function isForVisitors({file, from}: Finding, {pages, content, components}: Site): boolean {
  const page = pages.find((each) => each.file === file)
  if (page) return page.frontmatter.end > from ? !isForSearch(page, from) : !isInTag(page, from, components)
  const [, name = ''] = /^content\/(.*)$/.exec(file) ?? []
  const record = content.get(name)
  const value = record && stringValuesIn(record.document).find(({start, end}) => start <= from && from < end)
  return !value || schemaAt(schemas.get(name), value.path)?.meta()?.isForSearch !== true
}

function isForSearch({frontmatter: {values}}: Page, from: number): boolean {
  const [key = ''] = [...values].findLast(([, {at}]) => at <= from) ?? []
  return schemaAt(frontmatter([]), [key])?.meta()?.isForSearch === true
}

function isInTag(page: Page, at: number, components: SiteFiles['components']): boolean {
  const isIn = (from: number, to: number) => from <= at && at < to
  return (
    tagsOf(page).some((tag) => {
      const {from, to} = openingTagRange(tag, page.text)
      return isIn(from, to)
    }) &&
    !textAttributesOf(page, components).some(({value, valueAt}) => isIn(valueAt, valueAt + value.length + 2))
  )
}
