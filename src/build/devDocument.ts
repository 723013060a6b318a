import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {isRunnableDevEnvironment, type Plugin} from 'vite'
import type * as document from '../document/index.ts'

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
              const pages = await withSite(ssr.runner, searchedPages)
              response.setHeader('Content-Type', 'application/json')
              response.end(JSON.stringify(pages))
              return
            }
            const {path, html} = await withSite(ssr.runner, (site: typeof document) =>
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
  const load = () => runner.import('/src/document/index.ts')
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
async function documentAt(
  root: string,
  asked: string,
  {routes, readPage, renderPage, writeDevDocument}: typeof document,
) {
  // The list may still name a page whose file has just gone.
  const isThere = (file: string) => existsSync(join(root, file))
  const path = routes().find(({address, file}) => address === asked && isThere(file))?.path ?? '*'
  const more = `${keepStateScript}<script type="module" src="/src/browser/devClient.tsx"></script>`
  return {path, html: await writeDevDocument(await renderPage(await readPage(path)), more)}
}

/** The index of the search, from every page as it is now. */
async function searchedPages({eachOnce, readPages, readWords, renderPage, searchedIn}: typeof document) {
  const pages = (await readPages()).filter(({path}) => path !== '*')
  const searched = pages.map(async (page) => searchedIn(page, readWords((await renderPage(page)).body)))
  return eachOnce(await Promise.all(searched))
}
