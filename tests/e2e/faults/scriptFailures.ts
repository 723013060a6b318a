import {expect, type Page, type Route} from 'playwright/test'
import {headerLink} from '../site.ts'

/** Ways in which a file can fail to be the script that a page asked for. */
export const scriptFailures = {
  'is not there': (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'}),
  'is cut off': (route) => route.abort(),
  'is corrupt': (route) => route.fulfill({contentType: 'text/javascript', body: 'import{'}),
  'is a page': (route) => route.fulfill({contentType: 'text/html', body: '<!DOCTYPE html><h1>Welcome</h1>'}),
} satisfies Record<string, (route: Route) => Promise<void>>

/** The name of one of those ways. */
export type ScriptFailure = keyof typeof scriptFailures

/** Every script of the built site. */
export const everyScript = '**/assets/*.js'

/** The addresses of all script files that the page loads when it wakes. */
export async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const scripts = await page.locator('html').getAttribute('data-chunks')
  expect(scripts).toBeTruthy()
  return (scripts ?? '').split(' ')
}

/** Answers nothing at the addresses of a pattern until the function that it returns is called. */
export async function blockRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return release
}

/** Counts the documents that the page opens from now on. */
export function countDocuments(page: Page): () => string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return () => documents
}

/** Checks that the page can be read, and that its links lead on. */
export async function expectUsable(page: Page, words: string) {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(words)
  await headerLink(page, '/services').click()
  await expect(page).toHaveURL('/services')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
}
