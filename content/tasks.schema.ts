import {z} from 'zod'
import {figureFields, id, records, text} from './fields.ts'

/** Something to do on a list that people tick off. */
export default records(
  'task',
  'thing to tick off',
  z.strictObject({
    id: id(),
    name: text('See the room before you pay'),
    why: text('Somebody who can’t show it may not have it.'),
    // For tasks with a figure or a rule in them.
    source: figureFields.source.optional(),
    checked: figureFields.checked.optional(),
    until: figureFields.until,
  }),
)
