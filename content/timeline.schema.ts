import {z} from 'zod'
import {id, records, refuse, words, year} from './fields.ts'

/** What one year brought. */
export default records(
  'moment',
  z.strictObject({
    id: id(),
    year: year(2020),
    title: words('Mentoring begins'),
    description: words('We trained our first mentors.'),
  }),
).superRefine((moments, context) => {
  for (const [index, {year}] of moments.entries()) {
    const [first = 0, before = year] = [moments[index - 2]?.year, moments[index - 1]?.year]
    if (year >= before) continue
    // Where all others are in order without the one above, that is the one to look at.
    const odd = index > 0 && year >= first ? index - 1 : index
    const [after, until] = [moments[odd - 1]?.year, moments[odd + 1]?.year]
    const fits = after && until ? `from ${after} to ${until}` : after ? `${after} or later` : `${until} or earlier`
    refuse(
      context,
      [odd, 'year'],
      `The moments stand in the order of their years, and ${year} is before ${before}.`,
      undefined,
      odd === 0 && moments.every((moment) => moment.year <= (moments[0]?.year ?? 0))
        ? `Move this moment below the last one: the newest stands at the end. If the year is wrong, it is ${fits} at this place.`
        : `Correct the year: it is ${fits} at this place. If it is right, move the moment to its place.`,
    )
  }
})
