import {z} from 'zod'
import {id, internalAddress, records, text} from './fields.ts'
import {iconNames} from './icons.ts'

/**
 * A kind of program, with the facts that help visitors choose one: how long it takes, where and with whom.
 */
export default records(
  'way',
  'kind of program',
  z.strictObject({
    id: id(),
    title: text('1-to-1 Mentoring'),
    icon: z.enum(iconNames),
    description: text('Time with someone who listens.'),
    length: text('6 months'),
    place: text('In person or by video'),
    company: text('A mentor of your own').meta({label: 'With whom'}),
    link: z.strictObject({
      text: text('Learn More').meta({label: 'Text of the link'}),
      to: internalAddress(),
      about: text('about Workshops').meta({label: 'Added for screen readers'}),
    }),
  }),
)
