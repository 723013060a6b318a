import {z} from 'zod'
import {id, list, numberRange, records, text} from './fields.ts'

/** A way to volunteer: what you do, the time it takes, and what you need and get. */
export default records(
  'role',
  'volunteer role',
  z.strictObject({
    id: id(),
    title: text('Guest speaker'),
    commitment: text('4-6 hours/month'),
    hours: numberRange(4, 6).optional(),
    description: text('Tell a small group how you got into your work.'),
    skills: list('Good listening'),
    requirements: text('You’re 21 or over.'),
    training: text('Two evenings before you start.'),
  }),
)
