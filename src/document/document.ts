import type {EmotionCache} from '@emotion/cache'
import type {Frontmatter, Surroundings} from '../../components/ui/usePage.ts'
import site from '../../content/site.yaml'
import {addressOf, basename} from '../frame/addressOf.ts'
import type {PageModule} from '../frame/pageModules.ts'
import {describePage, escapeHtml} from './head.ts'
import {markdownAddress} from './markdownAddress.ts'
import {markNextStep} from './nextStep.ts'
import {shareAddress, shareWords} from './shareImage.ts'
import {structuredData} from './structuredData.ts'
import {styleElement} from './styleSheet.ts'

/** The files that a document names, as the build or the dev server knows them. */
export interface DocumentFiles {
  /** The address of the font. */
  font: string
  /** The addresses of what answers presses, as `src/build/clientFiles.ts` lists them. */
  chunks: string[]
  /** The text of the inline script, `src/browser/wake.ts`; in dev, where the whole page is hydrated, none. */
  wake?: string
  /** The element with the script for documents in which the contact form is, `src/browser/about.ts`. */
  about?: string
  /** The element with the script for documents with a button to share them, `src/browser/share.ts`. */
  share?: string
  /** The element with the script of the fallback page, `src/browser/lost.ts`. */
  lost?: string
  /** More for the end of `<head>`: what the dev server needs. */
  extra?: string
}

interface Rendered {
  /** The route's path: `/`, `about`, `*`. */
  path: string
  page: Frontmatter & Surroundings
  /** The ids of the records that the page shows, by their file of `content/`. */
  shown?: PageModule['shown']
  /** What React made of the page. */
  body: string
  cache: EmotionCache
  /** The place for messages, empty. */
  messages: string
}

/**
 * Which pages the browser may fetch before they are asked for (https://html.spec.whatwg.org/#speculative-loading).
 * The next steps that this page offers, once it is at rest and the connection is quick (`data-near`, from `wake.ts`),
 * and the one under a finger or pointer. Browsers leave all of it under Save-Data.
 * The likeliest step of all is also made ready to be shown, where the browser does not say that it has less than 4 GB of
 * memory. No other is: on a phone that work, begun by the press, only delays the page that was pressed.
 */
function speculationRules(base: string): string {
  const document = 'a:not([data-wake], [target], [type], [href*="#"], [href$=".txt"])'
  const near = `:root[data-near] :is(#siteMenu, main p) ${document}`
  // Another site must not learn that someone reads here.
  const among = (selector: string) => ({and: [{href_matches: `${base}*`}, {selector_matches: selector}]})
  return JSON.stringify({
    prerender: [{where: among(':root[data-near=true] [data-next]'), eagerness: 'immediate'}],
    prefetch: [
      {where: among(near), eagerness: 'immediate'},
      {where: among(document), eagerness: 'moderate'},
    ],
  })
}

/**
 * A whole HTML document for one page: complete before any script.
 * The ids of the frame, here and in the layout, have a capital letter, so that no heading's id is one of them.
 */
export function renderDocument({path, page, shown, body, cache, messages}: Rendered, files: DocumentFiles): string {
  const base = import.meta.env.BASE_URL
  const canonical = path === '*' ? undefined : new URL(basename + addressOf(path), site.url).href
  const picture = {
    address: new URL(basename + shareAddress(path), site.url).href,
    words: shareWords(path === '*' ? {title: site.name} : page, body),
  }
  const markdown = canonical && basename + markdownAddress(addressOf(path))
  return [
    `<!DOCTYPE html><html lang="en-GB"${files.wake ? ' data-plain' : ''}${files.wake ? '' : ` data-page="${escapeHtml(path)}"`} data-chunks="${files.chunks.join(' ')}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    describePage({page, site, canonical, picture, markdown, base}),
    styleElement(cache, files.font, body, !files.wake),
    canonical ? `<script type="application/ld+json">${structuredData({path, page, shown, canonical})}</script>` : '',
    files.extra ?? '',
    '</head><body>',
    files.wake ? `<script>${files.wake}</script>` : '',
    // Cloudflare leaves e-mail addresses between these comments alone. Those that it rewrites need a script, which our policy blocks.
    '<!--email_off-->',
    // Not in dev, where React hydrates it and looks for differences.
    `<div id="siteRoot">${files.wake ? markNextStep(body, base, basename + addressOf(path)) : body}</div><div id="siteMessages">${messages}</div>`,
    '<!--/email_off-->',
    // Not in the head: browsers hold back the first paint for a font that is preloaded there.
    `<link rel="preload" href="${files.font}" as="font" crossorigin>`,
    files.about && body.includes(' data-about=') ? files.about : '',
    files.share && body.includes(' data-share=') ? files.share : '',
    path === '*' ? files.lost : '',
    `<script type="speculationrules">${speculationRules(base)}</script>`,
    '</body></html>',
  ].join('')
}
