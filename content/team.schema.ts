import {z} from 'zod'
import {id, list, records, words} from './fields.ts'

/** Someone who leads the charity. */
export default records(
  'member',
  'team member',
  z.strictObject({
    id: id(),
    name: words('Nadia', 'a name'),
    role: words('Head of learning'),
    colour: z.enum(['mint', 'green', 'brass', 'mulberry', 'spruce']).optional(),
    background: words('Tunde taught maths for eleven years.'),
    expertise: list('Youth work'),
  }),
)
