import {z} from 'zod'
import {id, records, text} from './fields.ts'

/** A common question and its answer. */
export default records(
  'faq',
  'question and answer',
  z.strictObject({
    id: id(),
    question: text('Is it really free?', 'a question')
      .regex(/[?？؟]/)
      .meta({form: 'question'}),
    answer: text('Yes. Everything is free.'),
  }),
)
