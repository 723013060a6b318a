import {editDistance, type Page, type SiteFiles, siteDetails} from '../../../site/index.ts'
import {localFileAddress} from './localFileAddress.ts'
import {likeliestAddress, type WrongTarget, wrongPath} from './path.ts'
import {redirectTarget} from './redirectTarget.ts'

const scheme = String.raw`h?t{1,2}ps?\b`
const schemes = `(?:${scheme}[:;.]?/*)+`

/** Patterns of invalid addresses, some with a correction. The first match wins. */
const forms: {
  test: RegExp
  id:
    | 'references.space-in-address'
    | 'references.nowhere'
    | 'references.code'
    | 'references.mailto'
    | 'references.https'
    | 'references.tel'
    | 'references.no-email'
    | 'references.no-phone'
  to?: (url: string) => string
}[] = [
  {test: /^\s*#?\s*$/, id: 'references.nowhere'},
  {test: /^\s|\s$/, id: 'references.space-in-address', to: (url) => url.trim()},
  {test: /^(?:javascript|data|vbscript):/i, id: 'references.code'},
  {test: /^mailto:(?![\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?.*)?$)/, id: 'references.no-email'},
  {test: /^tel:(?!\+?\d+$)/, id: 'references.no-phone', to: (url) => `tel:${url.replace(/[^\d+]/g, '')}`},
  {test: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, id: 'references.mailto', to: (url) => `mailto:${url}`},
  {
    // A misspelt or repeated scheme: `htp://`, `https:/`, `https//`, `https://https://`.
    test: new RegExp(String.raw`^(?!https?://(?!${scheme}))${schemes}(?:[\w-]+\.)+[a-z]{2,}`, 'i'),
    id: 'references.https',
    to: (url) => `https://${url.replace(new RegExp(`^${schemes}`, 'i'), '')}`,
  },
  {
    test: /^(?:www\.|(?!\/)[\w-]+\.(?:org|com|co\.uk|gov\.uk|uk|net)\b)/,
    id: 'references.https',
    to: (url) => `https://${url}`,
  },
  {
    test: /^\+?[\d ()-]{7,}$|^\d{3,5}$/,
    id: 'references.tel',
    to: (url) => `tel:${url.replace(/[^\d+]/g, '')}`,
  },
]

/**
 * Returns what is wrong with a link target; `page` is the page with the link, `undefined` for a link in a
 * record.
 */
export function wrongTarget(url: string, site: SiteFiles, page?: Page): WrongTarget | undefined {
  const name = localFileAddress(url)
  if (name) return {id: 'references.own-computer', data: {name}}
  const form = forms.find(({test}) => test.test(url))
  if (form) {
    const corrected = form.to?.(url)
    const next = corrected === undefined ? undefined : wrongTarget(corrected, site, page)
    return {id: form.id, data: {typed: url.replace(/^\w+:/, '')}, to: next ? next.to : corrected}
  }
  if (/^(?:mailto|tel|sms):/.test(url)) return undefined
  return /^(?:\w+:)?\/\//.test(url) ? wrongHost(url, site, page) : wrongPath(url, site, page)
}

function wrongHost(url: string, site: SiteFiles, page?: Page): WrongTarget | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (!address) return {id: 'references.not-an-address', data: {typed: url}}
  const {hostname, host, pathname, search, hash, protocol} = address
  const own = String(siteDetails(site.content).url ?? '')
  const isOwn = URL.canParse(own) && bare(new URL(own).hostname) === bare(hostname)
  if (isOwn || /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
    return {
      id: 'references.own-site',
      data: {typed: url},
      to: likeliestAddress(pathname + search + hash, site, page),
    }
  const behind = redirectTarget(address)
  if (behind) return wrongRedirect(hostname, behind, site)
  if (!hostname.includes('.')) return {id: 'references.not-an-address', data: {typed: url}}
  if (protocol !== 'https:')
    return {
      id: 'references.not-secure',
      data: {typed: url},
      to: `https://${host}${pathname === '/' ? '' : pathname}${search}${hash}`,
    }
  // Reports no host if site.yaml has syntax errors, because its list of allowed hosts is then unknown.
  if (site.allowedHosts.includes(hostname) || site.content.get('site.yaml')?.document.errors.length)
    return undefined
  const inner = [...address.searchParams.values()].find(
    (value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value),
  )
  if (inner) return wrongRedirect(hostname, inner, site)
  const meant = site.allowedHosts.find(
    (each) => firstLabel(each) === firstLabel(hostname) || editDistance(each, hostname) <= 2,
  )
  return {id: 'references.host', data: {typed: hostname, meant}, to: meant && url.replace(hostname, meant)}
}

/** Offers the address behind a redirect, corrected; a site that pages may not link to yet is only named. */
function wrongRedirect(host: string, behind: string, site: SiteFiles): WrongTarget {
  const next = wrongTarget(behind, site)
  const to = next?.to ?? behind
  return {
    id: 'references.redirect',
    data: {host, behind: to},
    to: next && next.to === undefined ? undefined : to,
  }
}

function bare(host: string): string {
  return host.replace(/^www\./, '')
}

/** Returns the first label of a host, without `www`: `moneyhelper` of `www.moneyhelper.org.uk`. */
function firstLabel(host: string): string {
  return bare(host).split('.')[0] ?? ''
}
