import AxeBuilder from '@axe-core/playwright'
import type {Page} from 'playwright/test'
import {expect, type Staff} from './editing.ts'

/** What WCAG 2.2 AA forbids in what the editor adds to a page, as far as a machine can tell. Pages are tested by themselves. */
async function violations(page: Page, colorScheme: 'light' | 'dark', rules?: string[]) {
  // No colour is looked at on its way to another.
  await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
  const axe = new AxeBuilder({page}).include('[data-editor]')
  if (rules) axe.withRules(rules)
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const {violations} = await axe.analyze()
  return violations.map(({id, nodes}) => `${colorScheme}, ${id}: ${nodes.map(({html}) => html).join(' ')}`)
}

/** Looks at a state of the editor in light and dark colours, and on a phone with all that “More” shows. It is as it was afterwards. */
export async function checkWcag({page, bar}: Staff, what: string) {
  // Colours are all that is different in the dark.
  expect(await violations(page, 'dark', ['color-contrast']), what).toEqual([])
  expect(await violations(page, 'light'), what).toEqual([])
  const desk = page.viewportSize() ?? {width: 1280, height: 720}
  const focused = await page.evaluateHandle(() => {
    const {activeElement} = document
    return (activeElement?.shadowRoot?.activeElement ?? activeElement) as HTMLElement | null
  })
  await page.setViewportSize({width: 390, height: 720})
  const more = bar.getByRole('button', {name: 'More'})
  await more.click()
  expect(await violations(page, 'light'), `${what}, on a phone with “More”`).toEqual([])
  await more.click()
  // What a wider window hides would lose the focus, and open words are saved when they lose it.
  await focused.evaluate((element) => element?.focus())
  await page.setViewportSize(desk)
}
