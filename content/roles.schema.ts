import {z} from 'zod'
import {id, list, records, refuse, refuseLength, span, spanIn, words} from './fields.ts'

/** A way to volunteer: what you do, the time it takes, and what you need and get. */
export default records(
  'role',
  z
    .strictObject({
      id: id(),
      title: words('Guest speaker'),
      commitment: words('4-6 hours/month'),
      hours: span(4, 6).optional(),
      description: words('Tell a small group how you got into your work.'),
      skills: list('Good listening'),
      requirements: words('You’re 21 or over.'),
      training: words('Two evenings before you start.'),
    })
    .superRefine(({commitment, hours}, context) => {
      const said = (commitment.match(/\d+/g) ?? []).map(Number)
      const meant = hours ? [...new Set([hours.from, hours.to])] : []
      if (said.join() === meant.join() || (hours && hours.from > hours.to)) return
      if (hours) refuseLength(context, ['commitment', commitment], ['hours', hours], 'hours/month', true)
      else
        refuse(
          context,
          ['hours'],
          'hours must be there, in numbers, where commitment has a number.',
          spanIn(commitment) ?? {from: 4, to: 6},
        )
    }),
)
