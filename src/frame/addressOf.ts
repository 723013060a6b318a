import pages from '~react-pages'

/** The folder of the host that the site was built for, without the slash at its end: `` as a rule. */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The address of a page, `/about`; the fallback page has none of its own and is rendered at `/404`. */
export function addressOf(path: string): string {
  return path === '*' ? '/404' : `/${path.replace(/^\//, '')}`
}

/**
 * The path of the page at that address of the host (`/about`, to the letter), if there is one.
 * Stricter than the router, as hosts are: `/About` and `/about/` are other addresses.
 */
export function pageAt(pathname: string): string | undefined {
  return paths.get(pathname)
}

const paths = new Map(pages.filter(({path}) => path !== '*').map(({path}) => [basename + addressOf(path), path]))
