import {z} from 'zod'
import {id, records, refuse, words, written} from './fields.ts'

/** A number that is given to films and examples, and to nobody (Ofcom, Telephone numbers for use in TV and radio drama programmes). */
const ofNobody = /^(?:08081570|02079460|079460)/

/** The number of somebody else: the example is nobody’s, so that it leads to no other who helps. */
function phone() {
  return written(/^\d(?: ?\d){2,10}$/, 'a phone number alone', '0808 157 0123').superRefine((number, context) => {
    if (ofNobody.test(number.replaceAll(' ', '')))
      refuse(
        context,
        [],
        'This number is an example, and nobody answers it.',
        undefined,
        'Write the number of who helps.',
      )
  })
}

/** Someone who helps today, for those who can’t wait for us. */
export default records(
  'helper',
  z.strictObject({
    id: id(),
    need: words('In debt'),
    name: words('National Debtline'),
    phone: phone(),
  }),
)
