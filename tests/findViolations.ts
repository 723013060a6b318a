import axe from 'axe-core'
import type {Page} from 'playwright/test'

type Scheme = 'light' | 'dark'

/**
 * Returns the accessibility violations that axe finds on a page or in a part of it (a selector), one string
 * each.
 */
export async function findViolations(page: Page, schemes: Scheme[] = ['light', 'dark'], part = 'html') {
  const faults: string[] = []
  await page.evaluate(axe.source)
  for (const colorScheme of schemes) {
    // Emulates reduced motion, so that axe measures no colour in the middle of a transition.
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
    const found = await page.evaluate(async (selector) => {
      // Waits for the event of the new colour scheme, which comes with the next frame: the editor listens to
      // it.
      await new Promise(requestAnimationFrame)
      const {axe: inPage} = window as unknown as {axe: typeof axe}
      const {violations} = await inPage.run(selector, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
      })
      return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)
    }, part)
    faults.push(...found.map((fault) => `${colorScheme}, ${fault}`))
  }
  return faults
}
