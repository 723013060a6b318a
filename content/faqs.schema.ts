import {z} from 'zod'
import {id, records, words} from './fields.ts'

/** A common question and its answer. */
export default records(
  'faq',
  'question and answer',
  z.strictObject({
    id: id(),
    question: words('Is it really free?', 'a question')
      .regex(/[?？؟]/)
      .meta({form: 'question'}),
    answer: words('Yes. Everything is free.'),
  }),
)
