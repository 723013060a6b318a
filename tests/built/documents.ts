import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {publishedPages} from '../publishedPages.ts'
import {type Dist, documentAddress, foundPages, pageDocuments, pathOf} from './dist.ts'

/**
 * Every page has one `h1` and a language, and a title, description and canonical address that no other page
 * has.
 */
export function everyPageIsUnique(dist: Dist): string[] {
  const owners = new Map<string, string>()
  return pageDocuments(dist).flatMap((page) => {
    const canonicals = dist.elements(page, 'link', {rel: 'canonical'}).map(({attributes}) => attributes.href)
    const values = [
      dist.elements(page, 'title').map(({text}) => text)[0],
      dist.elements(page, 'meta', {name: 'description'}).map(({attributes}) => attributes.content)[0],
      page === '404.html' ? 'none' : canonicals[0],
    ]
    const others = values.flatMap((value = '') => owners.get(value) ?? [])
    for (const value of values) if (value) owners.set(value, page)
    const [{attributes: {lang = ''} = {}} = {}] = dist.elements(page, 'html')
    return [
      ...(dist.elements(page, 'h1').length === 1 && lang ? [] : [`${page} has not one h1 and a language.`]),
      ...(values.every(Boolean) ? [] : [`${page} lacks a title, a description or a canonical address.`]),
      ...others.map((other) => `${page} and ${other} have the same title, description or canonical address.`),
      ...canonicals
        .filter((address) => pathOf(address) !== documentAddress(dist, page))
        .map((address) => `${page} says that its address is ${address}.`),
    ]
  })
}

/** The sitemap, the built HTML files and the files of `pages/` (without drafts) are the same pages. */
export function sitemapMatchesPages(dist: Dist): string[] {
  const lists: Record<string, (string | undefined)[]> = {
    'sitemap.xml': Array.from(dist.text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) =>
      pathOf(address),
    ),
    'the documents': foundPages(dist).map((page) => documentAddress(dist, page)),
    'pages/': publishedPages(dist.pages)
      .filter((name) => !name.startsWith('['))
      .map((name) => documentAddress(dist, name.replace('.mdx', '.html'))),
  }
  const all = [...new Set(Object.values(lists).flat())]
  return Object.entries(lists).flatMap(([name, list]) =>
    all
      .filter((address) => list.filter((each) => each === address).length !== 1)
      .map((address) => `${address} is not once in ${name}.`),
  )
}

/** Only the 404 page asks search engines not to index it. */
export function only404IsHidden(dist: Dist): string[] {
  const hidden = pageDocuments(dist).filter(
    (page) => dist.elements(page, 'meta', {name: 'robots', content: 'noindex'})[0],
  )
  return hidden.join() === '404.html'
    ? []
    : [`These pages are hidden from search engines: ${hidden.join(', ')}.`]
}

/**
 * The 404 page has no relative addresses, because it is shown at addresses in any folder, such as `/a/b/c`.
 */
export function notFoundWorksAnywhere(dist: Dist): string[] {
  return dist
    .elements('404.html')
    .flatMap(({attributes: {href, src, 'data-chunks': chunks}}) => [href, src, ...(chunks?.split(' ') ?? [])])
    .filter((address) => address !== undefined && !/^(\/|#|[a-z]+:)/.test(address))
    .map((address) => `404.html names ${address}, which depends on the address at which it is shown.`)
}

// S12.6
/**
 * Cloudflare hides no e-mail address: a script would have to show it again, which the content security policy
 * forbids (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
export function emailAddressesAreProtected(dist: Dist): string[] {
  const leftAlone = /<!--email_off-->.*?<!--\/email_off-->|<(script|noscript|textarea)\b.*?<\/\1>/gs
  return dist.documents.flatMap((document) => {
    const [, body = ''] = dist.text(document).split('<body')
    const [found] =
      /href="mailto:[^"]+|>[^<]*[\w.+-]+@[\w-]+\.[\w.-]+/.exec(body.replace(leftAlone, '')) ?? []
    return found ? [`Cloudflare rewrites a mail link of ${document}: ${found}`] : []
  })
}

const isCompressed = (name: string) => /\.(br|gz)$/.test(name)

/** A file in `assets/` is cached for a year, so its name has a hash of its content. */
export function everyAssetIsHashed(dist: Dist): string[] {
  return [...dist.files]
    .filter((name) => name.startsWith('assets/') && !/-[\w-]{8}\.[a-z0-9]+(\.br|\.gz)?$/.test(name))
    .map((name) => `${name} has no hash in its name.`)
}

/** Beside every text file are two compressed copies with the same text, which servers send in its place. */
export function compressedFilesMatchOriginals(dist: Dist): string[] {
  const isCopy = (copy: string, decompress: (bytes: Buffer) => Buffer, original: string) => {
    try {
      return dist.files.has(copy) && decompress(dist.bytes(copy)).equals(dist.bytes(original))
    } catch {
      return false
    }
  }
  const texts = [...dist.files].filter((name) =>
    /\.(html|js|css|svg|txt|xml|ics|md|json|webmanifest)$/.test(name),
  )
  const wanted = texts.flatMap((name) => [`${name}.br`, `${name}.gz`])
  return [
    ...[...dist.files]
      .filter((name) => isCompressed(name) && !wanted.includes(name))
      .map((name) => `${name} has no original.`),
    ...texts
      .filter(
        (name) =>
          !isCopy(`${name}.br`, brotliDecompressSync, name) || !isCopy(`${name}.gz`, gunzipSync, name),
      )
      .map((name) => `${name} is not the same as its compressed copies.`),
  ]
}

/**
 * No hidden file is published, except `.nojekyll` (for GitHub Pages) and the folder `.well-known` (RFC 8615).
 */
export function noFileIsHidden(dist: Dist): string[] {
  return [...dist.files]
    .filter((name) => /(^|\/)\./.test(name) && name !== '.nojekyll' && !name.startsWith('.well-known/'))
    .map((name) => `${name} is a hidden file.`)
}

/** No source code or source map is published. A Markdown copy of a page does not count as source code. */
export function noSourceIsPublished(dist: Dist): string[] {
  const names = [...dist.files].filter((name) => !isCompressed(name))
  const isCopy = (name: string) => name.endsWith('.md') && dist.files.has(name.replace(/md$/, 'html'))
  return [
    ...names.filter((name) => /\.(map|mdx|tsx?|ya?ml|md)$/.test(name) && !isCopy(name)),
    ...names.filter((name) => name.endsWith('.js') && dist.text(name).includes('sourceMappingURL')),
  ].map((name) => `${name} shows source code.`)
}
