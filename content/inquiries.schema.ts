import {z} from 'zod'
import {oneOf, records, words} from './fields.ts'

/** A subject that a visitor can choose in the contact form. */
export default records(
  'inquiry',
  z.strictObject({
    id: oneOf(['program', 'volunteer', 'partnership', 'support']),
    label: words('Volunteering or mentoring'),
  }),
)
