import {z} from 'zod'
import {records, reportIssue, text, textWithContacts} from './fields.ts'

/** The ids of the kinds of inquiry that visitors can choose in the contact form (S3.13). */
export const inquiryIds = ['program', 'volunteer', 'partnership', 'support'] as const

/** A kind of inquiry that visitors can choose in the contact form. `inquiries.yaml` must have all four. */
export default records(
  'inquiry',
  'subject of the contact form',
  z.strictObject({
    id: z.enum(inquiryIds),
    label: text('Volunteering or mentoring'),
    now: textWithContacts('You can {card} today, without writing to us.')
      .meta({label: 'What works at once'})
      .optional(),
  }),
).superRefine((all, context) => {
  for (const id of inquiryIds)
    if (!all.some((each) => each.id === id))
      reportIssue(
        context,
        [all.length - 1, 'id'],
        `The subject ${id} is missing: all four are fixed (S3.13).`,
      )
})
