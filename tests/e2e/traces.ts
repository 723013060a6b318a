import type {BrowserContext, Page, Request} from 'playwright/test'

/** What a visit to the site told others, and what it tried to keep. */
export interface Traces {
  /** Requests that left the host, but for the window that a visitor opens with a link. */
  elsewhere: string[]
  /** Every attempt to keep something in the browser, also if it was taken back. */
  writes: string[]
}

/** Records the traces of everything that a context’s pages do from now on. */
export async function recordTraces(context: BrowserContext, baseURL: string): Promise<Traces> {
  const traces: Traces = {elsewhere: [], writes: []}
  context.on('request', (request) => {
    const url = request.url()
    if (url.startsWith(`${baseURL}/`) || url.startsWith('data:')) return
    if (!(request.isNavigationRequest() && isOpened(context, request))) traces.elsewhere.push(url)
  })
  context.on('page', (page) => page.on('websocket', (socket) => traces.elsewhere.push(socket.url())))
  // Nobody outside is asked for anything by the tests either.
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({contentType: 'text/html', body: '<title>Elsewhere</title>'}),
  )
  context.on('serviceworker', (worker) => traces.writes.push(`service worker ${worker.url()}`))
  await context.exposeFunction('recordWrite', (what: string) => traces.writes.push(what))
  await context.addInitScript(watchWrites)
  return traces
}

/** Whether a request is of a window that a link opened. It may be made before its window is there. */
function isOpened(context: BrowserContext, request: Request): boolean {
  try {
    return request.frame().page() !== context.pages()[0]
  } catch {
    return true
  }
}

/** What is left in the browser after a visit. */
export async function whatIsKept(page: Page) {
  return {
    cookies: await page.context().cookies(),
    ...(await page.evaluate(async () => ({
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({name}) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))),
  }
}

/** In the page: tells of each call that keeps something, before it does. */
function watchWrites() {
  const {recordWrite} = window as unknown as {recordWrite: (what: string) => void}
  const calls: [owner: object | undefined, name: string][] = [
    [Storage.prototype, 'setItem'],
    [IDBFactory.prototype, 'open'],
    [globalThis.CacheStorage?.prototype, 'open'],
    [globalThis.ServiceWorkerContainer?.prototype, 'register'],
    [(globalThis as {CookieStore?: {prototype: object}}).CookieStore?.prototype, 'set'],
    [globalThis.StorageManager?.prototype, 'getDirectory'],
    [Navigator.prototype, 'sendBeacon'],
  ]
  for (const [owner, name] of calls) {
    const original = owner && Reflect.get(owner, name)
    if (!owner || !original) continue
    Reflect.set(owner, name, function (this: unknown, ...parts: unknown[]) {
      recordWrite(`${name} ${String(parts[0])}`)
      return Reflect.apply(original, this, parts)
    })
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(text: string) {
      recordWrite(`cookie ${text}`)
      cookie?.set?.call(this, text)
    },
  })
}
