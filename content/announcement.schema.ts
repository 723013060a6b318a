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
      if (until < from) refuse(context, [index, 'until'], 'until must be the day of from, or later.', from)
      if (link && !to) refuse(context, [index, 'to'], 'link has words, and nothing says where they lead.', '/contact')
      if (to && !link)
        refuse(context, [index, 'link'], 'to leads to a page, and no link has words for it.', 'See how to reach us')
    }
  })
