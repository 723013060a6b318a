import pages, {files} from '~react-pages'
import site from '../../content/site.yaml'
import {addressOf, basename} from '../frame/addressOf.ts'
import {loadPage, type PageModule} from '../frame/pageModules.ts'

/** A page of the site, with all that its file says. */
export interface Page extends PageModule {
  /** Its route: `/`, `about`, or `*` for the fallback page. */
  path: string
  /** Where it is, `/about`. */
  address: string
  /** Its file from the project's root, `pages/about.mdx`. */
  file: string
}

/** Where each page is, and its file. */
export function routes(): Pick<Page, 'path' | 'address' | 'file'>[] {
  return pages.map(({path}) => routeOf(path))
}

/** Every page, in the order of the routes. Throws what one that can't be loaded throws. */
export function readPages(): Promise<Page[]> {
  return Promise.all(pages.map(({path}) => readPage(path)))
}

/** The page of that route. Throws when there is none. */
export async function readPage(path: string): Promise<Page> {
  return {...(await loadPage(path)), ...routeOf(path)}
}

function routeOf(path: string): Pick<Page, 'path' | 'address' | 'file'> {
  return {path, address: addressOf(path), file: files[path]?.slice(1) ?? ''}
}

/** The pages with an address of their own: all but the fallback page. */
export function listed(pages: readonly Page[]): Page[] {
  return pages.filter(({path}) => path !== '*').sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** An address of the site as others write it: with its host, and the folder that it was built for. */
export function wholeAddress(address: string): string {
  return new URL(basename + address, site.url).href
}
