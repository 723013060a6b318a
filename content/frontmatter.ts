import {z} from 'zod'
import {whole, words} from './fields.ts'

/** Returns a schema for a flag: `true`, or left out. */
const yes = () => z.literal(true).meta({description: 'true, or the line left out', examples: [true], form: 'yes'})

/** Returns the schema of a page's frontmatter; `drawings` holds the names of the existing drawings. */
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
