import site from '../../content/site.yaml'
import {escapeHtml} from './head.ts'
import {markdownAddress} from './markdownAddress.ts'
import {absoluteUrl, type LoadedPage, publicPages} from './pages.ts'

/**
 * Writes `sitemap.xml` (https://www.sitemaps.org/protocol.html): the address of every page, and when the page
 * or a content file that it shows last changed; `changed` maps files to days.
 */
export function sitemap(pages: LoadedPage[], changed: ReadonlyMap<string, string>): string {
  const entries = publicPages(pages).map(({address, file, recordIds = {}}) => {
    const days = [file, ...Object.keys(recordIds).map((name) => `content/${name}`)].map((name) =>
      changed.get(name),
    )
    // If the day of one file is unknown, the day of the last change is unknown too.
    const day = days.includes(undefined) ? undefined : days.sort().at(-1)
    return `  <url><loc>${escapeHtml(absoluteUrl(address))}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** Writes `llms.txt` (https://llmstxt.org): a description of the site, and links to the Markdown copies. */
export function llmsText(pages: LoadedPage[]): string {
  const lines = publicPages(pages).map(
    ({address, frontmatter: {title, description}}) =>
      `- [${escapeMarkdown(title)}](${absoluteUrl(markdownAddress(address))}): ${escapeMarkdown(description)}\n`,
  )
  return `# ${escapeMarkdown(site.name)}\n\n> ${escapeMarkdown(site.description)}\n\n## Pages\n\n${lines.join('')}`
}

/** Escapes text for Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<&~|]/g, '\\$&')
}

/**
 * Whether search engines should not list the site, because it still has placeholders, such as a phone number.
 */
export const isUnlisted = site.placeholders.length > 0

/** Writes `robots.txt`, which allows everything and links to the sitemap. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}
