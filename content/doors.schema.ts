import {z} from 'zod'
import {internalAddress, records, text} from './fields.ts'

/** A link to dates, with other words when no date is still to come. */
export default records(
  'door',
  'link to dates',
  z.strictObject({
    id: z.enum(['cohorts', 'events']),
    title: text('the next course dates'),
    ahead: z.strictObject({text: text('See dates'), to: internalAddress()}),
    none: text('Join the waiting list'),
  }),
)
