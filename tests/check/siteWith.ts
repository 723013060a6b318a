import {join} from 'node:path'
import {addressOf} from '../../src/site/address.ts'
import {readPage} from '../../src/site/page/page.ts'
import {readComponents} from '../../src/site/readComponents.ts'
import {readSite, type SiteFiles} from '../../src/site/readSite.ts'

/** The site of the cases as it is. */
export const plain = readSite(join(import.meta.dirname, 'site'))
/** The components that pages of the project have, so that a folder is named as they name it. */
export const components = readComponents(join(import.meta.dirname, '../..'))

/** What each page says besides its title and description, and what is on it. */
export type Pages = Record<string, {says?: string; body?: string}>

/** The site of the cases with those pages as well. */
export function siteWith(pages: Pages): SiteFiles {
  const added = Object.entries(pages).map(([name, {says = '', body = ''}]) => {
    const text = `---\ntitle: The page ${name}\ndescription: All about ${name}.\n${says}---\n\n# One ${name}\n\n${body}\n`
    return readPage(`pages/${name}.mdx`, text, components)
  })
  const all = [...plain.pages, ...added]
  return {
    ...plain,
    components,
    pages: all,
    pageFiles: all.map(({file}) => file.slice('pages/'.length)),
    addresses: new Map(all.map((page) => [addressOf(page.file), page])),
  }
}
