import {z} from 'zod'
import {records, refuse, words} from './fields.ts'
import {inquiryIds} from './inquiries.schema.ts'

/** What the contact form is about, for those who come from a card. */
export default records(
  'subject',
  'subject line',
  z
    .strictObject({
      id: z.enum(['cohorts', 'tracks', 'features', 'ways', 'events', 'roles', 'partnerships', 'donation-tiers']),
      inquiry: z.enum(inquiryIds),
      subject: words('A spot on {title}')
        .regex(
          /^(?!.*\[(title|amount)\])([^{}]|\{(title|amount)\})*$/,
          'subject must have only {title} or {amount} in braces.',
        )
        .meta({signs: ['title', 'amount']}),
    })
    .superRefine(({id, subject}, context) => {
      const [sign, like] = id === 'donation-tiers' ? ['amount', 'Donating £{amount}'] : ['title', 'A spot on {title}']
      if (subject.includes(`{${sign}}`)) return
      const message = `Keep {${sign}} in it: it is where the ${sign} of the card is shown.`
      // The title or the figure of one card, typed over the sign for that of each.
      const typedOver = sign === 'amount' ? /(?<=£)[\d,]*$/ : /(?<=\b(?:for|on|about|of|as|in) )\p{Lu}.*$/u
      const meant = typedOver.test(subject) ? subject.replace(typedOver, `{${sign}}`) : undefined
      refuse(context, ['subject'], message, meant, `For example: subject: ${like}`)
    }),
)
