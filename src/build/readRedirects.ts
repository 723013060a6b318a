import {readFileSync} from 'node:fs'

/** An address of the host that leads to another; both begin with a slash. */
export interface Redirect {
  from: string
  to: string
}

/** The lines of a `_redirects` file (https://developers.cloudflare.com/pages/configuration/redirects/). */
export function readRedirects(file: string): Redirect[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [from, to] = line.trim().split(/\s+/)
    return from && to ? [{from, to}] : []
  })
}

/** Of them the addresses whose pages are gone: the others take a slash off, for which servers have a rule of their own. */
export function readMovedPages(file: string): Redirect[] {
  return readRedirects(file).filter(({from}) => !from.endsWith('/'))
}

/** The address with what was asked of the old one: `/programs?a=b#dates`. */
export function withQuery(to: string, query: string): string {
  const [path = '', place] = to.split('#')
  return path + query + (place === undefined ? '' : `#${place}`)
}
