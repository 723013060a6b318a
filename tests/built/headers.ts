import {createHash} from 'node:crypto'
import {type HeaderRule, headersAt, parseHeaders} from '../../src/build/readHeaders.ts'
import {type Dist, documentAddress, fileAt, redirectTarget} from './dist.ts'

/** What a browser is told with every answer, beside the policy. */
const commonHeaders = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
]
/** A browser obeys these in a header only. */
const headerOnly = ['frame-ancestors', 'report-to', 'report-uri', 'sandbox']
/** What must never stand in a policy: any code, any host, any unencrypted one, files made by scripts. */
const unsafeSource = /^('unsafe-.*'|\*|http:|https:|data:|blob:|filesystem:|.*\*.*|http:\/\/.*)$/
const policyName = 'Content-Security-Policy'

type Policy = Map<string, string[]>

function parsePolicy(text: string): Policy {
  const parts = text.split(';').flatMap((part) => {
    const [name, ...sources] = part.trim().split(/\s+/)
    return name ? [[name, sources] as const] : []
  })
  return new Map(parts)
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function metaPolicies(dist: Dist, document: string): string[] {
  return dist
    .elements(document, 'meta')
    .filter(({attributes}) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
    .map(({attributes}) => attributes.content ?? '')
}

function rulesOf(dist: Dist): HeaderRule[] {
  return parseHeaders(dist.text('_headers'))
}

function policyAt(dist: Dist, address: string): string {
  return headersAt(rulesOf(dist), address).find(([name]) => name === policyName)?.[1] ?? ''
}

/** A page’s own policy and the host’s are one: what the one forbids the other does, but for what only a header can. */
export function headerAndMetaAgree(dist: Dist): string[] {
  return dist.documents.flatMap((document) => {
    const header = parsePolicy(policyAt(dist, documentAddress(dist, document)))
    const [text, ...more] = metaPolicies(dist, document)
    if (!text || more.length > 0) return [`${document} has ${text ? more.length + 1 : 0} policies of its own.`]
    const meta = parsePolicy(text)
    const names = [...new Set([...header.keys(), ...meta.keys()])].filter((name) => !headerOnly.includes(name))
    return names.flatMap((name) => {
      const [inHeader, inMeta] = [header.get(name), meta.get(name)]
      if (!inHeader) return [`_headers has no ${name}, which ${document} has.`]
      if (!inMeta) return [`${document} has no ${name}, which _headers has.`]
      // The header is for all pages at once, so it also names what stands inside the others.
      const missing = inMeta.filter((source) => !inHeader.includes(source))
      const extra = inHeader.filter((source) => !inMeta.includes(source) && !source.startsWith("'sha256-"))
      return [
        ...missing.map((source) => `_headers has no ${source} in ${name}, which ${document} needs.`),
        ...extra.map((source) => `_headers allows ${source} in ${name}, which ${document} forbids.`),
      ]
    })
  })
}

/** Nothing in a policy opens it again, and it begins by forbidding everything. */
export function policiesAreStrict(dist: Dist): string[] {
  const policies = [
    ...dist.documents.map((document) => [document, metaPolicies(dist, document)[0] ?? ''] as const),
    ['_headers', policyAt(dist, dist.base)] as const,
  ]
  return policies.flatMap(([where, text]) => {
    const policy = parsePolicy(text)
    const open = [...policy].flatMap(([name, sources]) =>
      sources.filter((source) => unsafeSource.test(source)).map((source) => `${where} allows ${source} in ${name}.`),
    )
    const needed: [string, string][] = [
      ['default-src', "'none'"],
      ['form-action', "'none'"],
      ['base-uri', "'none'"],
      ['require-trusted-types-for', "'script'"],
    ]
    const lacking = needed
      .filter(([name, value]) => policy.get(name)?.join(' ') !== value)
      .map(([name, value]) => `${where} lacks ${name} ${value}.`)
    return [...open, ...lacking]
  })
}

/** Each script and style inside a page is named by its hash, and there is no other way in. */
export function onlyHashedCodeIsInline(dist: Dist): string[] {
  return dist.documents.flatMap((document) => {
    const policy = parsePolicy(metaPolicies(dist, document)[0] ?? '')
    const unnamed = dist
      .elements(document, 'script', 'style')
      // Data never runs, so no policy asks about it.
      .filter(({attributes}) => attributes.src === undefined && attributes.type !== 'application/ld+json')
      .filter(({name, text}) => !policy.get(`${name}-src`)?.includes(hashOf(text)))
    const attributes = dist.elements(document).flatMap(({name, attributes}) =>
      Object.keys(attributes)
        .filter((attribute) => attribute === 'style' || /^on/.test(attribute))
        .map((attribute) => `${document}: <${name}> has the attribute ${attribute}, which the policy refuses.`),
    )
    return [
      ...unnamed.map(({name, text}) => `${document}: its policy does not name <${name}>${text.slice(0, 40)}…`),
      ...attributes,
    ]
  })
}

/** The other headers are on every answer; only files whose name changes are kept for ever. */
export function everyResponseHasItsHeaders(dist: Dist): string[] {
  const rules = rulesOf(dist)
  const files = [...dist.files].filter((name) => !name.startsWith('_') && !/\.(br|gz)$/.test(name))
  return files.flatMap((file) => {
    const address = file.endsWith('.html') ? documentAddress(dist, file) : dist.base + file
    const headers = headersAt(rules, address)
    const caching = headers.filter(([name]) => name === 'Cache-Control').map(([, value]) => value)
    const kept = caching.some((value) => value.includes('immutable'))
    return [
      ...[policyName, ...commonHeaders]
        .filter((name) => headers.filter(([each]) => each === name).length !== 1)
        .map((name) => `${address} is not sent with one ${name}.`),
      ...(kept === file.startsWith('assets/') ? [] : [`${address} is ${kept ? '' : 'not '}kept for ever.`]),
      ...(caching.length <= 1 ? [] : [`${address} is told ${caching.length} ways how long it is kept.`]),
      ...(!file.endsWith('.html') || /\bmax-age=\d{1,3}\b/.test(caching.join()) || file === '404.html'
        ? []
        : [`${address} is not kept for minutes only.`]),
    ]
  })
}

/** Each redirect leads to a page of this host: from its address with a slash at its end, or from one whose document leads there too. */
export function redirectsStayOnHost(dist: Dist): string[] {
  const lines = dist.text('_redirects').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const [from = '', to = '', status] = line.split(' ')
    const document = fileAt(dist, from.replace(/\/$/, ''))
    const moved = document !== undefined && redirectTarget(dist, document) === to
    if ((from !== `${to}/` && !moved) || status !== '301')
      return [`_redirects: ${line} does more than take a slash away, and no document says so.`]
    return fileAt(dist, to.replace(/#.*/, ''))?.endsWith('.html') ? [] : [`_redirects: no page answers ${to}.`]
  })
}
