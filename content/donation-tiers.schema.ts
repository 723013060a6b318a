import {z} from 'zod'
import {id, oneOf, records, refuse, whole, words} from './fields.ts'
import {withCould} from './withCould.ts'

const promise = 'impact must say could, because it is no promise.'

const pages = ['get-involved', 'donate'] as const

/** What a gift of one size could do, in the words of one page. */
export default records(
  'tier',
  z
    .strictObject({
      id: id(),
      page: oneOf(pages),
      amount: whole(25),
      impact: words('Could train one new mentor')
        .regex(/could/i, promise)
        .superRefine((said, context) => {
          const hoped = withCould(said)
          if (hoped && !/could/i.test(said)) refuse(context, [], promise, hoped)
        }),
      details: words('Everyone takes their own copy home.'),
    })
    .superRefine(({id, page, amount}, context) => {
      const made = `${page}-${amount}`
      const message = 'id must be the page and the amount: a page shows the gift by it.'
      // Where the id is of the other page, the page may well be the slip.
      const other = pages.find((each) => each !== page && id === `${each}-${amount}`)
      if (other)
        refuse(
          context,
          ['page'],
          `id says ${other}, and page says ${page}.`,
          other,
          `If page is right, write: id: ${made}`,
        )
      else if (id !== made) {
        const [, said] = new RegExp(`^${page}-(\\d+)$`).exec(id) ?? []
        // A nought too many or too few is a slip of the amount.
        if (said && (amount === Number(said) * 10 || amount * 10 === Number(said)))
          refuse(
            context,
            ['amount'],
            `amount is ${amount}, and id says ${said}.`,
            Number(said),
            `If amount is right, write here and on its page: id: ${made}`,
          )
        else refuse(context, ['id'], message, made, said && `If the id is right, write: amount: ${said}`)
      }
    }),
)
