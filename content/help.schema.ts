import {z} from 'zod'
import {figureFields, flag, id, records, searchWords, text, textMatching} from './fields.ts'

/** Another organisation's help line, for people who need help today. */
export default records(
  'helper',
  'help line',
  z.strictObject({
    id: id(),
    need: text('In debt').meta({label: 'Who it is for'}),
    name: text('National Debtline'),
    // Ofcom reserves the example number for TV and radio drama, so nobody has it.
    phone: textMatching(/^\d(?: ?\d){2,}$/, 'a phone number alone', '0808 157 0123', 'phone').regex(
      // At most 11 digits (Ofcom, National Telephone Numbering Plan), perhaps after 18001 or 18002 for Relay
      // UK.
      /^(1 ?8 ?0 ?0 ?[12] ?)?\D*(\d *){0,11}$/,
      'No number in this country has more than 11 digits: look it up again, and write it as it stands there.',
    ),
    hours: text('day and night'),
    other: z
      .strictObject({
        text: text('Or text SHOUT to 85258').meta({label: 'Way without a call'}),
        to: textMatching(/^(https:\/\/|sms:\d)\S+$/, 'a whole web address, or sms: and a number', 'sms:85258')
          .meta({label: 'Where that way leads'})
          .optional(),
      })
      .meta({description: 'a way without a call'})
      .optional(),
    everywhere: flag().meta({label: 'At the foot of every page'}).optional(),
    source: figureFields.source,
    checked: figureFields.checked,
    words: searchWords(),
  }),
)
