import {z} from 'zod'
import {oneOf, records, refuse, words} from './fields.ts'
import {inquiryIds} from './inquiryIds.ts'

/** A subject that a visitor can choose in the contact form. */
export default records(
  'inquiry',
  z.strictObject({
    id: oneOf(inquiryIds),
    label: words('Volunteering or mentoring'),
  }),
).superRefine((all, context) => {
  for (const id of inquiryIds)
    if (!all.some((each) => each.id === id))
      refuse(context, [all.length - 1, 'id'], `The subject ${id} is missing: all four are fixed (S3.13).`)
})
