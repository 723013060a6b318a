import {z} from 'zod'
import {id, link, records, text} from './fields.ts'
import {iconNames} from './icons.ts'

/** A card with an icon and a link. */
export default records(
  'feature',
  'card with a link',
  z.strictObject({
    id: id(),
    title: text('Career Development'),
    icon: z.enum(iconNames),
    colour: z.enum(['mint', 'mulberry', 'brass', 'wash']),
    description: text('Practise interviews with people who hire.'),
    link: link(),
  }),
)
