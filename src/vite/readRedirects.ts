import {readFileSync} from 'node:fs'

/** An address of the host that leads to another; both begin with a slash. */
export interface Redirect {
  from: string
  to: string
}

/** The rules of a `_redirects` file (https://developers.cloudflare.com/pages/configuration/redirects/). */
export function readRedirects(file: string): Redirect[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/)
    return from && to ? [{from, to}] : []
  })
}

/** Those that lead away from an address whose page is gone; the others take a slash off, which each host does by itself. */
export function movedPages(redirects: Redirect[]): Redirect[] {
  return redirects.filter(({from}) => !from.endsWith('/'))
}

/** The address with what was asked of the old one: `/programs?a=b#dates`. */
export function withQuery(to: string, query: string): string {
  const [path = '', place] = to.split('#')
  return path + query + (place === undefined ? '' : `#${place}`)
}
