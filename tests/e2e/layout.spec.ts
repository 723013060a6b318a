import {test} from './sharedPage.ts'
import {addresses, expect, unknownAddress} from './site.ts'

const widths = [320, 360, 390, 640, 768, 880, 1024, 1168, 1280, 1440, 1920]

/** In the page: what has come out uneven, a line each. */
function uneven(): string[] {
  const faults: string[] = []
  const nameOf = (element: Element) => element.textContent?.trim().slice(0, 30)
  const boxesOf = (elements: Element[]) =>
    elements.map((element) => element.getBoundingClientRect()).filter(({width, height}) => width > 1 && height > 1)

  for (const grid of document.querySelectorAll('main *')) {
    const items = [...grid.children]
    const alike = items.every(
      ({tagName, className}) => tagName === items[0]?.tagName && className === items[0]?.className,
    )
    if (items.length < 2 || !alike || getComputedStyle(grid).display !== 'grid') continue
    const rows = new Map<number, number>()
    for (const {top} of boxesOf(items)) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1)
    const counts = [...rows].sort(([one], [other]) => one - other).map(([, count]) => count)
    if (counts.some((count, row) => count === 1 && (counts[row - 1] ?? 0) > 1))
      faults.push(`one alone in a row: ${nameOf(items.at(-1) as Element)}`)
  }

  for (const band of document.querySelectorAll('main > section')) {
    const {bottom} = band.getBoundingClientRect()
    const padding = Number.parseFloat(getComputedStyle(band).paddingBottom)
    const end = Math.max(...boxesOf([...band.querySelectorAll('*')]).map((box) => box.bottom))
    if (bottom - end > padding * 1.6 + 1)
      faults.push(`${Math.round(bottom - end)} px of nothing below: ${nameOf(band)}`)
  }
  return faults
}

// S10.15
for (const address of [...addresses, unknownAddress]) {
  test(`${address} leaves no card alone in its row and no band half empty, at any width`, async ({page}) => {
    await page.goto(address)
    const faults: string[] = []
    for (const width of widths) {
      await page.setViewportSize({width, height: 900})
      faults.push(...(await page.evaluate(uneven)).map((fault) => `${width} px, ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
