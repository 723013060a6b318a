import {z} from 'zod'
import {records, reportIssue, text} from './fields.ts'
import {inquiryIds} from './inquiries.schema.ts'

/**
 * What the link of one kind of card fills in on the contact form: the kind of inquiry, and the email's
 * subject.
 */
export default records(
  'subject',
  'subject line',
  z
    .strictObject({
      id: z.enum([
        'cohorts',
        'doors',
        'formats',
        'tracks',
        'features',
        'ways',
        'events',
        'roles',
        'partnerships',
        'donation-tiers',
      ]),
      inquiry: z.enum(inquiryIds),
      subject: text('A spot on {title}')
        .regex(
          /^(?!.*\[(title|amount)\])([^{}]|\{(title|amount)\})*$/,
          'Only {title} or {amount} can be in braces here.',
        )
        .meta({placeholders: ['title', 'amount']}),
    })
    .superRefine(({id, subject}, context) => {
      const [field, like] =
        id === 'donation-tiers' ? ['amount', 'Donating £{amount}'] : ['title', 'A spot on {title}']
      if (subject.includes(`{${field}}`)) return
      const message = `Keep {${field}} in it: it is where the ${field} of the card is shown.`
      // Finds a title or amount that somebody typed in place of the placeholder, to suggest the placeholder.
      const typedOver = field === 'amount' ? /(?<=£)[\d,]*$/ : /(?<=\b(?:for|on|about|of|as|in) )\p{Lu}.*$/u
      const meant = typedOver.test(subject) ? subject.replace(typedOver, `{${field}}`) : undefined
      reportIssue(context, ['subject'], message, meant, `For example: ${like}`)
    }),
)
