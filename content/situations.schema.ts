import {z} from 'zod'
import {figureFields, id, records, text} from './fields.ts'

/** A letter or message about money that people get, and what it means. */
export default records(
  'situation',
  'letter or message',
  z.strictObject({
    id: id(),
    kind: z.enum(['letter', 'message']).meta({label: 'Letter or message'}),
    what: text('A debt collector').meta({label: 'Who or what it is from'}),
    means: text('They can write, call and knock, and have to leave when you say so.').meta({
      label: 'What it means',
    }),
    ...figureFields,
  }),
)
