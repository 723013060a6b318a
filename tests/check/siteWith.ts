import {join} from 'node:path'
import {readComponents} from '../../src/site/readComponents.ts'
import type {SiteFiles} from '../../src/site/readSite.ts'
import {site as plain, siteAfter} from './caseSite.ts'

export {plain}
/** The components that pages of the project have, so that a folder is named as they name it. */
export const components = readComponents(join(import.meta.dirname, '../..'))

/** What each page says besides its title and description, and what is on it. */
export type Pages = Record<string, {says?: string; body?: string}>

/** The site of the cases with those pages as well. */
export function siteWith(pages: Pages): SiteFiles {
  const added = Object.entries(pages).map(([name, {says = '', body = ''}]) => [
    `pages/${name}.mdx`,
    `---\ntitle: The page ${name}\ndescription: All about ${name}.\n${says}---\n\n# One ${name}\n\n${body}\n`,
  ])
  return siteAfter({...plain, components}, Object.fromEntries(added))
}
