/** The base path of the site without its trailing slash, usually empty. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * Returns the address of the page with a route's path: `/about` for `about`, and `/404` for `*`, the 404
 * page.
 */
export function routeAddress(path: string): string {
  return path === '*' ? '/404' : `/${path.replace(/^\//, '')}`
}
