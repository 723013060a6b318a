import {z} from 'zod'
import {id, records, refuse, titleOf, whole, words} from './fields.ts'

/** What one young person did, in their own words. */
export default records(
  'story',
  z.strictObject({
    id: id(),
    name: words('Amara', 'a name'),
    age: whole(19, 10, 99),
    program: titleOf(['cohorts.yaml', 'formats.yaml'], 'Financial Foundations Bootcamp'),
    achievement: words('Saved her first £1,000'),
    quote: words('The words stopped being scary.').superRefine((said, context) => {
      if (!isQuoted(said)) return
      const plain = said.replace(/^[“”"]|[“”"](?=.?$)/gs, '')
      refuse(context, [], 'quote must start without a quotation mark: the site adds both.', plain)
    }),
  }),
)

/** Whether a quotation mark at the start is that of all the words: it is closed at their end, or nowhere. */
function isQuoted(said: string): boolean {
  if (!/^[“”"]/.test(said)) return false
  let open = 0
  for (const {0: sign, index} of said.matchAll(/[“”"]/g)) {
    const opens = sign === '“' || (sign === '"' && open === 0)
    open += opens ? 1 : -1
    if (open <= 0) return open < 0 || index >= said.length - 2
  }
  return true
}
