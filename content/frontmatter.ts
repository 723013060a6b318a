import {z} from 'zod'
import {flag, searchWords, text, wholeNumber} from './fields.ts'

/**
 * Returns the title for the tab and search results: the page's title, plus the charity's name if that isn't
 * in it.
 */
export function documentTitle(title: string, name: string): string {
  return title.includes(name) ? title : `${title} | ${name}`
}

/**
 * Returns the schema of a page's frontmatter. `drawings` are the names of the files in
 * `components/drawings/`.
 */
export function frontmatter(drawings: readonly string[]) {
  return z.strictObject({
    title: text('Free money workshops'),
    description: text('What we teach, in one or two sentences for search results.'),
    short: text('Programs').optional(),
    order: wholeNumber(1).optional(),
    drawing: z.enum(drawings).optional(),
    layout: z.enum(['prose']).optional(),
    handout: flag().optional(),
    draft: flag().optional(),
    words: searchWords().optional(),
  })
}
