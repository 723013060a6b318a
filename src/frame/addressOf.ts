import pages from '~react-pages'

/** The base path of the site without its trailing slash, usually empty. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Returns the address of a page: `/about`; the 404 page is rendered at `/404`. */
export function addressOf(path: string): string {
  return path === '*' ? '/404' : `/${path.replace(/^\//, '')}`
}

/**
 * Returns the path of the page at an address of the host (base path included); `undefined` if there is none.
 * Stricter than the router, like hosts: `/About` and `/about/` do not match `/about`.
 */
export function pageAt(pathname: string): string | undefined {
  return paths.get(pathname)
}

const paths = new Map(pages.filter(({path}) => path !== '*').map(({path}) => [basename + addressOf(path), path]))
