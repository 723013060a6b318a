import {existsSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer} from 'vite'
import type * as document from '../document/index.ts'
import {pageFileAt} from './routes.ts'

/**
 * The scripts of every page in dev. The first makes React Refresh ignore the data that an MDX page exports
 * beside its component: otherwise every change would reload the page. If the data changes, `mdxPages.ts`
 * reloads the page.
 */
const pageScripts = `<script>
window.__getReactRefreshIgnoredExports=({id})=>id.endsWith('.mdx')?['frontmatter','relatedPages']:[]
</script><script type="module" src="/src/browser/devClient.tsx"></script>`

/**
 * Renders a page on each request to the dev server, as the build does. The browser hydrates the whole page.
 */
export function devDocument(): Plugin {
  return {
    name: 'site:dev-document',
    apply: 'serve',
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          const requested = request.url?.split(/[?#]/)[0] ?? '/'
          const isIndex = requested === '/search.json'
          if (request.method !== 'GET' || !(isIndex || request.headers.accept?.includes('text/html')))
            return next()
          const {ssr} = vite.environments
          if (!ssr || !isRunnableDevEnvironment(ssr)) return next()
          try {
            if (isIndex) {
              const index = await withSite(ssr.runner, buildSearchIndex)
              response.setHeader('Content-Type', 'application/json')
              return void response.end(JSON.stringify(index))
            }
            // Passes only the scripts to Vite, which would add the base path again to the links of the page.
            const scripts = await vite.transformIndexHtml(request.originalUrl ?? requested, pageScripts)
            await noticePage(requested, vite, () => ssr.runner.import('/src/document/index.ts'))
            const {path, html} = await withSite(ssr.runner, (site: typeof document) =>
              documentAt(vite.config.root, requested, scripts, site),
            )
            response.statusCode = path === '*' ? 404 : 200
            response.setHeader('Content-Type', 'text/html')
            response.end(html)
          } catch (error) {
            next(error)
          }
        })
        // A page that was deleted while Vite read it is not found. Vite would cover every open page with its
        // error.
        vite.middlewares.use(
          (
            error: unknown,
            request: IncomingMessage,
            response: ServerResponse,
            next: Connect.NextFunction,
          ) => {
            const {pathname} = new URL(request.url ?? '/', 'http://localhost')
            if (!pathname.endsWith('.mdx') || existsSync(join(vite.config.root, decodeURI(pathname))))
              return next(error)
            response.statusCode = 404
            response.end()
          },
        )
      }
    },
  }
}

/** Calls `make` with the exports of `src/document/`, and again if Vite has reloaded them meanwhile. */
async function withSite<Site, Made>(
  runner: {import: (file: string) => Promise<Site>},
  make: (site: Site) => Promise<Made>,
): Promise<Made> {
  const load = () => runner.import('/src/document/index.ts')
  while (true) {
    const site = await load()
    const isCurrent = async () => (await load()) === site
    try {
      const made = await make(site)
      // A page that is loaded after a reload finds no React context of components that were loaded before it.
      if (await isCurrent()) return made
    } catch (error) {
      if (await isCurrent()) throw error
    }
  }
}

/** How often to look whether the list of routes has a new page, 20 milliseconds apart. */
const maxLooks = 100

/**
 * Makes the file watcher notice the page at an address now, if it was saved a moment ago: its file exists, so
 * its address is never answered with the 404 page. The watcher’s event updates the routes of the server and
 * of browsers.
 */
async function noticePage(
  address: string,
  {watcher, config: {root}}: ViteDevServer,
  load: () => Promise<typeof document>,
): Promise<void> {
  const isListed = async () => (await load()).listRoutes().some((route) => route.address === address)
  const file = (await isListed()) ? undefined : pageFileAt(address, root)
  if (!file) return
  watcher.emit('add', join(root, file))
  for (let looks = 0; looks < maxLooks && !(await isListed()); looks++) await wait(20)
}

/** Returns the HTML of the page at an address, or of the 404 page, and the path of its route. */
async function documentAt(
  root: string,
  requested: string,
  scripts: string,
  {listRoutes, readPage, renderPage, writeDevDocument}: typeof document,
) {
  // The list of routes may still contain a page whose MDX file was just deleted.
  const isThere = ({file}: {file: string}) => existsSync(join(root, file))
  const route = listRoutes().find((route) => route.address === requested && isThere(route))
  const render = async (path: string) => ({
    path,
    html: await writeDevDocument(await renderPage(await readPage(path)), scripts),
  })
  try {
    return await render(route?.path ?? '*')
  } catch (error) {
    if (!route || isThere(route)) throw error
    return render('*')
  }
}

/** Builds the search index from the current pages. */
async function buildSearchIndex({
  searchIndex,
  readPages,
  readableContent,
  renderPage,
  indexEntryOf,
}: typeof document) {
  const pages = (await readPages()).filter(({path}) => path !== '*')
  const searched = pages.map(async (page) =>
    indexEntryOf(page, readableContent((await renderPage(page)).body)),
  )
  return searchIndex(await Promise.all(searched))
}
