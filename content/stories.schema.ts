import {z} from 'zod'
import {id, records, recordTitle, reportIssue, text, wholeNumber} from './fields.ts'

/** What one young person achieved, with a quote. */
export default records(
  'story',
  'story',
  z.strictObject({
    id: id(),
    name: text('Amara', 'a name'),
    age: wholeNumber(19, {least: 10, most: 99}),
    program: recordTitle(['cohorts.yaml', 'formats.yaml'], 'Financial Foundations Bootcamp'),
    achievement: text('Saved her first £1,000'),
    quote: text('The words stopped being scary.').superRefine((text, context) => {
      // Finds quotation marks round the whole quote. With more marks inside, the outer ones may belong to
      // single words.
      const [, unquoted] = /^[“"]([^“”"]*)[”"]?$/.exec(text) ?? []
      if (unquoted)
        reportIssue(context, [], 'quote must start without a quotation mark: the site adds both.', unquoted)
    }),
  }),
)
