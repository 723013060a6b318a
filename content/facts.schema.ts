import {z} from 'zod'
import {id, records, text, textMatching} from './fields.ts'

/** A figure or promise of the charity that appears on several pages. */
export default records(
  'fact',
  'figure or promise',
  z
    .strictObject({
      id: id(),
      value: textMatching(/^[^\s“”‘’"']/, 'words', '500+')
        .regex(
          /[^.,;:!?]$/,
          'value stands in the middle of sentences, which have full stops and commas of their own.',
        )
        .meta({label: 'As it is shown'}),
      label: text('active volunteers'),
    })
    .refine(({value, label}) => !value.endsWith(` ${label}`), {
      path: ['value'],
      error: 'value says again what label says, so visitors read it twice.',
    }),
)
