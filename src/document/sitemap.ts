import pages, {files} from '~react-pages'
import site from '../../content/site.yaml'
import {addressOf, basename} from '../frame/addressOf.ts'
import {loadPage, type PageModule} from '../frame/pageModules.ts'
import {escapeHtml} from './head.ts'
import {markdownAddress} from './markdownAddress.ts'

/** A page that search engines may show, with all that it says of itself. */
interface Listed extends PageModule {
  address: string
  file: string
}

/** Every page but the fallback page, in the order of their addresses. */
async function listedPages(): Promise<Listed[]> {
  const named = pages.filter(({path}) => path !== '*').map(({path}) => ({path, address: addressOf(path)}))
  const listed: Listed[] = []
  for (const {path, address} of named.sort((a, b) => (a.address < b.address ? -1 : 1)))
    listed.push({...(await loadPage(path)), file: files[path]?.slice(1) ?? '', address})
  return listed
}

const whole = (address: string) => new URL(basename + address, site.url).href

/**
 * `sitemap.xml`: the address of every page, for search engines (https://www.sitemaps.org/protocol.html),
 * and when it or a file of `content/` with what it shows last changed, where `changed` knows the day of each.
 */
export async function sitemap(changed: ReadonlyMap<string, string>): Promise<string> {
  const entries = (await listedPages()).map(({address, file, shown = {}}) => {
    const days = [file, ...Object.keys(shown).map((name) => `content/${name}`)].map((name) => changed.get(name))
    // One of them that is not known may have changed last.
    const day = days.includes(undefined) ? undefined : days.sort().at(-1)
    return `  <url><loc>${escapeHtml(whole(address))}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** `llms.txt`: what the site is, and where each page is as Markdown, for programs that read (https://llmstxt.org). */
export async function llmsText(): Promise<string> {
  const lines = (await listedPages()).map(
    ({address, frontmatter: {title, description}}) =>
      `- [${inMarkdown(title)}](${whole(markdownAddress(address))}): ${inMarkdown(description)}\n`,
  )
  return `# ${inMarkdown(site.name)}\n\n> ${inMarkdown(site.description)}\n\n## Pages\n\n${lines.join('')}`
}

/** Escapes text for Markdown. */
export function inMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<&~|]/g, '\\$&')
}

/** Whether search engines are asked to stay away: a visitor must not come to a phone number that is still invented. */
export const unlisted = site.placeholders.length > 0

/** `robots.txt`: everything may be read, and where the list of pages is. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${whole('/sitemap.xml')}\n`
}
