import {z} from 'zod'
import {id, records, words, written} from './fields.ts'

/** Someone who helps today, for those who can’t wait for us. */
export default records(
  'helper',
  z.strictObject({
    id: id(),
    need: words('In debt'),
    name: words('National Debtline'),
    phone: written(/^\d(?: ?\d){2,10}$/, 'a phone number', '0808 808 4000'),
  }),
)
