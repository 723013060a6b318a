import {z} from 'zod'
import {figureFields, id, records, text} from './fields.ts'

/** Something that is taken off people's pay, and how much. */
export default records(
  'rate',
  'rate',
  z.strictObject({
    id: id(),
    name: text('Income Tax'),
    starts: text('Above £12,570 a year'),
    amount: text('20p of each pound, up to £50,270'),
    ...figureFields,
  }),
)
