import {z} from 'zod'
import {id, level, records, skills, span, words} from './fields.ts'

const module = z.strictObject({
  title: words('Renting well'),
  description: words('Read a contract.'),
})

/** One subject of the curriculum, taught in five modules. */
export default records(
  'track',
  'course subject',
  z.strictObject({
    id: id(),
    title: words('Property & Homeownership'),
    level: level(),
    duration: words('8-12 weeks'),
    weeks: span(8, 12),
    icon: z.enum(['payslip', 'growth-line', 'front-door', 'lanyard']),
    skills: skills(),
    colour: z.enum(['primary', 'secondary']),
    description: words('The everyday skills: pay, rent and bills.'),
    modules: z.array(module).length(5).meta({description: 'a list of exactly 5 modules'}),
  }),
)
