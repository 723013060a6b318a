import {z} from 'zod'
import {id, link, records, words} from './fields.ts'
import {icons} from './icons.ts'

/** A card with an icon and a link. */
export default records(
  'feature',
  'card with a link',
  z.strictObject({
    id: id(),
    title: words('Career Development'),
    icon: z.enum(icons),
    colour: z.enum(['mint', 'mulberry', 'brass', 'wash']),
    description: words('Practise interviews with people who hire.'),
    link: link(),
  }),
)
