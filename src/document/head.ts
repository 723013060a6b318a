import {palette} from '../../components/theme.ts'
import {documentTitle, type Frontmatter} from '../../content/frontmatter.ts'
import type content from '../../content/site.yaml'

interface HeadOptions {
  page: Frontmatter
  site: typeof content
  /** The page's full address; `undefined` for the 404 page, which has none. */
  canonical?: string
  /** The Open Graph picture: its full address, and its alternative text. */
  picture: {address: string; words: string}
  /** The address of the page's Markdown copy; `undefined` for the 404 page. */
  markdown?: string
  /** The base path of the site, usually `/`. */
  base: string
}

/** Writes the metadata of a page for browsers, search engines and chat apps. */
export function headTags({page, site, canonical, picture, markdown, base}: HeadOptions): string {
  const title = documentTitle(page.title, site.name)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : meta('name', 'robots', 'noindex'),
    markdown ? `<link rel="alternate" type="text/markdown" href="${escapeHtml(markdown)}">` : '',
    `<meta name="theme-color" content="${palette.paper[0]}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${palette.paper[1]}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${escapeHtml(base)}favicon.svg">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(base)}apple-touch-icon.png">`,
    `<link rel="manifest" href="${escapeHtml(base)}site.webmanifest">`,
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', 'en_GB'),
    canonical ? meta('property', 'og:url', canonical) : '',
    meta('property', 'og:image', picture.address),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', picture.words),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('')
}

function meta(kind: 'name' | 'property', key: string, value: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(value)}">`
}

/** Escapes text for HTML, in attributes and between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
