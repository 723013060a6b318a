import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import {basePath} from '../frame/routeAddress.ts'
import {policyMeta} from './contentSecurityPolicy.ts'
import {escapeHtml} from './head.ts'
import {absoluteUrl} from './pages.ts'

/**
 * Writes the HTML at the old address of a moved page: it leads to the new address on hosts without redirects.
 */
export function redirectDocument(to: string): string {
  const path = escapeHtml(basePath + to)
  return [
    '<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8">',
    policyMeta({scripts: [], styles: []}),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(labels.moved)} - ${escapeHtml(site.name)}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(absoluteUrl(to))}">`,
    `<meta http-equiv="refresh" content="0;url=${path}">`,
    `</head><body><main><h1>${escapeHtml(labels.moved)}</h1><p><a href="${path}">${escapeHtml(labels.movedTo)}</a></p></main></body></html>`,
  ].join('')
}
