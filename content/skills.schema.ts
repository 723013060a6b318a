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
  if (missing.length > 0)
    refuse(context, [0, 'id'], `A coin has twelve sides, and this list lacks ${missing.join(', ')}: bring them back.`)
})
