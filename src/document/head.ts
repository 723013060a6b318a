import {palette} from '../../components/theme.ts'
import type {Frontmatter} from '../../components/ui/usePage.ts'
import type content from '../../content/site.yaml'

/** The tab's and the search result's title: the page's, and the charity's name where that does not say it. */
export function documentTitle({title}: Pick<Frontmatter, 'title'>, name: string): string {
  return title.includes(name) ? title : `${title} | ${name}`
}

interface HeadOptions {
  page: Frontmatter
  site: typeof content
  /** The page's full address; none for the fallback page, which is no page of its own. */
  canonical?: string
  /** What is shown beside a link to it: the whole address of a picture, and what that shows. */
  picture: {address: string; words: string}
  /** Where its words stand as Markdown; none for the fallback page. */
  markdown?: string
  /** The folder of the host that the site was built for, `/` as a rule. */
  base: string
}

/** The part of a page's `<head>` that tells browsers, search engines and chat apps what it is. */
export function describePage({page, site, canonical, picture, markdown, base}: HeadOptions): string {
  const title = documentTitle(page, site.name)
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

/** Text as it must stand inside HTML, in an attribute or between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Decodes an attribute value that React escaped. */
export function unescapeHtml(attribute: string): string {
  const characters = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'"}
  return attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: keyof typeof characters) => characters[name])
}
