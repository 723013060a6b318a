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
    // The title of the tab and of the search result, which must make sense on its own.
    title: text('Free money workshops'),
    // The sentence or two under the title in a search result, 120 to 155 characters.
    description: text('What we teach, in one or two sentences for search results.'),
    // The name of the page in breadcrumbs and page lists, if shorter than the title.
    short: text('Programs').optional(),
    // The position of the page in its folder, from 1.
    order: wholeNumber(1).optional(),
    // The drawing at the top of the page.
    drawing: z.enum(drawings).optional(),
    // `prose` for a page that is only text, such as the legal ones.
    layout: z.enum(['prose']).optional(),
    // Prints the page as a handout: small, in columns, and without calls to action.
    handout: flag().optional(),
    // Shows the page in dev only.
    draft: flag().optional(),
    words: searchWords().optional(),
  })
}

export type Frontmatter = z.infer<ReturnType<typeof frontmatter>>

/** The keys that a page’s frontmatter may have. */
export const frontmatterKeys = frontmatter([]).keyof().options
