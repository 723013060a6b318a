import {expect, type Page, type Route} from 'playwright/test'

/** Ways in which a host or a network fails to send a script. */
export const scriptFailures = {
  'is not there': (route: Route) =>
    route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'}),
  'is cut off': (route: Route) => route.abort(),
  'is corrupt': (route: Route) => route.fulfill({contentType: 'text/javascript', body: 'import{'}),
  'is a page': (route: Route) =>
    route.fulfill({contentType: 'text/html', body: '<!DOCTYPE html><h1>Welcome</h1>'}),
}

/** A URL pattern that matches all scripts of the site. */
export const everyScript = '**/assets/*.js'

/**
 * Opens a page. Returns the URLs of the scripts that its buttons and forms need: the one that shows
 * prerendered toasts, then React, then the forms, then what these import. The search's script, which is the
 * first of the page, is left out.
 */
export async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const scripts = await page.locator('html').getAttribute('data-chunks')
  expect(scripts).toBeTruthy()
  return (scripts ?? '').split(' ').slice(1)
}

/** Blocks the requests that match a pattern until the returned function is called. */
export async function blockRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

/** Returns an array to which the URL of each document that the page navigates to from now on is added. */
export function collectDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}
