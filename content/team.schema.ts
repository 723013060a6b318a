import {z} from 'zod'
import {id, list, records, text} from './fields.ts'

/** Someone who leads the charity. */
export default records(
  'member',
  'team member',
  z.strictObject({
    id: id(),
    name: text('Nadia', 'a name'),
    role: text('Head of learning'),
    colour: z.enum(['mint', 'green', 'brass', 'mulberry', 'spruce']).optional(),
    background: text('Tunde taught maths for eleven years.'),
    expertise: list('Youth work'),
  }),
)
