import {z} from 'zod'
import {id, records, text} from './fields.ts'
import {iconNames} from './icons.ts'

/** A value or promise of the charity, or a choice for visitors, in a few words, perhaps with an icon. */
export default records(
  'point',
  'value or promise',
  z.strictObject({
    id: id(),
    title: text('Community'),
    icon: z.enum(iconNames).optional(),
    colour: z.enum(['primary', 'mulberry', 'brass']).optional(),
    description: text('Money is easier to talk about with others.'),
  }),
)
