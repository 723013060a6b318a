import {
  addressOf,
  alwaysPublished,
  documentTitle,
  fixedAddresses,
  type Page,
  routesFile,
  type SiteFiles,
  shortTitleOf,
  siteDetails,
} from '../../site/index.ts'
import {fileTitle} from '../pagesShowing.ts'
import type {PageAddress} from '../protocol.ts'
import {type References, referencesIn} from './links.ts'

/** Returns the address of a page, and what depends on it. Throws if there is no such page. */
export function describeAddress(site: SiteFiles, file: string): PageAddress {
  const page = site.pages.find((each) => each.file === file)
  if (!page) throw new Error(`${file} is not there any more.`)
  const address = addressOf(file)
  const lockedReason = whyAddressFixed(file)
  const {url, name} = siteDetails(site.content)
  const title = String(page.frontmatter.values.get('title')?.value ?? '')
  return {
    address,
    publicAddress: new URL(address, String(url)).href,
    titleEnd: documentTitle(title, String(name)).slice(title.length),
    ...(lockedReason && {lockedReason}),
    links: linksTo(page, site).map((each) => ({title: fileTitle(site, each.file), count: each.count})),
    below: pagesBelow(page, site).map((each) => shortTitleOf(each, site)),
  }
}

/** Returns why a page can’t be renamed or deleted; `undefined` if it can. */
export function whyAddressFixed(file: string): string | undefined {
  const address = addressOf(file)
  if (fixedAddresses().includes(address))
    return `The address ${address} is fixed, because the site promises to keep it, so this page can’t be renamed or deleted. You can change its words, its title and its name in the menu.`
  return alwaysPublished.includes(file)
    ? 'The site needs this page: it is shown for unknown addresses.'
    : undefined
}

/** Lists the other places that link to a page, apart from redirects. */
export function linksTo(page: Page, site: SiteFiles): References[] {
  const address = addressOf(page.file)
  const isLink = (value: string) => (splitAddress(value).path === address ? value : undefined)
  return referencesIn(site, isLink).filter(({file}) => file !== page.file && file !== `content/${routesFile}`)
}

/** Lists the pages whose addresses begin with that of a page. */
export function pagesBelow(page: Page, {pages}: SiteFiles): Page[] {
  const address = addressOf(page.file)
  return pages.filter(({file}) => addressOf(file).startsWith(`${address}/`))
}

/** Splits the address of a link: `/about` and `?about=open-day#dates`. */
export function splitAddress(url: string): {path: string; rest: string} {
  const path = url.replace(/[?#].*$/s, '')
  return {path, rest: url.slice(path.length)}
}
