import {readdirSync, readFileSync} from 'node:fs'
import {test as base, expect, type Page} from 'playwright/test'
import {parse} from 'yaml'

const root = new URL('../../', import.meta.url)

/** The address of every page of `pages/`, but for the fallback page. */
export const addresses = readdirSync(new URL('pages/', root))
  .filter((name) => name.endsWith('.mdx') && !name.startsWith('['))
  .map((name) => (name === 'index.mdx' ? '/' : `/${name.replace('.mdx', '')}`))
  .sort()

/** The twelve routes of S2.1. */
export const specifiedRoutes = [
  '/',
  '/about',
  '/services',
  '/programs',
  '/get-involved',
  '/contact',
  '/workshops',
  '/mentoring',
  '/volunteer',
  '/donate',
  '/privacy',
  '/terms',
]

/** An address that no page has. */
export const unknownAddress = '/no-such-page'

/** The records of a file of `content/`. */
export function readRecords<T = Record<string, unknown>[]>(name: string): T {
  return parse(readFileSync(new URL(`content/${name}`, root), 'utf8')) as T
}

interface Fixtures {
  /** What the browser's console and the page's scripts complained of. */
  complaints: string[]
}

/** A test that fails when the page complains, unless it looks at the complaints itself. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({page}, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      await use(complaints)
    },
    {auto: true},
  ],
})

export {expect}

/** Has React take over the page, as a visitor does who reaches for a form. */
export async function wake(page: Page) {
  await page.getByRole('button', {name: 'Sign up'}).focus()
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
}

/** The notification that is shown, with its title and its words. */
export function toast(page: Page) {
  return page.getByRole('region', {name: /notifications/i}).getByRole('status')
}
