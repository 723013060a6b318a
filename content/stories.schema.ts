import {z} from 'zod'
import {id, records, refuse, titleOf, whole, words} from './fields.ts'

/** What one young person achieved, with a quote. */
export default records(
  'story',
  'story',
  z.strictObject({
    id: id(),
    name: words('Amara', 'a name'),
    age: whole(19, {least: 10, most: 99}),
    program: titleOf(['cohorts.yaml', 'formats.yaml'], 'Financial Foundations Bootcamp'),
    achievement: words('Saved her first £1,000'),
    quote: words('The words stopped being scary.').superRefine((text, context) => {
      // Matches a mark at the start and perhaps at the end. Marks between them belong to words inside the quote.
      const [, unquoted] = /^[“"]([^“”"]*)[”"]?$/.exec(text) ?? []
      if (unquoted) refuse(context, [], 'quote must start without a quotation mark: the site adds both.', unquoted)
    }),
  }),
)
