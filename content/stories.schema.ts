import {z} from 'zod'
import {firstName, id, records, whole, words} from './fields.ts'

/** What one young person did, in their own words. */
export default records(
  'story',
  z.strictObject({
    id: id(),
    name: firstName('Amara'),
    age: whole(19, 10, 99),
    program: words('Financial Foundations Bootcamp'),
    achievement: words('Saved her first £1,000'),
    quote: words('The words stopped being scary.').regex(
      /^[^“"]/,
      'quote must start without a quotation mark: the site adds both.',
    ),
  }),
)
