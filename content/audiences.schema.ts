import {z} from 'zod'
import {id, link, records, words} from './fields.ts'

/** Somebody who comes to us: to learn, to help or to give. */
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
