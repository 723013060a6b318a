import {z} from 'zod'
import {oneOf, records, written} from './fields.ts'
import {skillIds} from './skillIds.ts'

/** A money skill, which is one side of the coin. */
export default records(
  'skill',
  z.strictObject({
    id: oneOf(skillIds),
    name: written(/^\S{1,8}$/, 'one word of 8 letters at most, so that it fits on its side of the coin', 'Budget'),
  }),
)
