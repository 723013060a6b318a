import {editDistance, type Page, type SiteFiles, siteDetails} from '../../../site/index.ts'
import {localFileAddress} from './localFileAddress.ts'
import {likeliestAddress, type WrongTarget, wrongPath} from './path.ts'
import {redirectTarget} from './redirectTarget.ts'

/** Patterns of invalid addresses, some with a correction. The first match wins. */
const forms: {
  test: RegExp
  id:
    | 'refs.space-in-address'
    | 'refs.nowhere'
    | 'refs.code'
    | 'refs.mailto'
    | 'refs.https'
    | 'refs.tel'
    | 'refs.no-email'
    | 'refs.no-phone'
  to?: (url: string) => string
}[] = [
  {test: /^\s*#?\s*$/, id: 'refs.nowhere'},
  {test: /^\s|\s$/, id: 'refs.space-in-address', to: (url) => url.trim()},
  {test: /^(?:javascript|data|vbscript):/i, id: 'refs.code'},
  {test: /^mailto:(?![\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?.*)?$)/, id: 'refs.no-email'},
  {test: /^tel:(?!\+?\d+$)/, id: 'refs.no-phone', to: (url) => `tel:${url.replace(/[^\d+]/g, '')}`},
  {test: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, id: 'refs.mailto', to: (url) => `mailto:${url}`},
  {
    // A misspelt or repeated scheme: `htp://`, `https:/`, `https//`, `https://https://`.
    test: /^(?!https?:\/\/(?!h?t{1,2}ps?\b))(?:h?t{1,2}ps?\b[:;.]?\/*)+(?:[\w-]+\.)+[a-z]{2,}/i,
    id: 'refs.https',
    to: (url) => `https://${url.replace(/^(?:h?t{1,2}ps?\b[:;.]?\/*)+/i, '')}`,
  },
  {
    test: /^(?:www\.|(?!\/)[\w-]+\.(?:org|com|co\.uk|gov\.uk|uk|net)\b)/,
    id: 'refs.https',
    to: (url) => `https://${url}`,
  },
  {test: /^\+?[\d ()-]{7,}$|^\d{3,5}$/, id: 'refs.tel', to: (url) => `tel:${url.replace(/[^\d+]/g, '')}`},
]

/** Returns what is wrong with a link target; `page` is the page with the link, `undefined` for a link in a record. */
export function wrongTarget(url: string, site: SiteFiles, page?: Page): WrongTarget | undefined {
  const name = localFileAddress(url)
  if (name) return {id: 'refs.own-computer', data: {name}}
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
  if (!address) return {id: 'refs.not-an-address', data: {typed: url}}
  const {hostname, host, pathname, search, hash, protocol} = address
  const own = String(siteDetails(site.content).url ?? '')
  const isOwn = URL.canParse(own) && bare(new URL(own).hostname) === bare(hostname)
  if (isOwn || /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
    return {id: 'refs.own-site', data: {typed: url}, to: likeliestAddress(pathname + search + hash, site, page)}
  const behind = redirectTarget(address)
  if (behind) return wrongRedirect(hostname, behind, site)
  if (!hostname.includes('.')) return {id: 'refs.not-an-address', data: {typed: url}}
  if (protocol !== 'https:')
    return {
      id: 'refs.not-secure',
      data: {typed: url},
      to: `https://${host}${pathname === '/' ? '' : pathname}${search}${hash}`,
    }
  // Reports no host if site.yaml has syntax errors, because its list of allowed hosts is then unknown.
  if (site.allowedHosts.includes(hostname) || site.content.get('site.yaml')?.document.errors.length) return undefined
  const inner = [...address.searchParams.values()].find((value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value))
  if (inner) return wrongRedirect(hostname, inner, site)
  const meant = site.allowedHosts.find(
    (each) => firstLabel(each) === firstLabel(hostname) || editDistance(each, hostname) <= 2,
  )
  return {id: 'refs.host', data: {typed: hostname, meant}, to: meant && url.replace(hostname, meant)}
}

/** Offers the address behind a redirect, corrected; a site that pages may not link to yet is only named. */
function wrongRedirect(host: string, behind: string, site: SiteFiles): WrongTarget {
  const next = wrongTarget(behind, site)
  const to = next?.to ?? behind
  return {id: 'refs.redirect', data: {host, behind: to}, to: next && next.to === undefined ? undefined : to}
}

function bare(host: string): string {
  return host.replace(/^www\./, '')
}

/** Returns the first label of a host, without `www`: `moneyhelper` of `www.moneyhelper.org.uk`. */
function firstLabel(host: string): string {
  return bare(host).split('.')[0] ?? ''
}
