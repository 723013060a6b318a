import pages, {files} from '~react-pages'
import site from '../../content/site.yaml'
import {addressOf, basename} from '../frame/addressOf.ts'
import {loadPage, type PageModule} from '../frame/pageModules.ts'

/** A page of the site, with everything its module exports. */
export interface Page extends PageModule {
  /** Path of its route: `/`, `about`, or `*` for the 404 page. */
  path: string
  /** Its address: `/about`. */
  address: string
  /** Its file, relative to the project's root: `pages/about.mdx`. */
  file: string
}

/** Returns the path, address and file of every page. */
export function routes(): Pick<Page, 'path' | 'address' | 'file'>[] {
  return pages.map(({path}) => routeOf(path))
}

/** Loads every page, in the order of the routes. Throws if a page fails to load. */
export function readPages(): Promise<Page[]> {
  return Promise.all(pages.map(({path}) => readPage(path)))
}

/** Loads the page of a route. Throws if there is none. */
export async function readPage(path: string): Promise<Page> {
  return {...(await loadPage(path)), ...routeOf(path)}
}

function routeOf(path: string): Pick<Page, 'path' | 'address' | 'file'> {
  return {path, address: addressOf(path), file: files[path]?.slice(1) ?? ''}
}

/** Returns all pages except the 404 page, sorted by address. */
export function listed(pages: readonly Page[]): Page[] {
  return pages.filter(({path}) => path !== '*').sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** Returns the absolute URL of an address, including the base path. */
export function wholeAddress(address: string): string {
  return new URL(basename + address, site.url).href
}
