import {z} from 'zod'
import {id, list, records, text} from './fields.ts'

/** A kind of partner organisation: what it gets, and how much work it takes on. */
export default records(
  'partnership',
  'kind of partnership',
  z.strictObject({
    id: id(),
    title: text('Community'),
    commitment: z.enum(['Low', 'Medium', 'High']),
    description: text('For groups who already know young people.'),
    benefits: list('Free workshops for your members'),
    examples: text('Youth clubs, schools and libraries.'),
  }),
)
