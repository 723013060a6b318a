import {z} from 'zod'
import {id, list, records, text} from './fields.ts'

/** A way to learn: alone, in a group, with a mentor or with an expert. */
export default records(
  'format',
  'way to learn',
  z.strictObject({
    id: id(),
    title: text('Masterclasses'),
    description: text('One big topic, with an expert.'),
    duration: text('90 minutes'),
    format: text('Online'),
    features: list('Live questions'),
  }),
)
