import {z} from 'zod'
import {oneOf, records, words} from './fields.ts'
import {inquiryIds} from './inquiryIds.ts'

/** What the contact form is about, for those who come from a card. */
export default records(
  'subject',
  z.strictObject({
    id: oneOf(['cohorts', 'tracks', 'features', 'ways', 'events', 'roles', 'donation-tiers']),
    inquiry: oneOf(inquiryIds),
    subject: words('A spot on {title}').regex(
      /^(?!.*\[(title|amount)\])([^{}]|\{(title|amount)\})*$/,
      'subject must have only {title} or {amount} in braces.',
    ),
  }),
)
