import {z} from 'zod'
import {id, list, records, reportIssue, text} from './fields.ts'

const mostWords = 15

/** A hard word, which pages explain where they first use it. */
export default records(
  'term',
  'hard word',
  z.strictObject({
    id: id(),
    // Each as it stands in the middle of a sentence. A word with a plain sense too, only in phrases:
    // “interest rate”.
    forms: list('overdraft').meta({label: 'Spelling'}),
    means: text('Money you borrow from your bank when your account has none left.')
      .meta({label: 'Explanation'})
      .superRefine((words, context) => {
        const count = words.split(/\s+/).length
        if (count > mostWords)
          reportIssue(
            context,
            [],
            `An explanation has at most ${mostWords} words, and this one has ${count}.`,
          )
      }),
  }),
)
