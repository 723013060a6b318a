import {findViolations} from '../findViolations.ts'
import {expect, type Staff} from './fixtures.ts'

/** The editor's own elements; the pages under it have tests of their own. */
const own = '[data-editor]'

/** Checks the editor on a desktop in light colours, and on a phone in dark colours with “More” open. */
export async function checkWcag({page, bar}: Staff, what: string) {
  expect(await findViolations(page, ['light'], own), `${what}, on a desktop in light colours`).toEqual([])
  const size = page.viewportSize() ?? {width: 1280, height: 720}
  const focused = await page.evaluateHandle(() => {
    const {activeElement} = document
    return (activeElement?.shadowRoot?.activeElement ?? activeElement) as HTMLElement | null
  })
  await page.setViewportSize({width: 390, height: 720})
  const more = bar.getByRole('button', {name: 'More'})
  await more.click()
  expect(
    await findViolations(page, ['dark'], own),
    `${what}, on a phone in dark colours with “More” open`,
  ).toEqual([])
  await more.click()
  // Restores the focus before the wider window hides “More”, because text in the open box is saved when it
  // loses focus.
  await focused.evaluate((element) => element?.focus())
  await page.setViewportSize(size)
}
