/**
 * Inlined into pages with a `BudgetSheet`: adds up what visitors type, on every key press. The last line of
 * each table is a sum; the last table has what is left a month, and that divided by the weeks of a month
 * (`data-budget`). Without this script, the sums are fields like the others. Nothing is stored, and no field
 * is part of a form.
 */
for (const sheet of document.querySelectorAll<HTMLElement>('[data-budget]')) {
  const tables = [...sheet.querySelectorAll('table')].map((table) => [...table.querySelectorAll('input')])
  const results = tables.pop() ?? []
  const sums = tables.map((fields) => fields.pop())

  const addUp = () => {
    let [left, isEmpty] = [0, true]
    for (const [index, fields] of tables.entries()) {
      const amounts = fields.filter(({value}) => value.trim())
      const sum = amounts.reduce((total, {value}) => total + penceOf(value), 0)
      if (amounts.length > 0) isEmpty = false
      show(sums[index], amounts.length > 0 ? sum : undefined)
      // The first table is money in, and the others are money out.
      left += index > 0 ? -sum : sum
    }
    show(results[0], isEmpty ? undefined : left)
    // Rounded down to whole pounds, as the text of the sheet says.
    show(results[1], isEmpty ? undefined : Math.floor(left / Number(sheet.dataset.budget) / 100) * 100)
  }

  for (const field of [...sums, ...results]) if (field) field.readOnly = true
  sheet.addEventListener('input', addUp)
  // Adds up amounts that the browser has filled in again.
  addUp()
}

/** Returns an amount in pence, from `1450`, `£1,450` or `1 450.50`; 0 if it is not an amount. */
function penceOf(amount: string): number {
  return Math.round(Number(amount.replace(/[£,\s]/g, '')) * 100) || 0
}

function show(field: HTMLInputElement | undefined, pence: number | undefined) {
  if (!field) return
  const decimals = (pence ?? 0) % 100 ? 2 : 0
  field.value =
    pence === undefined
      ? ''
      : (pence / 100)
          .toLocaleString('en-GB', {minimumFractionDigits: decimals, maximumFractionDigits: decimals})
          .replace('-', '−')
}
