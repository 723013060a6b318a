import {z} from 'zod'
import {id, oneOf, records, words, written} from './fields.ts'

/** A number that the site says in more than one place. */
export default records(
  'fact',
  z.strictObject({
    id: id(),
    value: written(/^[^\s“”‘’"']/, 'words in quotes', '500+'),
    label: words('active volunteers'),
    about: oneOf(['replies', 'ages']).optional(),
  }),
)
