import {readFileSync} from 'node:fs'

/** An address of the host that leads to another; both begin with a slash. */
export interface Redirect {
  from: string
  to: string
}

/**
 * The addresses whose pages are gone, out of a `_redirects` file (https://developers.cloudflare.com/pages/configuration/redirects/).
 * Its other rules take a slash off, which each host does by itself.
 */
export function readMovedPages(file: string): Redirect[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/)
    return from && to && !from.endsWith('/') ? [{from, to}] : []
  })
}

/** The address with what was asked of the old one: `/programs?a=b#dates`. */
export function withQuery(to: string, query: string): string {
  const [path = '', place] = to.split('#')
  return path + query + (place === undefined ? '' : `#${place}`)
}
