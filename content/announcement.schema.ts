import {z} from 'zod'
import {date, refuse, to, words} from './fields.ts'

/** What stands above the header of every page for some days. */
export default z
  .array(
    z.strictObject({
      words: words('Our office is closed this week.'),
      link: words('See how to reach us').optional(),
      to: to().optional(),
      from: date('2025-12-22'),
      until: date('2026-01-02'),
    }),
  )
  .superRefine((all, context) => {
    for (const [index, {link, to, from, until}] of all.entries()) {
      // What is no day yet is told as that.
      if (/^\d{4}-\d\d-\d\d$/.test(from) && until < from)
        refuse(
          context,
          [index, 'until'],
          `until is before from, which is ${from}.`,
          soonAfter(from, until),
          'If until is right, correct from.',
        )
      if (link && !to)
        refuse(
          context,
          [index, 'link'],
          'link has words, and nothing says where they lead.',
          undefined,
          'Write below it, for example: to: /contact',
        )
      if (to && !link)
        refuse(context, [index, 'link'], 'to leads to a page, and no link has words for it.', 'See how to reach us')
    }
  })

/** The same day of the first year in which it comes after another, if that is within three months: at the turn of a year it is forgotten. */
function soonAfter(from: string, until: string): string | undefined {
  const year = Number(from.slice(0, 4))
  const days = [year, year + 1].map((each) => `${each}${until.slice(4)}`)
  return days.find((day) => day >= from && Date.parse(day) - Date.parse(from) < 92 * 24 * 60 * 60 * 1000)
}
