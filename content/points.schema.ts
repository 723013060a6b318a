import {z} from 'zod'
import {id, records, words} from './fields.ts'
import {icons} from './icons.ts'

/** A value, a promise or a choice in a few words, perhaps with an icon. */
export default records(
  'point',
  'value or promise',
  z.strictObject({
    id: id(),
    title: words('Community'),
    icon: z.enum(icons).optional(),
    colour: z.enum(['primary', 'mulberry', 'brass']).optional(),
    description: words('Money is easier to talk about with others.'),
  }),
)
