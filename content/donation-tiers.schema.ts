import {z} from 'zod'
import {id, records, reportIssue, text, wholeNumber} from './fields.ts'

/**
 * What a donation of one amount could pay for. The pages Get Involved and Donate each have records of their
 * own.
 */
export default records(
  'tier',
  'gift size',
  z
    .strictObject({
      id: id(),
      page: z.enum(['get-involved', 'donate']).meta({label: 'Shown on'}),
      amount: wholeNumber(25).meta({label: 'Amount in pounds'}),
      impact: text('Could train one new mentor'),
      details: text('Everyone takes their own copy home.'),
    })
    .superRefine(({id, page, amount}, context) => {
      const made = `${page}-${amount}`
      if (id !== made)
        reportIssue(context, ['id'], 'id must be the page and the amount: a page shows the gift by it.', made)
    }),
)
