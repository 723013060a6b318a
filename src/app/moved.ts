import routes from '../../content/routes.yaml'
import site from '../../content/site.yaml'
import {basename} from './addressOf.ts'
import {escapeHtml} from './head.ts'

/** An address whose page is gone, and where it leads now; both begin with a slash. */
export interface Moved {
  address: string
  to: string
}

/** Every address that leads somewhere else now. */
export const moved: Moved[] = routes.flatMap(({address, to}) => (to ? [{address, to}] : []))

/** What stands at such an address, for a host that can send nobody on: a link, which browsers follow by themselves. */
export function renderMoved({to}: Moved): string {
  const path = escapeHtml(basename + to)
  return [
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>This page has moved - ${escapeHtml(site.name)}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(new URL(basename + to, site.url).href)}">`,
    `<meta http-equiv="refresh" content="0;url=${path}">`,
    `</head><body><main><h1>This page has moved</h1><p><a href="${path}">Go to where it is now</a></p></main></body></html>`,
  ].join('')
}
