import AxeBuilder from '@axe-core/playwright'
import type {Page} from 'playwright/test'
import {expect, type Staff} from './fixtures.ts'

/** Returns axe's WCAG 2.2 AA violations in the editor's own elements; the pages under it have tests of their own. */
async function violations(page: Page, colorScheme: 'light' | 'dark') {
  // Without motion, axe measures no colour in the middle of a transition.
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
  const {violations} = await new AxeBuilder({page})
    .include('[data-editor]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Runs axe without opening a second tab, which it needs only for pages with frames.
    .setLegacyMode()
    .analyze()
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)
}

/** Checks the editor on a desktop in light colours, and on a phone in dark colours with “More” open. */
export async function checkWcag({page, bar}: Staff, what: string) {
  expect(await violations(page, 'light'), `${what}, on a desktop in light colours`).toEqual([])
  const size = page.viewportSize() ?? {width: 1280, height: 720}
  const focused = await page.evaluateHandle(() => {
    const {activeElement} = document
    return (activeElement?.shadowRoot?.activeElement ?? activeElement) as HTMLElement | null
  })
  await page.setViewportSize({width: 390, height: 720})
  const more = bar.getByRole('button', {name: 'More'})
  await more.click()
  expect(await violations(page, 'dark'), `${what}, on a phone in dark colours with “More” open`).toEqual([])
  await more.click()
  // Restores the focus before the wider window hides “More”, because text in the open box is saved when it loses focus.
  await focused.evaluate((element) => element?.focus())
  await page.setViewportSize(size)
}
