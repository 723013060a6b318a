import {z} from 'zod'
import {dateInWords} from './dateInWords.ts'
import {date, internalAddress, reportIssue, text} from './fields.ts'

const announcement = z
  .strictObject({
    words: text('Our office is closed this week.'),
    link: text('See how to reach us').meta({label: 'Text of the link'}).optional(),
    to: internalAddress().optional(),
    from: date('2025-12-22').meta({label: 'First day'}),
    until: date('2026-01-02').meta({label: 'Last day'}),
  })
  .superRefine(({link, to, from, until}, context) => {
    if (until < from)
      reportIssue(
        context,
        ['until'],
        `The last day is before the first, which is ${dateInWords(from)}.`,
        undefined,
        'Correct one of the two days.',
      )
    if (link && !to) {
      const help = 'Write below it, for example: to: /contact'
      reportIssue(context, ['link'], 'link has words, and nothing says where they lead.', undefined, help)
    }
    if (to && !link)
      reportIssue(
        context,
        ['link'],
        'to leads to a page, and no link has words for it.',
        'See how to reach us',
      )
  })

/** Announcements, each shown above the header of every page on the days from `from` to `until`. */
export default z.array(announcement)
