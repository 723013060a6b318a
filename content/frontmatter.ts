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
    // In breadcrumbs and page lists, if shorter than the title.
    short: labelled('Short name, for the trail and lists of pages', text('Programs')).optional(),
    // From 1.
    order: labelled('Place among the pages of its folder', wholeNumber(1)).optional(),
    drawing: labelled('Drawing at the top', z.enum(drawings)).optional(),
    // `prose` for a page that is only text, such as the legal ones.
    layout: z.enum(['prose']).optional(),
    // Prints the page as a handout: small, in columns, and without calls to action.
    handout: labelled('On paper', flag()).optional(),
    // Shows the page in dev only.
    draft: labelled('Who sees it', flag()).optional(),
    words: searchWords().optional(),
  })
}

function labelled<T extends z.ZodType>(label: string, field: T): T {
  return field.meta({...field.meta(), label})
}

export type Frontmatter = z.infer<ReturnType<typeof frontmatter>>

/** The keys that a page’s frontmatter may have. */
export const frontmatterKeys = frontmatter([]).keyof().options
