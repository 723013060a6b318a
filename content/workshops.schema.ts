import {z} from 'zod'
import {id, level, list, records, skills, whole, words} from './fields.ts'

/** A workshop on one topic in a single session, held regularly. */
export default records(
  'workshop',
  'workshop',
  z.strictObject({
    id: id(),
    title: words('Budgeting Basics'),
    description: words('Find out where your money goes.'),
    duration: words('2-3 hours'),
    frequency: z.enum(['weekly', 'bi-weekly', 'monthly']),
    capacity: whole(12, {least: 1, most: 500}),
    level: level(),
    skills: skills(),
    topics: list('What a credit score is'),
  }),
)
