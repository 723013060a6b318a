import type {Page, TestFixture} from 'playwright/test'
import {expect} from './site.ts'

export interface Violations {
  /** What the browser refused because of the site’s policy, a line each. */
  violations: string[]
}

/** What `extend<Violations>` needs, for a test to fail when the browser refuses anything because of the site’s policy. */
export const violations: [TestFixture<string[], {page: Page}>, {auto: true}] = [
  async ({page}, use) => {
    const seen: string[] = []
    const reported = await page.exposeFunction('reportViolation', (violation: string) => seen.push(violation))
    const watched = await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const {reportViolation} = window as unknown as {reportViolation: (text: string) => void}
        reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
      })
    })
    await use(seen)
    await watched.dispose()
    await reported.dispose()
    expect(seen).toEqual([])
  },
  {auto: true},
]
