import {z} from 'zod'
import {dateInWords} from './dateInWords.ts'
import {
  date,
  id,
  level,
  list,
  price,
  records,
  reportIssue,
  skills,
  text,
  times,
  wholeNumber,
} from './fields.ts'

/** A group who start and finish a course together. */
export default records(
  'cohort',
  'course date',
  z
    .strictObject({
      id: id(),
      title: text('Financial Foundations Bootcamp'),
      type: text('Bootcamp'),
      level: level(),
      description: text('Six mornings that help you plan your money.'),
      date: date(),
      ends: date('2025-02-22').meta({label: 'Last day'}).optional(),
      time: times(),
      location: text('Online'),
      spots: wholeNumber(12, {least: 1, most: 500}),
      price: price(),
      skills: skills(),
      colour: z.enum(['mint', 'brass', 'mulberry']),
      highlights: list('Read a payslip line by line', 3),
    })
    .superRefine(({date, ends}, context) => {
      if (ends && ends < date)
        reportIssue(
          context,
          ['ends'],
          `The last day is before the first, which is ${dateInWords(date)}.`,
          undefined,
          'Correct one of the two days.',
        )
    }),
)
