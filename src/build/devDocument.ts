import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {isRunnableDevEnvironment, type Plugin} from 'vite'
import type * as server from '../document/server.tsx'
import {readMain} from './readMain.ts'
import {eachOnce, searchedPage} from './searchIndex.ts'

/**
 * A page exports its frontmatter and what is round it beside its component, which React's refresh takes for a reason to
 * load everything anew. It need not: `mdxPages.ts` has the page reloaded when frontmatter changes, its own or another's.
 */
const keepStateScript =
  "<script>window.__getReactRefreshIgnoredExports=({id})=>id.endsWith('.mdx')?['frontmatter','surroundings']:[]</script>"

/** In dev every page is rendered anew when it is asked for, as the build renders it, and hydrated whole. */
export function devDocument(): Plugin {
  return {
    name: 'site:dev-document',
    apply: 'serve',
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          const asked = request.url?.split(/[?#]/)[0] ?? '/'
          const isIndex = asked === '/search.json'
          if (request.method !== 'GET' || !(isIndex || request.headers.accept?.includes('text/html'))) return next()
          const {ssr} = vite.environments
          if (!ssr || !isRunnableDevEnvironment(ssr)) return next()
          try {
            if (isIndex) {
              const pages = eachOnce(await withSite(ssr.runner, searchedPages))
              response.setHeader('Content-Type', 'application/json')
              response.end(JSON.stringify(pages))
              return
            }
            const {path, html} = await withSite(ssr.runner, (site: typeof server) =>
              documentAt(vite.config.root, asked, site),
            )
            response.statusCode = path === '*' ? 404 : 200
            response.setHeader('Content-Type', 'text/html')
            response.end(await vite.transformIndexHtml(request.originalUrl ?? asked, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/** What the site gives; what fails is made anew by the site as it is then: a page may have come or gone meanwhile. */
export async function withSite<Site, Made>(
  runner: {import: (file: string) => Promise<Site>},
  make: (site: Site) => Promise<Made>,
): Promise<Made> {
  const load = () => runner.import('/src/document/server.tsx')
  let site = await load()
  while (true)
    try {
      return await make(site)
    } catch (error) {
      const before = site
      site = await load()
      if (site === before) throw error
    }
}

/** The document that is shown at an address, and the path of its page. */
async function documentAt(root: string, asked: string, {addressOf, files, pages, render}: typeof server) {
  // The list may still name a page whose file has just gone.
  const isThere = (path: string) => existsSync(join(root, files[path] ?? ''))
  const path = pages.find((page) => addressOf(page.path) === asked && isThere(page.path))?.path ?? '*'
  const html = await render(path, {
    font: '/src/document/familjen-grotesk.woff2',
    chunks: [],
    // They change what React compares, so `devClient.tsx` runs them once the page is hydrated.
    lost: '<script data-after="/src/browser/lost.ts"></script>',
    about: '<script data-after="/src/browser/about.ts"></script>',
    share: '<script data-after="/src/browser/share.ts"></script>',
    extra: `${keepStateScript}<script type="module" src="/src/browser/devClient.tsx"></script>`,
  })
  return {path, html}
}

/** The index of the search, from every page as it is now. */
async function searchedPages({addressOf, nameOf, pages, render}: typeof server) {
  const listed = pages.filter(({path}) => path !== '*')
  return Promise.all(
    listed.map(async ({path}) =>
      searchedPage(readMain(await render(path, {font: '', chunks: []})), addressOf(path), await nameOf(path)),
    ),
  )
}
