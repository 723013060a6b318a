import {z} from 'zod'
import {id, oneOf, records, refuse, whole, words} from './fields.ts'

const pages = ['get-involved', 'donate'] as const

const tier = z.strictObject({
  id: id(),
  page: oneOf(pages),
  amount: whole(25),
  impact: words('Could train one new mentor'),
  details: words('Everyone takes their own copy home.'),
})

type Tier = z.infer<typeof tier>

/** What to do about a gift of an amount that another has. */
const help = 'Give it an amount that no other has, and end its id with that.'

/** What a gift of one size could do, in the words of one page. */
export default records('tier', tier, {id: idOf, help}).superRefine((all, context) => {
  for (const [index, own] of all.entries())
    if (own.id !== idOf(own))
      refuseId(
        context,
        index,
        own,
        all.filter((each) => each !== own).map(({id}) => id),
      )
})

/** A page shows a gift by the id that its page and its amount make: tells which of the three is likeliest the slip. */
function refuseId(context: z.RefinementCtx, index: number, own: Tier, taken: string[]) {
  const {id, page, amount} = own
  const made = idOf(own)
  const [, said] = new RegExp(`^${page}-(\\d+)$`).exec(id) ?? []
  // Where the id is of the other page, the page may well be the slip.
  const other = pages.find((each) => each !== page && id === `${each}-${amount}`)
  if (other) {
    const otherwise = `If page is right, write: id: ${made}`
    refuse(context, [index, 'page'], `id says ${other}, and page says ${page}.`, other, otherwise)
  } else if (said && taken.includes(made)) {
    // Of a copied gift that got an id of its own, the amount was forgotten.
    refuse(context, [index, 'amount'], `${made} is there already, and this is ${id}.`, Number(said))
  } else if (said && (amount === Number(said) * 10 || amount * 10 === Number(said))) {
    // A nought too many or too few is a slip of the amount.
    const otherwise = `If amount is right, write here and on its page: id: ${made}`
    refuse(context, [index, 'amount'], `amount is ${amount}, and id says ${said}.`, Number(said), otherwise)
  } else {
    const message = 'id must be the page and the amount: a page shows the gift by it.'
    const mayBe = said && !taken.includes(id) ? `If the id is right, write: amount: ${said}` : undefined
    if (taken.includes(made)) refuse(context, [index, 'id'], message, undefined, help)
    else refuse(context, [index, 'id'], message, made, mayBe)
  }
}

function idOf({page, amount}: Pick<Tier, 'page' | 'amount'>): string {
  return `${page}-${amount}`
}
