import {z} from 'zod'
import {id, records, to, words} from './fields.ts'
import {icons} from './icons.ts'

/** A short card with a picture, and perhaps a link. */
export default records(
  'feature',
  z.strictObject({
    id: id(),
    title: words('Career Development'),
    icon: z.enum(icons).optional(),
    colour: z.enum(['mint', 'mulberry', 'brass', 'wash', 'plain']),
    description: words('Practise interviews with people who hire.'),
    link: z.strictObject({text: words('Learn More'), to: to(), about: words('about Workshops').optional()}).optional(),
  }),
)
