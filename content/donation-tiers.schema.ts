import {z} from 'zod'
import {id, oneOf, records, refuse, whole, words} from './fields.ts'

/** What a gift of one size could do, in the words of one page. */
export default records(
  'tier',
  z
    .strictObject({
      id: id(),
      page: oneOf(['get-involved', 'donate']),
      amount: whole(25),
      impact: words('Could train one new mentor').regex(/could/i, 'impact must say could, because it is no promise.'),
      details: words('Everyone takes their own copy home.'),
    })
    .superRefine(({id, page, amount}, context) => {
      const made = `${page}-${amount}`
      const message = 'id must be the page and the amount. A page shows the gift by it, so change it there too.'
      if (id !== made) refuse(context, ['id'], message, made)
    }),
)
