import {z} from 'zod'
import {records, refuse, words} from './fields.ts'

/** What a visitor can choose from in the contact form (S3.13). */
export const inquiryIds = ['program', 'volunteer', 'partnership', 'support'] as const

/** A subject that a visitor can choose in the contact form. */
export default records(
  'inquiry',
  'subject of the contact form',
  z.strictObject({
    id: z.enum(inquiryIds),
    label: words('Volunteering or mentoring'),
  }),
).superRefine((all, context) => {
  for (const id of inquiryIds)
    if (!all.some((each) => each.id === id))
      refuse(context, [all.length - 1, 'id'], `The subject ${id} is missing: all four are fixed (S3.13).`)
})
