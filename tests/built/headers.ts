import {createHash} from 'node:crypto'
import {headersAt, parseHeaders} from '../../src/build/readHeaders.ts'
import {type Dist, documentAddress, fileAt, redirectTarget} from './dist.ts'

/** Headers that every response must have, in addition to the content security policy. */
const commonHeaders = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
]
/** Directives of a content security policy that browsers ignore in a `<meta>` element. */
const headerOnly = ['frame-ancestors', 'report-to', 'report-uri', 'sandbox']
/** Matches sources in a content security policy that would allow any code, any host or an unencrypted one. */
const unsafeSource = /^('unsafe-.*'|https:|data:|blob:|filesystem:|.*\*.*|http:.*)$/
/** Directives that every content security policy must have, with their values. */
const strictDirectives = {
  'default-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
}
const policyName = 'Content-Security-Policy'

/** A content security policy: the sources of each directive. */
type Policy = Map<string, string[]>

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
}

/** Returns the content security policy in the `<meta>` element of an HTML file. */
function ownPolicy(dist: Dist, document: string): Policy {
  const [policy] = dist.elements(document, 'meta', {'http-equiv': policyName})
  return parsePolicy(policy?.attributes.content ?? '')
}

const headersOf = (dist: Dist, address: string) => headersAt(parseHeaders(dist.text('_headers')), address)

/** Returns the content security policy in the headers that a host sends for an address. */
function hostPolicy(dist: Dist, address: string): Policy {
  return parsePolicy(headersOf(dist, address).find(([name]) => name === policyName)?.[1] ?? '')
}

/**
 * Lists the directives that a `<meta>` element may have, alone and with each source: `img-src`, `img-src
 * 'self'`.
 */
function listDirectives(policy: Policy): string[] {
  return [...policy]
    .filter(([name]) => !headerOnly.includes(name))
    .flatMap(([name, sources]) => [name, ...sources.map((source) => `${name} ${source}`)])
}

/**
 * The policies in a page and in its header allow the same, except that the header has the hashes of all
 * pages.
 */
export function headerAndMetaAgree(dist: Dist): string[] {
  return dist.documents.flatMap((document) => {
    const header = listDirectives(hostPolicy(dist, documentAddress(dist, document)))
    const own = listDirectives(ownPolicy(dist, document))
    const missing = own.filter((each) => !header.includes(each))
    const extra = header.filter((each) => !own.includes(each) && !each.includes(" 'sha256-"))
    return [
      ...missing.map((each) => `_headers lacks ${each}, which ${document} has.`),
      ...extra.map((each) => `${document} lacks ${each}, which _headers has.`),
    ]
  })
}

/** Every content security policy forbids everything by default, and allows no unsafe source. */
export function policiesAreStrict(dist: Dist): string[] {
  const policies: [owner: string, policy: Policy][] = [
    ...dist.documents.map((document): [string, Policy] => [document, ownPolicy(dist, document)]),
    ['_headers', hostPolicy(dist, dist.base)],
  ]
  return policies.flatMap(([owner, policy]) => [
    ...[...policy].flatMap(([name, sources]) =>
      sources
        .filter((source) => unsafeSource.test(source))
        .map((source) => `${owner} allows ${source} in ${name}.`),
    ),
    ...Object.entries(strictDirectives)
      .filter(([name, value]) => policy.get(name)?.join(' ') !== value)
      .map(([name, value]) => `${owner} lacks ${name} ${value}.`),
  ])
}

/**
 * The policy of a document names each script and style in it by a hash, and no attribute holds code or
 * styles.
 */
export function onlyHashedCodeIsInline(dist: Dist): string[] {
  return dist.documents.flatMap((document) => {
    const policy = ownPolicy(dist, document)
    return dist.elements(document).flatMap(({name, attributes, text}) => {
      const refused = Object.keys(attributes).filter((attribute) => /^(style$|on)/.test(attribute))
      const isCode = name === 'style' || (name === 'script' && attributes.type !== 'application/ld+json')
      const hash = () => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      if (isCode && attributes.src === undefined && !policy.get(`${name}-src`)?.includes(hash()))
        refused.push(text.slice(0, 40))
      return refused.map((code) => `${document}: its policy refuses ${code} of <${name}>.`)
    })
  })
}

/**
 * Every response has each header once. Only files in `assets/` are cached for ever, and HTML only for
 * minutes.
 */
export function everyResponseHasItsHeaders(dist: Dist): string[] {
  const files = [...dist.files].filter((name) => !name.startsWith('_') && !/\.(br|gz)$/.test(name))
  return files.flatMap((file) => {
    const isDocument = file.endsWith('.html')
    const address = isDocument ? documentAddress(dist, file) : dist.base + file
    const headers = headersOf(dist, address)
    const caching = headers.filter(([name]) => name === 'Cache-Control').map(([, value]) => value)
    const isShort = /\bmax-age=\d{1,3}\b/.test(caching.join()) || file === '404.html'
    return [
      ...[policyName, ...commonHeaders]
        .filter((name) => headers.filter(([each]) => each === name).length !== 1)
        .map((name) => `${address} is not sent with one ${name}.`),
      ...(caching.length <= 1 &&
      caching.join().includes('immutable') === file.startsWith('assets/') &&
      (isShort || !isDocument)
        ? []
        : [`${address} is cached as ${caching.join(' and ')}.`]),
    ]
  })
}

/**
 * Each redirect only removes a trailing slash, or has the same target as the HTML file at a removed page’s
 * address.
 */
export function redirectsStayOnHost(dist: Dist): string[] {
  const lines = dist.text('_redirects').split('\n').filter(Boolean)
  return lines.filter((line) => {
    const [from = '', to = '', status] = line.split(' ')
    const document = fileAt(dist, from.replace(/\/$/, ''))
    const isMoved = document !== undefined && redirectTarget(dist, document) === to
    const leadsToPage = fileAt(dist, to.replace(/#.*/, ''))?.endsWith('.html') === true
    return !(status === '301' && leadsToPage && (isMoved || from === `${to}/`))
  })
}
