import * as labels from '../../content/labels.yaml'
import {type Dist, documentAddress, fileAt, urlOf} from './dist.ts'

/** Attributes that hold one address. */
const addressAttributes = ['href', 'src', 'xlink:href', 'poster', 'action']
/** Attributes that hold ids of elements of the same document. */
const idAttributes = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'popovertarget',
  'list',
]
/** The site’s own address does not matter: only what stands behind it. */
const host = 'https://this.site'

/** One address that a document names, and where it leads. */
interface NamedAddress {
  document: string
  address: string
  url: URL
}

/** Every address that the documents name inside the site. */
function addressesIn(dist: Dist): NamedAddress[] {
  return dist.documents.flatMap((document) => {
    const named = dist
      .elements(document)
      .flatMap(({name, attributes, text}) => [
        ...addressAttributes.map((attribute) => attributes[attribute]),
        ...(attributes['data-chunks']?.split(' ') ?? []),
        ...(attributes.srcset?.split(',').map((part) => part.trim().split(' ')[0]) ?? []),
        ...(name === 'style' ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map((match) => match[1]) : []),
      ])
    return [...new Set(named)].flatMap((address) => {
      const url = address === undefined ? undefined : new URL(address, host + documentAddress(dist, document))
      return address !== undefined && url?.origin === host ? [{document, address, url}] : []
    })
  })
}

/** Pages, files, fonts, chunks: whatever a document names is there. */
export function everyAddressResolves(dist: Dist): string[] {
  return addressesIn(dist)
    .filter(({url}) => !fileAt(dist, url.pathname))
    .map(({document, address}) => `${document} names ${address}, which no file answers.`)
}

/** A link to a place on a page, this or another, finds the place, and only one of it. */
export function everyAnchorExistsOnce(dist: Dist): string[] {
  return addressesIn(dist).flatMap(({document, address, url}) => {
    const target = fileAt(dist, url.pathname)
    if (!url.hash || !target?.endsWith('.html')) return []
    const id = decodeURIComponent(url.hash.slice(1))
    const places = dist.elements(target).filter(({attributes}) => attributes.id === id).length
    return places === 1 ? [] : [`${document} links to ${address}, a place that ${target} has ${places} times.`]
  })
}

/** Labels, descriptions and menus name elements that are there; no id is given twice. */
export function everyIdExistsOnce(dist: Dist): string[] {
  return dist.documents.flatMap((document) => {
    const elements = dist.elements(document)
    const ids = elements.flatMap(({attributes}) => attributes.id ?? [])
    const named = elements.flatMap(({attributes}) => idAttributes.flatMap((name) => attributes[name]?.split(' ') ?? []))
    return [
      ...new Set([
        ...ids
          .filter((id, index) => ids.indexOf(id) !== index)
          .map((id) => `${document} gives the id ${id} more than once.`),
        ...named
          .filter((id) => !ids.includes(id))
          .map((id) => `${document} refers to the id ${id}, which nothing has.`),
      ]),
    ]
  })
}

/** What search engines and chat apps are told to fetch is there: canonicals, pictures, the sitemap and its pages. */
export function everyPublishedAddressResolves(dist: Dist): string[] {
  const published = dist.documents.flatMap((document) => [
    ...dist
      .elements(document, 'link')
      .filter(({attributes}) => attributes.rel === 'canonical')
      .map(({attributes}) => attributes.href ?? ''),
    ...dist
      .elements(document, 'meta')
      .filter(({attributes}) => /^og:(url|image)$/.test(attributes.property ?? ''))
      .map(({attributes}) => attributes.content ?? ''),
  ])
  const locations = [...dist.text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
  const sitemap = /^Sitemap: (.*)$/m.exec(dist.text('robots.txt'))?.[1] ?? ''
  const origins = new Set([...published, ...locations, sitemap].map((address) => urlOf(address)?.origin))
  return [
    ...[...new Set([...published, ...locations, sitemap])]
      .filter((address) => !fileAt(dist, urlOf(address)?.pathname ?? ''))
      .map((address) => `${address || 'An empty address'} is published, and no file answers it.`),
    ...(origins.size === 1 ? [] : [`The site publishes addresses of several hosts: ${[...origins].join(', ')}.`]),
  ]
}

/** A script names only chunks that are there. */
export function everyChunkResolves(dist: Dist): string[] {
  const scripts = [...dist.files].filter((name) => /^assets\/.*\.js$/.test(name))
  return scripts.flatMap((script) =>
    [...dist.text(script).matchAll(/[`'"]\.\/([\w.-]+\.(?:js|css))[`'"]/g)]
      .filter((match) => !dist.files.has(`assets/${match[1]}`))
      .map((match) => `${script} loads ${match[1]}, which is not there.`),
  )
}

/** In the words that links have for it, or in those of the page. */
function announcesNewWindow(words: string): boolean {
  return words.includes(labels.newWindow) || /new (window|tab)/i.test(words)
}

/** A link that opens a window hides this page from the other, and says that it opens one. */
export function newWindowsAreAnnounced(dist: Dist): string[] {
  return dist.documents.flatMap((document) =>
    dist
      .elements(document, 'a', 'area', 'form')
      .filter(({attributes}) => attributes.target && attributes.target !== '_self')
      .flatMap(({attributes, text}) => [
        ...(/\bnoopener\b/.test(attributes.rel ?? '') && /\bnoreferrer\b/.test(attributes.rel ?? '')
          ? []
          : [`${document}: the link to ${attributes.href} opens a window without rel="noopener noreferrer".`]),
        ...(announcesNewWindow(`${text} ${attributes['aria-label'] ?? ''}`)
          ? []
          : [`${document}: the link to ${attributes.href} does not say that it opens a new window.`]),
      ]),
  )
}

/** A browser fetches ahead only what is on this host, in the site’s own folder: not what a page merely links to. */
export function onlyOwnPagesArePrefetched(dist: Dist): string[] {
  const stays = (where: Condition = {}): boolean =>
    [where.href_matches ?? []].flat().some((pattern) => pattern.startsWith(dist.base) && !pattern.startsWith('//')) ||
    (where.and ?? []).some(stays)
  return dist.documents.flatMap((document) =>
    dist
      .elements(document, 'script')
      .filter(({attributes}) => attributes.type === 'speculationrules')
      .flatMap(({text}) => Object.values(JSON.parse(text) as Record<string, {where?: Condition}[]>).flat())
      .filter(({where}) => !stays(where))
      .map((rule) => `${document} has pages fetched ahead wherever they are: ${JSON.stringify(rule)}`),
  )
}

/** Which links a rule is for (https://html.spec.whatwg.org/#speculative-loading). */
interface Condition {
  href_matches?: string | string[]
  and?: Condition[]
}
