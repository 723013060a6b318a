import AxeBuilder from '@axe-core/playwright'
import type {Page} from 'playwright/test'
import {expect, type Staff} from './editing.ts'

/** What WCAG 2.2 AA forbids, as far as a machine can tell, in light colours and in dark ones. */
async function violations(page: Page, within = 'html') {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    // No colour is looked at on its way to another.
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
    const {violations} = await new AxeBuilder({page})
      .include(within)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    found.push(...violations.map(({id, nodes}) => `${colorScheme}, ${id}: ${nodes.map(({html}) => html).join(' ')}`))
  }
  return found
}

/** Looks at a state of the editor on a desk, and on a phone with all that “More” shows. It is as it was afterwards. */
export async function checkWcag({page, bar}: Staff, what: string) {
  expect(await violations(page), what).toEqual([])
  const desk = page.viewportSize() ?? {width: 1280, height: 720}
  const focused = await page.evaluateHandle(() => {
    const {activeElement} = document
    return (activeElement?.shadowRoot?.activeElement ?? activeElement) as HTMLElement | null
  })
  await page.setViewportSize({width: 390, height: 720})
  const more = bar.getByRole('button', {name: 'More'})
  await more.click()
  expect(await violations(page, '[data-editor]'), `${what}, on a phone with “More”`).toEqual([])
  await more.click()
  // What a wider window hides would lose the focus, and open words are saved when they lose it.
  await focused.evaluate((element) => element?.focus())
  await page.setViewportSize(desk)
}
