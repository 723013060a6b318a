import * as labels from '../../content/labels.yaml'
import {type Dist, documentAddress, fileAt, foundPages} from './dist.ts'

/** HTML attributes whose value is one address. */
const addressAttributes = ['href', 'src', 'xlink:href', 'poster', 'action']
/** An arbitrary host, only needed to resolve addresses of this site. */
const host = 'https://this.site'

/** Returns every address of this site in the attributes and styles of its HTML files. */
function addressesIn(dist: Dist): {document: string; address: string; url: URL}[] {
  return dist.documents.flatMap((document) => {
    const named = dist
      .elements(document)
      .flatMap(({name, attributes, text}) => [
        ...addressAttributes.flatMap((attribute) => attributes[attribute] ?? []),
        ...(attributes['data-chunks']?.split(' ') ?? []),
        ...(attributes.srcset?.split(',').map((part) => part.trim().replace(/ .*/, '')) ?? []),
        ...(name === 'style'
          ? Array.from(text.matchAll(/url\(["']?([^"')]+)/g), ([, address = '']) => address)
          : []),
      ])
    return [...new Set(named)]
      .map((address) => ({document, address, url: new URL(address, host + documentAddress(dist, document))}))
      .filter(({url}) => url.origin === host)
  })
}

/** There is a file for every address that a document names: pages, pictures, fonts and scripts. */
export function everyAddressResolves(dist: Dist): string[] {
  return addressesIn(dist)
    .filter(({url}) => !fileAt(dist, url.pathname))
    .map(({document, address}) => `${document} names ${address}, but there is no such file.`)
}

/** A link to a part of a page leads to the only element with that id. */
export function everyAnchorExistsOnce(dist: Dist): string[] {
  return addressesIn(dist).flatMap(({document, address, url}) => {
    const target = fileAt(dist, url.pathname)
    if (!url.hash || !target?.endsWith('.html')) return []
    const {length} = dist.elements(target, undefined, {id: decodeURIComponent(url.hash.slice(1))})
    return length === 1 ? [] : [`${document} links to ${address}, an id that ${target} has ${length} times.`]
  })
}

/**
 * There is a file for every address in the tags for search engines and chat apps, and all are on one host.
 */
export function everyPublishedAddressResolves(dist: Dist): string[] {
  const all = foundPages(dist).flatMap((page) => [
    ...dist.elements(page, 'link', {rel: 'canonical'}).map(({attributes}) => attributes.href),
    ...dist.elements(page, 'meta', {property: 'og:image'}).map(({attributes}) => attributes.content),
  ])
  all.push(/^Sitemap: (.*)$/m.exec(dist.text('robots.txt'))?.[1])
  const urls = [...new Set(all)].map((address = '') => new URL(address, 'missing://'))
  const origins = new Set(urls.map(({origin}) => origin))
  return [
    ...urls.filter(({pathname}) => !fileAt(dist, pathname)).map(({href}) => `There is no file for ${href}.`),
    ...(origins.size === 1
      ? []
      : [`The published addresses are of several hosts: ${[...origins].join(', ')}.`]),
  ]
}

/** Every link that opens a new window says so, and has `rel="noopener noreferrer"`. */
export function newWindowsAreAnnounced(dist: Dist): string[] {
  return dist.documents.flatMap((document) =>
    dist
      .elements(document)
      .filter(({attributes}) => attributes.target && attributes.target !== '_self')
      .flatMap(({attributes, text}) => [
        ...(attributes.rel === 'noopener noreferrer'
          ? []
          : [`${document}: ${attributes.href} lacks noopener.`]),
        ...(`${text} ${attributes['aria-label']}`.includes(labels.newWindow)
          ? []
          : [`${document}: the link to ${attributes.href} does not say that it opens a new window.`]),
      ]),
  )
}

/** The speculation rules prefetch only pages of this site, and no other addresses that a page links to. */
export function onlyOwnPagesArePrefetched(dist: Dist): string[] {
  return dist.documents.flatMap((document) =>
    dist
      .elements(document, 'script', {type: 'speculationrules'})
      .flatMap(({text}) => text.match(/"href_matches":"[^"]*"/g) ?? [])
      .filter((rule) => rule !== `"href_matches":"${dist.base}*"`)
      .map((rule) => `${document} has pages prefetched by ${rule}.`),
  )
}
