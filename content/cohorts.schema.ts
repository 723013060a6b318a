import {z} from 'zod'
import {date, id, level, list, oneOf, records, skills, times, whole, words} from './fields.ts'

/** A group who start and finish a course together. */
export default records(
  'cohort',
  z.strictObject({
    id: id(),
    title: words('Financial Foundations Bootcamp'),
    type: words('Bootcamp'),
    level: level(),
    description: words('Six mornings that help you plan your money.'),
    date: date(),
    time: times(),
    location: words('Online'),
    spots: whole(12, 1, 500),
    price: words('Free'),
    skills: skills(),
    colour: oneOf(['mint', 'brass', 'mulberry']),
    highlights: list('Read a payslip line by line', 3),
  }),
)
