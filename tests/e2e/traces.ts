import {test as base, expect, siteDetails} from './site.ts'

/** Words that nobody else may ever see. */
export const secret = 'my-secret-words'

interface Traces {
  /** Every request, but for pages that are fetched ahead, with its method and what it carries. */
  requests: string[]
}

/** A test that fails when anybody else is asked for anything, anything is kept, or the secret words leave their fields. */
export const test = base.extend<Traces>({
  requests: [
    async ({page, context, baseURL}, use) => {
      const [requests, elsewhere, shown]: string[][] = [[], [], []]
      context.on('request', (request) => {
        if (!request.headers()['sec-purpose'])
          requests?.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
      })
      page.on('console', (message) => shown?.push(message.text()))
      page.on('framenavigated', (frame) => shown?.push(frame.url()))
      // Nobody outside is asked for anything by the tests either.
      await context.route(
        (url) => url.origin !== baseURL,
        (route, request) => {
          elsewhere?.push(request.url())
          return route.fulfill({contentType: 'text/html', body: '<title>Elsewhere</title>'})
        },
      )
      await context.routeWebSocket(/^/, (socket) => elsewhere?.push(socket.url()))
      await use(requests ?? [])
      // The window that a visitor opens by a link.
      expect(elsewhere?.filter((url) => url !== siteDetails.donationPage)).toEqual([])
      expect([...(requests ?? []), ...(shown ?? [])].filter((trace) => /^POST|secret/.test(trace))).toEqual([])
      expect(await context.storageState({indexedDB: true})).toEqual({cookies: [], origins: []})
      expect(context.serviceWorkers()).toEqual([])
      const kept = await page.evaluate(async () => [{...sessionStorage}, {...history.state}, await caches.keys()])
      expect(kept).toEqual([{}, {}, []])
    },
    {auto: true},
  ],
})
