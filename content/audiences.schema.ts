import {z} from 'zod'
import {id, link, records, words} from './fields.ts'

/** A group of people whom the charity addresses, such as young people or donors. */
export default records(
  'audience',
  'audience',
  z.strictObject({
    id: id(),
    title: words('Young People'),
    colour: z.enum(['mint', 'mulberry', 'brass', 'wash', 'plain']),
    description: words('Learn about money, meet a mentor and find work you want.'),
    link: link().optional(),
  }),
)
