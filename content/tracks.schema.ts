import {z} from 'zod'
import {id, level, numberRange, records, searchWords, skills, text} from './fields.ts'

const module = z.strictObject({
  title: text('Renting well'),
  description: text('Read a contract.'),
})

/** One subject of the curriculum, taught in five modules. */
export default records(
  'track',
  'course subject',
  z.strictObject({
    id: id(),
    title: text('Property & Homeownership'),
    level: level(),
    duration: text('8-12 weeks'),
    weeks: numberRange(8, 12),
    icon: z.enum(['payslip', 'growth-line', 'front-door', 'lanyard']),
    skills: skills(),
    colour: z.enum(['primary', 'secondary']),
    description: text('The everyday skills: pay, rent and bills.'),
    modules: z.array(module).length(5).meta({description: 'a list of exactly 5 modules'}),
    words: searchWords().optional(),
  }),
)
