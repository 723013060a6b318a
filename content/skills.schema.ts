import {z} from 'zod'
import {oneOf, records, refuse, written} from './fields.ts'
import {skillIds} from './skillIds.ts'

/** A money skill, which is one side of the coin. */
export default records(
  'skill',
  z.strictObject({
    id: oneOf(skillIds),
    name: written(/^\S{1,8}$/, 'one word of 8 letters at most, so that it fits on its side of the coin', 'Budget'),
  }),
).superRefine((skills, context) => {
  const missing = skillIds.filter((id) => skills.every((skill) => skill.id !== id))
  const [first] = missing
  if (!first) return
  // Their order is that of the sides.
  const below = skills.findIndex(({id}) => skillIds.indexOf(id) > skillIds.indexOf(first))
  const message = `A coin has twelve sides, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`
  const where = below < 0 ? 'below this record' : 'above this record'
  refuse(
    context,
    [below < 0 ? skills.length - 1 : below, 'id'],
    message,
    undefined,
    `Write ${where}: - id: ${first}, and its name.`,
  )
})
