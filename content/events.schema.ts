import {z} from 'zod'
import {date, id, records, times, words} from './fields.ts'

/** An event on a single date that anyone can attend. */
export default records(
  'event',
  'event',
  z.strictObject({
    id: id(),
    title: words('Spring money day'),
    type: words('Panel talk'),
    date: date(),
    time: times(),
    price: words('Free'),
    location: words('Online'),
    description: words('See the rooms, meet the team and ask anything.'),
  }),
)
