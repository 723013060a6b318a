import type {z} from 'zod'
import {
  alwaysPublished,
  frontmatter,
  listingFolderOf,
  type Page,
  type Range,
  readYaml,
  type SiteFiles,
} from '../../site/index.ts'
import {missingFieldsIn} from '../yaml/missingFields.ts'
import {type ScalarRange, scalarsOf} from '../yaml/scalars.ts'

/** The YAML at the top of a page, and its range in the page. */
interface PageFrontmatter extends Range {
  schema: z.ZodType
  /** Each of its values, and the optional values that it lacks. */
  scalars: ScalarRange[]
}

export function frontmatterOf(page: Page, site: SiteFiles): PageFrontmatter {
  const {yaml} = page.frontmatter
  const schema = frontmatter(site.drawings)
  const start = page.text.slice(0, page.frontmatter.end).indexOf(yaml)
  if (start < 0 || yaml === '') return {start: 0, end: 0, schema, scalars: []}
  const scalars = scalarsOf(readYaml(yaml), start, missingFieldsIn(yaml, schema))
    .filter(({path: [name], missing}) => !missing || canHave(page, site, String(name)))
    .map((scalar) => ({...scalar, key: `frontmatter${scalar.key}`}))
  return {start, end: start + yaml.length, schema, scalars}
}

/** Whether a field has an effect on this page. */
function canHave(page: Page, site: SiteFiles, name: string): boolean {
  if (name === 'draft') return !alwaysPublished.includes(page.file)
  return name !== 'order' || listingFolderOf(page, site) !== undefined
}
