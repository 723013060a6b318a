import {expect, test} from 'vitest'
import schema from '../../content/payslip.schema.ts'
import payslip from '../../content/payslip.yaml'

const {lines} = payslip
const positionOf = (wanted: string) => lines.findIndex(({kind}) => kind === wanted)

/** The errors of the payslip with another amount on one line. */
function errorsWith(position: number, amount: string) {
  const changed = lines.map((line, index) => (index === position ? {...line, amount} : line))
  return schema.safeParse({...payslip, lines: changed}).error?.issues ?? []
}

test('the example payslip adds up (S3.75)', () => {
  expect(schema.safeParse(payslip).success).toBe(true)
})

test.each(
  lines.flatMap(({kind, name, amount}, index) => (kind === 'info' ? [] : [{kind, name, amount, index}])),
)(
  'one more penny in $name is an error at the sum that no longer adds up (S3.75)',
  ({index, amount, kind}) => {
    const pounds = (Number(amount.replace(/[£,]/g, '')) + 0.01).toFixed(2)
    const wrongSum = {pay: positionOf('total'), total: index}[kind as string] ?? positionOf('net')
    expect(errorsWith(index, `£${pounds}`).map(({path}) => path[1])).toContain(wrongSum)
  },
)

test('an amount without its pence or its pound sign is corrected (S3.75)', () => {
  const net = positionOf('net')
  const [error] = errorsWith(net, '1674.4')
  expect(error).toMatchObject({path: ['lines', net, 'amount'], params: {value: '£1,674.40'}})
})
