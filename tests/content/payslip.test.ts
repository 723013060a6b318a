import {expect, test} from 'vitest'
import schema from '../../content/payslip.schema.ts'
import payslip from '../../content/payslip.yaml'

const net = payslip.lines.findIndex(({kind}) => kind === 'net')

/** The payslip with another amount on one of its lines. */
function withAmount(changed: number, amount: string) {
  return {...payslip, lines: payslip.lines.map((line, index) => (index === changed ? {...line, amount} : line))}
}

test('the example payslip adds up (S3.75)', () => {
  expect(schema.safeParse(payslip).success).toBe(true)
})

test.each(payslip.lines.flatMap((line, index) => (line.kind === 'info' ? [] : [{...line, index}])))(
  'a penny more of $name is refused, with the sum that the lines come to (S3.75)',
  ({index, amount, kind}) => {
    const pence = Math.round(Number(amount.replace(/[£,]/g, '')) * 100) + 1
    const issues = schema.safeParse(withAmount(index, `£${(pence / 100).toFixed(2)}`)).error?.issues ?? []
    expect(issues.map(({path}) => path.slice(0, 2).join(' '))).toContain(
      kind === 'pay'
        ? `lines ${payslip.lines.findIndex((line) => line.kind === 'total')}`
        : `lines ${kind === 'total' ? index : net}`,
    )
  },
)

test('a sum without its pence or its sign is told as it is meant (S3.75)', () => {
  const [issue] = schema.safeParse(withAmount(net, '1674.4')).error?.issues ?? []
  expect(issue).toMatchObject({path: ['lines', net, 'amount'], params: {value: '£1,674.40'}})
})
