import type {Finding} from '../../finding.ts'
import {groupBy} from '../../groupBy.ts'
import {listed} from '../../listed.ts'
import {placeOf} from '../../places.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** The one gift of each page that differs, where two pages ask for the same amounts but for it. */
export function oddAmount(file: ContentFile): Finding[] {
  if (file.name !== 'donation-tiers.yaml') return []
  const tiers = file.records.flatMap(({value: {page, amount}}, index) =>
    typeof page === 'string' && typeof amount === 'number' ? [{page, amount, index}] : [],
  )
  const [one, other, ...more] = [...groupBy(tiers, ({page}) => [page]).values()]
  if (!one || !other || more.length > 0 || one.length !== other.length || one.length < 3) return []
  const only = (these: typeof one, those: typeof one) =>
    these.filter(({amount}) => those.every((each) => each.amount !== amount))
  const [[first, ...others], [second, ...rest]] = [only(one, other), only(other, one)]
  if (!first || !second || others.length > 0 || rest.length > 0) return []
  const line = placeOf(file.text, fieldAt(file, second.index, 'amount')).line
  const gift = ({page, amount}: typeof first) => `amount: ${amount}, with id: ${page}-${amount}`
  const shared = listed(
    one.filter((each) => each !== first).map(({amount}) => `£${amount}`),
    'and',
  )
  return [
    {
      at: fieldAt(file, first.index, 'amount'),
      message: `This page asks for £${first.amount} where the other asks for £${second.amount} (line ${line}), and all their other amounts are the same: ${shared}.`,
      help: `If £${second.amount} is right, write here: ${gift({...first, amount: second.amount})}. If £${first.amount} is, write in line ${line}: ${gift({...second, amount: first.amount})}.`,
      warning: true,
    },
  ]
}
