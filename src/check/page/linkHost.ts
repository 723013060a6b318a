import {siteDetails} from '../content/siteDetails.ts'
import {distance} from '../nearest.ts'
import type {SiteFiles} from '../readSite.ts'
import type {TargetFinding} from './targetFinding.ts'

/** What is wrong with a link to a whole address: one of this site, of nobody, not safe, or of a site that is not allowed. */
export function explainHost(url: string, site: SiteFiles): TargetFinding | undefined {
  const own = String(siteDetails(site.content).url ?? '')
  const withoutOwn = (address: string) => (own && address.startsWith(own) ? address.slice(own.length) || '/' : address)
  if (own && url.startsWith(own))
    return {message: 'This is a page of this site: leave its own address out.', to: withoutOwn(url)}
  const host = URL.canParse(url) ? new URL(url) : undefined
  if (host && own && URL.canParse(own) && bare(host.hostname) === bare(new URL(own).hostname))
    return {
      message: 'This is a page of this site: leave its own address out.',
      to: host.pathname + host.search + host.hash,
    }
  if (host && /^(localhost|127\.0\.0\.1)$/.test(host.hostname))
    return {
      message: 'This is an address of your own computer, where nobody else finds it.',
      to: host.pathname + host.search + host.hash,
    }
  if (!host?.hostname.includes('.'))
    return {message: `“${url}” is no web address.`, help: 'Copy it again from the browser’s address bar.'}
  if (host.protocol !== 'https:')
    return {
      message: 'This address is not safe to visit: it starts with http://',
      to: `https://${host.host}${host.pathname === '/' ? '' : host.pathname}${host.search}`,
    }
  // One that stands there with more than its name is told there.
  if (site.allowedHosts.some((each) => each.replace(/^https?:\/\/|\/.*$/g, '') === host.hostname)) return undefined
  const inner = [...host.searchParams.values()].find((value) => /^https:\/\/\S+$/.test(value) && URL.canParse(value))
  if (inner)
    return {
      message: `This address leads through ${host.hostname}, which is told who follows it.`,
      to: withoutOwn(inner),
    }
  const near = site.allowedHosts.find(
    (each) =>
      distance(each, host.hostname) <= 2 ||
      each === `www.${host.hostname}` ||
      (nameOf(each).length > 5 && nameOf(each) === nameOf(host.hostname)),
  )
  if (
    /^(?:docs|drive)\.google\.com$|(?:^|\.)(?:sharepoint|dropbox|onedrive\.live)\.com$|^1drv\.ms$/.test(host.hostname)
  )
    return {
      message: `This leads to a document of ${host.hostname}, which may open only for those it is shared with, or to be changed.`,
      help: 'Write its words as a page, or put it into public/ as a PDF and link to that.',
    }
  // Of a file that can’t be read nobody knows what it allows.
  if (site.content.get('site.yaml')?.document.errors.length) return undefined
  if (near)
    return {
      message: `${host.hostname} is not on the list of sites that pages may link to. Did you mean ${near}?`,
      to: url.replace(host.hostname, near),
    }
  return {
    message: `${host.hostname} is not on the list of sites that pages may link to.`,
    help: `If you trust it, write it under allowedHosts in content/site.yaml: - ${host.hostname}`,
  }
}

const bare = (host: string) => host.replace(/^www\./, '')

/** `moneyhelper`, of `www.moneyhelper.org.uk`. */
function nameOf(host: string): string {
  return bare(host).split('.')[0] ?? ''
}
