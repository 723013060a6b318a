import {z} from 'zod'
import {id, link, records, text} from './fields.ts'

/** A group of people whom the charity addresses, such as young people or donors. */
export default records(
  'audience',
  'audience',
  z.strictObject({
    id: id(),
    title: text('Young People'),
    colour: z.enum(['mint', 'mulberry', 'brass', 'wash', 'plain']),
    description: text('Learn about money, meet a mentor and find work you want.'),
    link: link().optional(),
  }),
)
