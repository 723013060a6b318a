import {z} from 'zod'
import {id, list, records, words} from './fields.ts'

/** A way to learn: alone, in a group, with a mentor or with an expert. */
export default records(
  'format',
  'way to learn',
  z.strictObject({
    id: id(),
    title: words('Masterclasses'),
    description: words('One big topic, with an expert.'),
    duration: words('90 minutes'),
    format: words('Online'),
    features: list('Live questions'),
  }),
)
