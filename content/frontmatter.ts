import {z} from 'zod'
import {text, wholeNumber} from './fields.ts'

/** Returns a schema for a flag: `true`, or left out. */
const flag = () => z.literal(true).meta({description: 'true, or the line left out', examples: [true], form: 'yes'})

/** Returns the schema of a page's frontmatter. `drawings` are the names of the files in `components/drawings/`. */
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
  })
}
