import pages from '~react-pages'
import site from '../../content/site.yaml'
import {addressOf, basename} from './addressOf.ts'

/** `sitemap.xml`: the address of every page, for search engines (https://www.sitemaps.org/protocol.html). */
export function sitemap(): string {
  const entries = pages
    .filter(({path}) => path !== '*')
    .map(({path}) => `  <url><loc>${new URL(basename + addressOf(path), site.url).href}</loc></url>\n`)
    .sort()
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** Whether search engines are asked to stay away: a visitor must not come to a phone number that is still invented. */
export const unlisted = site.placeholders.length > 0

/** `robots.txt`: everything may be read, and where the list of pages is. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(`${basename}/sitemap.xml`, site.url).href}\n`
}
