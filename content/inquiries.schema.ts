import {z} from 'zod'
import {oneOf, records, refuse, words} from './fields.ts'

/** What S3.13 of tests/specification.md has a visitor choose from. */
const ids = ['program', 'volunteer', 'partnership', 'support'] as const

/** A subject that a visitor can choose in the contact form. */
export default records(
  'inquiry',
  z.strictObject({
    id: oneOf(ids),
    label: words('Volunteering or mentoring'),
  }),
).superRefine((all, context) => {
  for (const id of ids)
    if (!all.some((each) => each.id === id))
      refuse(context, [all.length - 1, 'id'], `The subject ${id} is missing: all four are fixed (S3.13).`)
})
