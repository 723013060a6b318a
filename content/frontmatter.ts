import {z} from 'zod'
import {whole, words} from './fields.ts'

/** A line that only says that something is so. */
const yes = () => z.literal(true).meta({description: 'true, or the line left out', examples: [true], form: 'yes'})

/** What the lines at the top of a page may say, where those drawings are there. */
export function frontmatter(drawings: readonly string[]) {
  return z.strictObject({
    title: words('Free money workshops'),
    description: words('What we teach, in one or two sentences for search results.'),
    short: words('Programs').optional(),
    order: whole(1).optional(),
    drawing: z.enum(drawings).optional(),
    layout: z.enum(['prose']).optional(),
    handout: yes().optional(),
    draft: yes().optional(),
  })
}
