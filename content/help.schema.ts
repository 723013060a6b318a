import {z} from 'zod'
import {id, records, words, written} from './fields.ts'

/** Someone who helps today, for those who can’t wait for us. */
export default records(
  'helper',
  'help line',
  z.strictObject({
    id: id(),
    need: words('In debt'),
    name: words('National Debtline'),
    // The example is nobody’s, so that it leads to no other who helps (Ofcom, Telephone numbers for use in TV and radio drama programmes).
    phone: written(/^\d(?: ?\d){2,}$/, 'a phone number alone', '0808 157 0123', 'phone').regex(
      // 0 and ten more (Ofcom, National Telephone Numbering Plan); Relay UK puts 18001 or 18002 before them.
      /^(1 ?8 ?0 ?0 ?[12] ?)?\D*(\d *){0,11}$/,
      'No number in this country has more than 11 digits: look it up again, and write it as it stands there.',
    ),
  }),
)
