import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from 'vite'

/** `npm start` answers as a real host does: `/about` is `about.html`, and what is not there is the 404 page with status 404. */
export function notFoundPreview(): Plugin {
  return {
    name: 'site:not-found-preview',
    configurePreviewServer(preview) {
      const {root, build, base} = preview.config
      const folder = join(root, build.outDir)
      preview.middlewares.use((request, _response, next) => {
        const path = pathOf(request.url, base)
        if (path && existsSync(join(folder, `${path === '/' ? 'index' : path}.html`))) {
          request.url = `${base}${path === '/' ? 'index' : path.slice(1)}.html`
        }
        next()
      })
      return () => {
        preview.middlewares.use((_request, response) => {
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/html')
          response.end(readFileSync(join(folder, '404.html')))
        })
      }
    },
  }
}

/** The path of a page under the site's base, or nothing for an address that no page can have. */
function pathOf(url = '/', base: string): string | undefined {
  const path = url.split(/[?#]/)[0] ?? '/'
  if (path === base) return '/'
  const page = path.startsWith(base) ? `/${path.slice(base.length)}` : ''
  return /^(\/[a-z0-9-]+)+$/.test(page) ? page : undefined
}
