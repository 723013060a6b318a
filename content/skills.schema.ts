import {z} from 'zod'
import {records, reportIssue, skillIds, text, textMatching} from './fields.ts'

/** A money skill. Its name is on one side of the coin that is drawn on the home page. */
export default records(
  'skill',
  'skill',
  z.strictObject({
    id: z.enum(skillIds),
    name: textMatching(
      /^\S{1,8}$/,
      'one word of 8 letters at most, so that it fits on its side of the coin',
      'Budget',
    ),
    topic: text('budgeting'),
  }),
).superRefine((skills, context) => {
  for (const id of skillIds)
    if (!skills.some((skill) => skill.id === id))
      reportIssue(
        context,
        [skills.length - 1, 'id'],
        `A coin has twelve sides, and the skill ${id} is missing.`,
      )
})
