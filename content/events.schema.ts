import {z} from 'zod'
import {date, id, price, records, text, times} from './fields.ts'

/** An event on a single date that anyone can attend. */
export default records(
  'event',
  'event',
  z.strictObject({
    id: id(),
    title: text('Spring money day'),
    type: text('Panel talk'),
    date: date(),
    time: times(),
    price: price(),
    location: text('Online'),
    description: text('See the rooms, meet the team and ask anything.'),
  }),
)
