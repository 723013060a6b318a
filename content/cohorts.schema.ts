import {z} from 'zod'
import {date, id, level, list, records, refuse, skills, times, whole, words} from './fields.ts'

/** A group who start and finish a course together. */
export default records(
  'cohort',
  'course date',
  z
    .strictObject({
      id: id(),
      title: words('Financial Foundations Bootcamp'),
      type: words('Bootcamp'),
      level: level(),
      description: words('Six mornings that help you plan your money.'),
      date: date(),
      ends: date('2025-02-22').optional(),
      time: times(),
      location: words('Online'),
      spots: whole(12, {least: 1, most: 500}),
      price: words('Free'),
      skills: skills(),
      colour: z.enum(['mint', 'brass', 'mulberry']),
      highlights: list('Read a payslip line by line', 3),
    })
    .superRefine(({date, ends}, context) => {
      if (ends && ends < date)
        refuse(
          context,
          ['ends'],
          `ends is before date, which is ${date}.`,
          undefined,
          'Write the day of the last meeting, or delete the line.',
        )
    }),
)
