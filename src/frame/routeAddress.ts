import pages from '~react-pages'

/** The base path of the site without its trailing slash, usually empty. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Returns the address of a page: `/about`; the 404 page is rendered at `/404`. */
export function routeAddress(path: string): string {
  return path === '*' ? '/404' : `/${path.replace(/^\//, '')}`
}

/**
 * Returns the path of the page at an address of the host (base path included); `undefined` if there is none.
 * Stricter than the router, like hosts: `/About` and `/about/` do not match `/about`.
 */
export function routeAt(pathname: string): string | undefined {
  return paths.get(pathname)
}

const paths = new Map(pages.filter(({path}) => path !== '*').map(({path}) => [basePath + routeAddress(path), path]))
