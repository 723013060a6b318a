import {existsSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import type {Plugin} from 'vite'
import {unlistedHeader} from './hostHeaders.ts'
import {headersAt, readHeaders} from './readHeaders.ts'
import {readRedirects, withQuery} from './readRedirects.ts'

/**
 * Serves a build like a real host: page addresses, 404 page, redirects, compressed text, `_headers` except
 * noindex.
 */
export function previewHost(): Plugin {
  return {
    name: 'site:preview-host',
    configurePreviewServer(preview) {
      const {root, build, base} = preview.config
      const folder = resolve(root, build.outDir)
      const headers = readHeaders(join(folder, '_headers'))
      const redirects = readRedirects(join(folder, '_redirects'))
      if (headers.some((rule) => rule.headers.some(([name]) => name === unlistedHeader)))
        preview.config.logger.info(
          `Hosts will send ${unlistedHeader}: noindex, so that search engines stay away until content/site.yaml lists no placeholders. This server leaves it out.`,
        )
      preview.middlewares.use((request, response, next) => {
        for (const [name, value] of headersAt(headers, pathnameOf(request.url)))
          if (name !== unlistedHeader) response.setHeader(name, value)
        const [old, query = ''] = (request.url ?? '').split(/(?=\?)/)
        const target = redirects.find(({from}) => from === old)?.to
        if (target) {
          response.writeHead(301, {Location: withQuery(target, query)}).end()
          return
        }
        response.setHeader('Vary', 'Accept-Encoding')
        const path = pagePath(request.url, base)
        const document = path && `${path.slice(1)}.html`
        if (document && existsSync(join(folder, document))) request.url = base + document
        const index = `${pathnameOf(request.url).slice(base.length)}index.html`
        if (pathnameOf(request.url).endsWith('/') && existsSync(join(folder, index)))
          request.url = base + index
        const compressed = `${pathnameOf(request.url).slice(base.length)}.br`
        if (
          /\bbr\b/.test(String(request.headers['accept-encoding'])) &&
          existsSync(join(folder, compressed))
        ) {
          request.url = `${base}${compressed}`
        }
        next()
      })
      return () => {
        preview.middlewares.use((request, response) => {
          const parent = pathnameOf(request.originalUrl).slice(base.length).split('/')[0] ?? ''
          // The closest 404 page, as Cloudflare sends it.
          const closest = join(folder, parent, '404.html')
          response.statusCode = 404
          response.setHeader('Content-Type', 'text/html')
          response.end(readFileSync(existsSync(closest) ? closest : join(folder, '404.html')))
        })
      }
    },
  }
}

/**
 * Returns the address of a page without the base path; `undefined` if no page but the home page can have it.
 */
function pagePath(url = '/', base: string): string | undefined {
  const path = pathnameOf(url)
  const page = path.startsWith(base) ? `/${path.slice(base.length)}` : ''
  return /^(\/[a-z0-9-]+)+$/.test(page) ? page : undefined
}

function pathnameOf(url = '/'): string {
  return url.split(/[?#]/)[0] ?? '/'
}
