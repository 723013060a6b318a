import {z} from 'zod'
import {figureFields, id, records, text} from './fields.ts'

/** A common claim about money, and whether it is true. */
export default records(
  'claim',
  'true-or-false card',
  z.strictObject({
    id: id(),
    claim: text('There is a list of people who can’t borrow.'),
    verdict: z.enum(['fact', 'myth']).meta({label: 'True or false', names: {fact: 'True', myth: 'False'}}),
    why: text('Each lender decides by rules of its own.').meta({label: 'Why it is so'}),
    // For claims with a figure in them.
    source: figureFields.source.optional(),
    checked: figureFields.checked.optional(),
    until: figureFields.until,
  }),
)
