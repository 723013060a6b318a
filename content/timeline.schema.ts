import {z} from 'zod'
import {id, records, words, year} from './fields.ts'

/** What one year brought. */
export default records(
  'moment',
  z.strictObject({
    id: id(),
    year: year(2020),
    title: words('Mentoring begins'),
    description: words('We trained our first mentors.'),
  }),
)
