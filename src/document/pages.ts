import pages, {type Page} from '~react-pages'
import site from '../../content/site.yaml'
import type {PageModule} from '../frame/pageModules.ts'
import {basePath, routeAddress} from '../frame/routeAddress.ts'

/** A page of the site, with everything that its compiled MDX file exports. */
export interface LoadedPage extends PageModule {
  /** The path of the page's route: `/`, `about`, or `*` for the 404 page. */
  path: string
  /** The address of the page: `/about`. */
  address: string
  /** The file of the page, relative to the project's root: `pages/about.mdx`. */
  file: string
}

/** Returns the path, address and file of every page. */
export function listRoutes(): Pick<LoadedPage, 'path' | 'address' | 'file'>[] {
  return pages.map(describe)
}

/** Loads every page, in the order of the routes. Throws if a page fails to load. */
export function readPages(): Promise<LoadedPage[]> {
  return Promise.all(pages.map(load))
}

/** Loads the page with a route's path. Throws if no page has this path, or if the page fails to load. */
export async function readPage(path: string): Promise<LoadedPage> {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page “${path}” among ${pages.map((each) => each.path).join(', ')}.`)
  return load(page)
}

async function load(page: Page): Promise<LoadedPage> {
  return {...(await page.loader()), ...describe(page)}
}

function describe({id, path}: Page): Pick<LoadedPage, 'path' | 'address' | 'file'> {
  return {path, address: routeAddress(path), file: id}
}

/** Returns all pages except the 404 page, sorted by address. */
export function publicPages(pages: readonly LoadedPage[]): LoadedPage[] {
  return pages.filter(({path}) => path !== '*').sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** Returns the absolute URL of a page's address (`/about`), including the base path of the site. */
export function absoluteUrl(address: string): string {
  return new URL(basePath + address, site.url).href
}
