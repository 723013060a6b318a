import {z} from 'zod'
import {id, records, textWithContacts} from './fields.ts'

/** Sentences that several pages show in the same words. */
export default records(
  'notice',
  'notice',
  z.strictObject({
    id: id(),
    text: z.array(textWithContacts('Email {email} to join.')).min(1).meta({description: 'a list of words'}),
  }),
)
