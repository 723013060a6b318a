import {z} from 'zod'
import {figureFields, reportIssue, text, textMatching} from './fields.ts'

const amountPattern = /^£(?:\d{1,3}(?:,\d{3})*|\d+)\.\d\d$/

const line = z
  .strictObject({
    name: text('Income Tax'),
    detail: text('150 hours at £12.50').optional(),
    amount: textMatching(/^\S.*$/, 'pounds and pence, or a code', '£190.20'),
    kind: z.enum(['info', 'pay', 'total', 'off', 'net']),
    meaning: text('This is what reaches your bank.'),
  })
  .superRefine(({amount, kind}, context) => {
    if (kind === 'info' || amountPattern.test(amount)) return
    const pence = penceOf(amount)
    reportIssue(
      context,
      ['amount'],
      'A sum has pounds and pence: £1,875.00.',
      pence > 0 ? formatPounds(pence) : undefined,
    )
  })

/** An example payslip whose lines add up, with an explanation of each line. */
export default z.strictObject({
  title: text('Payslip'),
  example: text('An example. Sam is made up.'),
  employer: text('Corner Bakery Ltd'),
  employee: text('Sam Example'),
  date: text('Paid on 30 April 2024'),
  ...figureFields,
  lines: z
    .array(line)
    .min(1)
    .superRefine((lines, context) => {
      let [pay, left] = [0, 0]
      for (const [index, {amount, kind}] of lines.entries()) {
        if (kind === 'info') continue
        const pence = penceOf(amount)
        // Skips an amount that is not in pounds and pence, which the schema `line` has already reported.
        if (!amountPattern.test(amount)) return
        if (kind === 'pay') [pay, left] = [pay + pence, left + pence]
        if (kind === 'off') left -= pence
        const due = kind === 'total' ? pay : left
        if ((kind === 'total' || kind === 'net') && pence !== due)
          reportIssue(
            context,
            [index, 'amount'],
            `The lines above come to ${formatPounds(due)}.`,
            formatPounds(due),
          )
      }
    })
    .meta({description: 'a list of lines'}),
})

function penceOf(amount: string): number {
  return Math.round(Number(amount.replace(/[£,\s]/g, '')) * 100)
}

function formatPounds(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', {minimumFractionDigits: 2, maximumFractionDigits: 2})}`
}
