import {z} from 'zod'
import {id, level, list, records, searchWords, skills, text, wholeNumber} from './fields.ts'

/** A workshop on one topic in a single session, held regularly. */
export default records(
  'workshop',
  'workshop',
  z.strictObject({
    id: id(),
    title: text('Budgeting Basics'),
    description: text('Find out where your money goes.'),
    duration: text('2-3 hours'),
    frequency: z.enum(['weekly', 'bi-weekly', 'monthly']).meta({names: {'bi-weekly': 'Every two weeks'}}),
    capacity: wholeNumber(12, {least: 1, most: 500}),
    level: level(),
    skills: skills(),
    topics: list('What a credit score is'),
    words: searchWords().optional(),
  }),
)
