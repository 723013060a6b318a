import {publishedPages} from '../publishedPages.ts'
import {type Dist, documentAddress, pageDocuments, urlOf} from './dist.ts'

/** One `h1`, one language, one title, description and canonical address, which no other page has. */
export function everyPageIsUnique(dist: Dist): string[] {
  const seen = new Map<string, string>()
  return pageDocuments(dist).flatMap((page) => {
    const elements = dist.elements(page)
    const metas = (name: string) =>
      elements.filter((each) => each.name === 'meta' && each.attributes.name === name).map((each) => each.attributes)
    const headings = elements.filter(({name}) => name === 'h1').length
    const titles = elements.filter(({name, text}) => name === 'title' && text.trim())
    const canonicals = elements.filter(({name, attributes}) => name === 'link' && attributes.rel === 'canonical')
    const facts: [what: string, values: string[], wanted: number][] = [
      ['title', titles.slice(0, 1).map(({text}) => text), 1],
      ['description', metas('description').map(({content = ''}) => content), 1],
      ['canonical address', canonicals.map(({attributes}) => attributes.href ?? ''), page === '404.html' ? 0 : 1],
    ]
    return [
      ...(headings === 1 ? [] : [`${page} has ${headings} headings of the first level.`]),
      ...(elements.find(({name}) => name === 'html')?.attributes.lang ? [] : [`${page} does not say its language.`]),
      ...facts.flatMap(([what, values, wanted]) => [
        ...(values.length === wanted && values.every(Boolean)
          ? []
          : [`${page} has ${values.length} of what it needs ${wanted}: ${what}.`]),
        ...values.flatMap((value) => {
          const other = seen.get(`${what} ${value}`)
          seen.set(`${what} ${value}`, page)
          return other ? [`${page} and ${other} have the same ${what}.`] : []
        }),
      ]),
      ...canonicals
        .filter(({attributes}) => urlOf(attributes.href)?.pathname !== documentAddress(dist, page))
        .map(({attributes}) => `${page} says that its address is ${attributes.href}.`),
    ]
  })
}

/** Before its words a document names no file that its first paint would wait for, be it a font to have early. */
export function nothingBlocksRendering(dist: Dist): string[] {
  return dist.documents.flatMap((document) => {
    const elements = dist.elements(document)
    const before = elements.slice(
      0,
      elements.findIndex(({name}) => name === 'main'),
    )
    return before
      .filter(({name, attributes}) =>
        name === 'link' ? /preload|stylesheet/.test(attributes.rel ?? '') : name === 'script' && attributes.src,
      )
      .map(({attributes}) => `${document} names ${attributes.href ?? attributes.src} before its words.`)
  })
}

/** The files of `pages/`, the documents and the sitemap are one list: no orphan, no draft. */
export function sitemapMatchesPages(dist: Dist): string[] {
  const locations = [...dist.text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
  const lists: Record<string, string[]> = {
    'sitemap.xml': locations.map((address) => urlOf(address)?.pathname ?? address),
    'the documents': pageDocuments(dist)
      .filter((page) => page !== '404.html')
      .map((page) => documentAddress(dist, page)),
    'pages/': publishedPages(dist.pages)
      .filter((name) => !name.startsWith('['))
      .map((name) => dist.base + name.replace(/(^|\/)index\.mdx$/, '').replace('.mdx', '')),
  }
  const every = [...new Set(Object.values(lists).flat())].sort()
  return Object.entries(lists).flatMap(([name, list]) => [
    ...every.filter((address) => !list.includes(address)).map((address) => `${address} is missing from ${name}.`),
    ...list
      .filter((address, index) => list.indexOf(address) !== index)
      .map((address) => `${address} is in ${name} more than once.`),
  ])
}

/** The page for what is not there is kept out of search results and works at any depth, as `/a/b/c`. */
export function notFoundWorksAnywhere(dist: Dist): string[] {
  const page = '404.html'
  if (!dist.files.has(page)) return [`There is no ${page}.`]
  const hidden = dist
    .elements(page, 'meta')
    .some(({attributes}) => attributes.name === 'robots' && /\bnoindex\b/.test(attributes.content ?? ''))
  const relative = dist
    .elements(page)
    .flatMap(({attributes}) => [attributes.href, attributes.src, ...(attributes['data-chunks']?.split(' ') ?? [])])
    .filter((address) => address !== undefined && !/^(\/|#|[a-z]+:)/.test(address))
  return [
    ...(hidden ? [] : [`${page} does not ask to be left out of search results.`]),
    ...relative.map((address) => `${page} names ${address}, which depends on where it is shown.`),
  ]
}

/** Every other page may be found. */
export function everyPageIsIndexable(dist: Dist): string[] {
  return pageDocuments(dist)
    .filter((page) => page !== '404.html')
    .filter((page) => dist.elements(page, 'meta').some(({attributes}) => attributes.name === 'robots'))
    .map((page) => `${page} tells search engines something that only 404.html should.`)
}

// S12.6
/** A host that rewrites e-mail addresses finds none to rewrite, as its links would need a script that the policy forbids. */
export function emailAddressesAreProtected(dist: Dist): string[] {
  return dist.documents
    .filter((document) => rewriteMail(dist.text(document)) !== dist.text(document))
    .map((document) => `The mail links of ${document} are rewritten by Cloudflare.`)
}

/** What Cloudflare makes of a document (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/). */
function rewriteMail(html: string): string {
  const [head = '', body = ''] = html.split(/(?=<body)/)
  const leftAlone = /<!--email_off-->.*?<!--\/email_off-->|<(script|noscript|textarea|xmp)\b.*?<\/\1>/
  const addresses = /(?<=href=")mailto:[^"]+|(?<=>[^<]*)[\w.+-]+@[\w-]+\.[\w.-]+/
  const rewritten = body.replace(new RegExp(`${leftAlone.source}|${addresses.source}`, 'gs'), (found) =>
    found.startsWith('<') ? found : `/cdn-cgi/l/email-protection#00${Buffer.from(found).toString('hex')}`,
  )
  const script = '<script src="/cdn-cgi/scripts/cloudflare-static/email-decode.min.js"></script>'
  return head + rewritten + (rewritten === body ? '' : script)
}
