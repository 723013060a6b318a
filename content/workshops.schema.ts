import {z} from 'zod'
import {id, level, list, oneOf, records, skills, whole, words} from './fields.ts'

/** One topic in one sitting, held again and again. */
export default records(
  'workshop',
  z.strictObject({
    id: id(),
    title: words('Budgeting Basics'),
    description: words('Find out where your money goes.'),
    duration: words('2-3 hours'),
    frequency: oneOf(['weekly', 'bi-weekly', 'monthly']),
    capacity: whole(12, 1, 500),
    level: level(),
    skills: skills(),
    topics: list('What a credit score is'),
  }),
)
