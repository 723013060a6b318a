import {z} from 'zod'
import {id, records, words, written} from './fields.ts'

/** Someone who helps today, for those who can’t wait for us. */
export default records(
  'helper',
  z.strictObject({
    id: id(),
    need: words('In debt'),
    name: words('National Debtline'),
    // The example is nobody’s, so that it leads to no other who helps (Ofcom, Telephone numbers for use in TV and radio drama programmes).
    phone: written(/^\d(?: ?\d){2,10}$/, 'a phone number alone', '0808 157 0123'),
  }),
)
