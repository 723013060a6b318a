import {z} from 'zod'
import {id, list, records, span, words} from './fields.ts'

/** A way to volunteer: what you do, the time it takes, and what you need and get. */
export default records(
  'role',
  'volunteer role',
  z.strictObject({
    id: id(),
    title: words('Guest speaker'),
    commitment: words('4-6 hours/month'),
    hours: span(4, 6).optional(),
    description: words('Tell a small group how you got into your work.'),
    skills: list('Good listening'),
    requirements: words('You’re 21 or over.'),
    training: words('Two evenings before you start.'),
  }),
)
