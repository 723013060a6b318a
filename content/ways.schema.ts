import {z} from 'zod'
import {id, records, to, words} from './fields.ts'
import {icons} from './icons.ts'

/** A kind of program, with the facts that help visitors choose one: its length, place and company. */
export default records(
  'way',
  'kind of program',
  z.strictObject({
    id: id(),
    title: words('1-to-1 Mentoring'),
    icon: z.enum(icons),
    description: words('Time with someone who listens.'),
    length: words('6 months'),
    place: words('In person or by video'),
    company: words('A mentor of your own'),
    link: z.strictObject({text: words('Learn More'), to: to(), about: words('about Workshops')}),
  }),
)
