import {z} from 'zod'
import {id, records, words, wordsWithContacts} from './fields.ts'

/** The message that appears when a button is pressed. */
export default records(
  'toast',
  z.strictObject({
    id: id(),
    title: words('Thank You!'),
    description: wordsWithContacts('description', 'Email {email} to join the waiting list.'),
  }),
)
