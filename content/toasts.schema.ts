import {z} from 'zod'
import {id, oneOf, records, words, wordsWithContacts} from './fields.ts'

/** The message that appears when a button is pressed. */
export default records(
  'toast',
  z.strictObject({
    id: id(),
    kind: oneOf(['success', 'information']),
    title: words('Thank You!'),
    description: wordsWithContacts('description', 'Email {email} to join the waiting list.'),
  }),
)
