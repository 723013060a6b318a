import {z} from 'zod'
import {id, records, refuse, whole, words} from './fields.ts'

/** What a donation of one amount could pay for. Each of the two pages has its own wording. */
export default records(
  'tier',
  'gift size',
  z
    .strictObject({
      id: id(),
      page: z.enum(['get-involved', 'donate']),
      amount: whole(25),
      impact: words('Could train one new mentor'),
      details: words('Everyone takes their own copy home.'),
    })
    .superRefine(({id, page, amount}, context) => {
      const made = `${page}-${amount}`
      if (id !== made) refuse(context, ['id'], 'id must be the page and the amount: a page shows the gift by it.', made)
    }),
)
