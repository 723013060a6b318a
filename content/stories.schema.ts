import {z} from 'zod'
import {id, records, refuse, titleOf, whole, words} from './fields.ts'

/** What one young person did, in their own words. */
export default records(
  'story',
  'story',
  z.strictObject({
    id: id(),
    name: words('Amara', 'a name'),
    age: whole(19, {least: 10, most: 99}),
    program: titleOf(['cohorts.yaml', 'formats.yaml'], 'Financial Foundations Bootcamp'),
    achievement: words('Saved her first £1,000'),
    quote: words('The words stopped being scary.').superRefine((said, context) => {
      // One mark at the start, and none or another at the end. Others are those of a word inside the quote.
      const [, plain] = /^[“"]([^“”"]*)[”"]?$/.exec(said) ?? []
      if (plain) refuse(context, [], 'quote must start without a quotation mark: the site adds both.', plain)
    }),
  }),
)
