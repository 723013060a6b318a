import {z} from 'zod'
import {id, records, reportIssue, text, year} from './fields.ts'

/**
 * A milestone in the charity's history. The records of `timeline.yaml` must be in the order of their years.
 */
export default records(
  'moment',
  'milestone',
  z.strictObject({
    id: id(),
    year: year(2020),
    title: text('Mentoring begins'),
    description: text('We trained our first mentors.'),
  }),
).superRefine((moments, context) => {
  for (const [index, {year}] of moments.entries()) {
    const before = moments[index - 1]?.year ?? year
    if (year >= before) continue
    const message = `The moments stand in the order of their years, and ${year} is before ${before}.`
    reportIssue(
      context,
      [index, 'year'],
      message,
      undefined,
      'Correct one of the two years, or move the moment to its place.',
    )
  }
})
