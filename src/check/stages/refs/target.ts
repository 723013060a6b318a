import {siteDetails} from '../../../site/content/siteDetails.ts'
import {subjectsIn} from '../../../site/content/subjects.ts'
import {isDraft} from '../../../site/drafts.ts'
import {licensesAddress} from '../../../site/licensesAddress.ts'
import type {Page} from '../../../site/page/page.ts'
import {readAs} from '../../../site/page/readAs.ts'
import {type PageTag, recordOf} from '../../../site/page/tags.ts'
import {anchorsOf, type SiteFiles} from '../../../site/readSite.ts'
import {distance, nearest, nearestNumbered} from '../../../site/text/nearest.ts'
import {renamedFrom} from '../../before/renamed.ts'
import type {DataOf, MessageId} from '../../messages/index.ts'
import {ownFile} from './ownFile.ts'

/** What is wrong with an address, and the right one where that is certain. */
export type WrongTarget = {
  [Id in MessageId]: {id: Id; data: DataOf<Id>; to?: string | undefined}
}[MessageId]

/** Forms that no address can have, each with what to write in its place. The first that fits decides. */
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
    // `htp://`, `https:/`, `https//`, `https://https://`
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

/** What is wrong with where a link leads, from a page or, without one, from a record. */
export function wrongTarget(url: string, site: SiteFiles, page?: Page): WrongTarget | undefined {
  const name = ownFile(url)
  if (name) return {id: 'refs.own-computer', data: {name}}
  const form = forms.find(({test}) => test.test(url))
  if (form) {
    const mended = form.to?.(url)
    const then = mended === undefined ? undefined : wrongTarget(mended, site, page)
    return {id: form.id, data: {typed: url.replace(/^\w+:/, '')}, to: then ? then.to : mended}
  }
  if (/^(?:mailto|tel):/.test(url)) return undefined
  return /^(?:\w+:)?\/\//.test(url) ? wrongHost(url, site) : wrongPath(url, site, page)
}

function wrongHost(url: string, site: SiteFiles): WrongTarget | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (!address) return {id: 'refs.not-an-address', data: {typed: url}}
  const {hostname, host, pathname, search, hash, protocol} = address
  const own = String(siteDetails(site.content).url ?? '')
  const isOwn = URL.canParse(own) && bare(new URL(own).hostname) === bare(hostname)
  if (isOwn || /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
    return {id: 'refs.own-site', data: {typed: url}, to: pathname + search + hash}
  if (!hostname.includes('.')) return {id: 'refs.not-an-address', data: {typed: url}}
  if (protocol !== 'https:')
    return {
      id: 'refs.not-secure',
      data: {typed: url},
      to: `https://${host}${pathname === '/' ? '' : pathname}${search}${hash}`,
    }
  // Of a file that can’t be read nobody knows which sites it lists.
  if (site.allowedHosts.includes(hostname) || site.content.get('site.yaml')?.document.errors.length) return undefined
  const inner = [...address.searchParams.values()].find((value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value))
  if (inner) return {id: 'refs.redirect', data: {host: hostname}, to: inner}
  const meant = site.allowedHosts.find(
    (each) => firstLabel(each) === firstLabel(hostname) || distance(each, hostname) <= 2,
  )
  return {id: 'refs.host', data: {typed: hostname, meant}, to: meant && url.replace(hostname, meant)}
}

function bare(host: string): string {
  return host.replace(/^www\./, '')
}

/** `moneyhelper`, of `www.moneyhelper.org.uk`. */
function firstLabel(host: string): string {
  return bare(host).split('.')[0] ?? ''
}

function wrongPath(url: string, site: SiteFiles, page?: Page): WrongTarget | undefined {
  const [, path = '', query = '', anchor] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  if (site.publicFiles.has(path) || path === licensesAddress) return undefined
  const target = path ? site.addresses.get(path) : page
  if (path && !target) return missingPage(url, path, site, page)
  if (target && isDraft(target) && !site.showsDrafts && !(page && isDraft(page)))
    return {id: 'refs.draft', data: {typed: path, file: target.file}}
  const about = new URLSearchParams(query).get('about')
  const subjects = about === null ? [] : subjectsIn(site).map(({id}) => id)
  if (about !== null && !subjects.includes(about)) {
    const meant = nearestNumbered(about, subjects)
    return {
      id: 'refs.no-subject',
      data: {typed: about, meant, choices: subjects},
      to: meant && url.replace(`about=${about}`, `about=${meant}`),
    }
  }
  return anchor === undefined || !target ? undefined : missingAnchor(anchor, path, target, site, page)
}

function missingPage(url: string, path: string, site: SiteFiles, page?: Page): WrongTarget {
  if (/\.[a-z]\w{1,4}$/i.test(path) && !/\.(?:mdx?|html?)$/i.test(path)) {
    const meant = nearest(path, [...site.publicFiles, licensesAddress])
    return {id: 'refs.no-file', data: {typed: path, meant}, to: meant && url.replace(path, meant)}
  }
  const moved = site.content.get('routes.yaml')?.document.toJS() as {address: string; to?: string}[] | undefined
  const current = Array.isArray(moved) ? moved.find(({address}) => address === path)?.to : undefined
  const isAnchor = page && !path.startsWith('/') && anchorsOf(page, site.components)?.includes(path)
  const addresses = [...site.addresses.keys()].filter((each) => !each.includes('['))
  const plain = `/${path
    .toLowerCase()
    .replace(/^[./]+|\.(?:mdx?|html?)$|\/+$/g, '')
    .replace(/^(?:home|index)$/, '')}`
  const meant = current ?? (isAnchor ? `#${path}` : addresses.includes(plain) ? plain : nearest(plain, addresses))
  return {
    id: 'refs.no-page',
    data: {typed: path, meant, choices: addresses},
    to: meant && url.replace(path, meant),
  }
}

function missingAnchor(
  anchor: string,
  path: string,
  target: Page,
  site: SiteFiles,
  page?: Page,
): WrongTarget | undefined {
  const anchors = anchorsOf(target, site.components)
  // Of a page that shows a record which is not there, nobody knows which anchors it will have.
  if (!anchors || anchors.includes(anchor) || target.outline.tags.some((tag) => showsNoRecord(tag, site)))
    return undefined
  const isHere = page && target !== page && anchorsOf(page, site.components)?.includes(anchor)
  const meant = isHere ? anchor : (renamedAnchor(anchor, anchors, target, site) ?? nearest(anchor, anchors))
  return {
    id: 'refs.no-anchor',
    data: {
      typed: anchor,
      page: path || 'this page',
      meant: meant && `#${meant}`,
      choices: anchors.map((each) => `#${each}`),
    },
    to: meant && `${isHere ? '' : path}#${meant}`,
  }
}

function showsNoRecord(tag: PageTag, site: SiteFiles): boolean {
  const record = recordOf(tag)
  return record !== undefined && !site.content.get(record.file)?.records.some(({id}) => id === record.id)
}

/** The anchor of a heading that had another since git last knew the page. */
function renamedAnchor(anchor: string, anchors: string[], target: Page, site: SiteFiles): string | undefined {
  const text = site.before?.(target.file, target.text)
  if (text === undefined) return undefined
  return renamedFrom(anchor, anchorsOf(readAs(target.file, text, site.components), site.components) ?? [], anchors)
}
