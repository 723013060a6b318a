import {z} from 'zod'
import {oneOf, records, refuse, words} from './fields.ts'
import {inquiryIds} from './inquiryIds.ts'

/** What the contact form is about, for those who come from a card. */
export default records(
  'subject',
  z
    .strictObject({
      id: oneOf(['cohorts', 'tracks', 'features', 'ways', 'events', 'roles', 'partnerships', 'donation-tiers']),
      inquiry: oneOf(inquiryIds),
      subject: words('A spot on {title}')
        .regex(
          /^(?!.*\[(title|amount)\])([^{}]|\{(title|amount)\})*$/,
          'subject must have only {title} or {amount} in braces.',
        )
        .meta({signs: ['title', 'amount']}),
    })
    .superRefine(({id, subject}, context) => {
      const [sign, other] = id === 'donation-tiers' ? (['amount', 'title'] as const) : (['title', 'amount'] as const)
      // What is no sign of ours is told as that.
      if (subject.includes(`{${sign}}`) || /[{}[\]]/.test(subject.replace(`{${other}}`, ''))) return
      const meant = subject.includes(`{${other}}`)
        ? subject.replace(`{${other}}`, `{${sign}}`)
        : withLostSign(subject, `{${sign}}`)
      const message = `Keep {${sign}} in it: it is where the ${sign} of the card is shown.`
      const like = sign === 'amount' ? 'Donating £{amount}' : 'A spot on {title}'
      refuse(context, ['subject'], message, meant, meant ? undefined : `For example: subject: ${like}`)
    }),
)

/** The words with the sign where it was: where its name stands without its brackets, behind what can’t be their end, or in place of the title or figure that was typed over it. */
function withLostSign(subject: string, sign: '{title}' | '{amount}'): string | undefined {
  const bare = new RegExp(`[(<]?\\b${sign.slice(1, -1)}\\b[)>]?`)
  if (bare.test(subject)) return subject.replace(bare, sign)
  const [, open] = /^(.* (?:for|on|about|of|to|in|at|as|with)|.*:)$/i.exec(subject) ?? []
  if (sign === '{title}') {
    const [, before] = /^(.*?(?: (?:for|on|about|of|as|in)|:)) \p{Lu}[^:]*$/u.exec(subject) ?? []
    return (open ?? before) && `${open ?? before} ${sign}`
  }
  const [, pound] = /^(.*£)\s*(?:\d[\d,]*)?$/.exec(subject) ?? []
  return (pound ?? (open && `${open} £`)) && `${pound ?? `${open} £`}${sign}`
}
