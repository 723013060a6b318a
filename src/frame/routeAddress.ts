import pages from '~react-pages'

/** The base path of the site without its trailing slash, usually empty. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Returns the address of the page with a route's path: `/about` for `about`, and `/404` for `*`, the 404 page. */
export function routeAddress(path: string): string {
  return path === '*' ? '/404' : `/${path.replace(/^\//, '')}`
}

/**
 * Returns the route's path of the page at an address with the base path; `undefined` if no page has this address.
 * Stricter than the router, like hosts: `/About` and `/about/` do not match `/about`.
 */
export function routeAt(pathname: string): string | undefined {
  return paths.get(pathname)
}

const paths = new Map(pages.filter(({path}) => path !== '*').map(({path}) => [basePath + routeAddress(path), path]))
