import {readFileSync} from 'node:fs'

/** A redirect from one address of the host to another; both start with a slash. */
export interface Redirect {
  from: string
  to: string
}

/** Reads a `_redirects` file (https://developers.cloudflare.com/pages/configuration/redirects/). */
export function readRedirects(file: string): Redirect[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/)
    return from && to ? [{from, to}] : []
  })
}

/**
 * Reads the redirects of moved pages from `_redirects`. Ignores redirects that only remove a trailing slash.
 */
export function readMovedPages(file: string): Redirect[] {
  return readRedirects(file).filter(({from}) => !from.endsWith('/'))
}

/** Adds the query of a request to the redirect's target: `/programs?a=b#dates`. */
export function withQuery(to: string, query: string): string {
  const [path = '', place] = to.split('#')
  return path + query + (place === undefined ? '' : `#${place}`)
}
