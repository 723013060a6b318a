import type {Element} from 'hast'
import {toString as textOf} from 'hast-util-to-string'
import {visit} from 'unist-util-visit'
import site from '../../content/site.yaml'
import {cacheOptions} from '../browser/cache.ts'
import {basePath} from '../frame/routeAddress.ts'
import {hashSource, type InlineHashes, policyMeta} from './contentSecurityPolicy.ts'
import {dropUnused} from './dropUnused.ts'
import wholeFont from './familjen-grotesk.woff2?url'
import font from './familjen-grotesk-cut.woff2?url'
import {escapeHtml, headTags} from './head.ts'
import {markdownAddress} from './markdownAddress.ts'
import {markNextStep} from './nextStep.ts'
import {absoluteUrl} from './pages.ts'
import {printSheet} from './printStyles.ts'
import {messages, type RenderedPage} from './renderPage.tsx'
import {sharePictureAddress, sharePictureAlt} from './sharePicture.ts'
import {speculationRules} from './speculationRules.ts'
import {structuredData} from './structuredData.ts'
import {documentStyles, withoutUnusedColours} from './styleSheet.ts'
import {findMain, serialiseHtml} from './tree.ts'

/** Scripts of `src/browser/` that are inlined only into pages that need them. */
type InlineScript = 'prefillContact' | 'share' | 'budget' | 'suggestPage'

/** The files that a page's HTML links to, and the scripts to inline into it. */
export interface DocumentFiles {
  /** Address of the print style sheet. */
  print: string
  /** Addresses of the scripts that handle clicks, in the order of `src/build/clientFiles.ts`. */
  chunks: string[]
  inline: Record<InlineScript | 'wake', string>
}

/** A finished HTML document, and the hashes for its content security policy. */
interface WrittenDocument {
  html: string
  inline: InlineHashes
}

const base = import.meta.env.BASE_URL
const fonts = {font, wholeFont}
const rules = speculationRules(base)

/**
 * Writes the HTML of a page, which can be read without scripts. Mutates the page's tree, which can't be used
 * afterwards. Ids such as `siteRoot`, here and in the layout, contain a capital letter to avoid collisions
 * with heading ids.
 */
export async function writeDocument(rendered: RenderedPage, files: DocumentFiles): Promise<WrittenDocument> {
  const {page, body} = rendered
  const head = headOf(rendered)
  const assets = optionalAssets(rendered)
  const styles = documentStyles(rendered.rules, {...assets, fonts})
  const main = findMain(body)
  if (main) markNextStep(main, base, basePath + page.address)
  dropUnused(body)
  const html = serialiseHtml(body)
  const css = withoutUnusedColours(html, styles)
  const later = assets.scripts.map((name) => files.inline[name])
  const inline = {scripts: [files.inline.wake, ...later, rules].map(hashSource), styles: [hashSource(css)]}
  const document = [
    `<!DOCTYPE html><html lang="en-GB" data-plain data-chunks="${files.chunks.join(' ')}">`,
    // The `<meta>` with the content security policy must precede everything to which the policy applies.
    `<head><meta charset="utf-8">${policyMeta(inline)}<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `${head}<style>${css}</style>`,
    `</head><body><script>${files.inline.wake}</script>`,
    // Stops Cloudflare from obfuscating e-mail addresses, which needs a script that the policy blocks.
    `<!--email_off--><div id="siteRoot">${html}</div>${await messages}<!--/email_off-->`,
    // These links follow the content, because in the head, a font preload would delay the first paint of the
    // page.
    `<link rel="preload" href="${font}" as="font" crossorigin><link rel="stylesheet" href="${files.print}" media="print">`,
    ...later.map((code) => `<script>${code}</script>`),
    `<script type="speculationrules">${rules}</script></body></html>`,
  ]
  return {html: document.join(''), inline}
}

/**
 * Writes the HTML of a page in dev, where React hydrates the whole page. `more` is inserted at the end of the
 * head.
 */
export async function writeDevDocument(rendered: RenderedPage, more: string): Promise<string> {
  const {page, body} = rendered
  const assets = optionalAssets(rendered)
  // The names of the CSS rules in the HTML, so that Emotion doesn't insert them again
  // (https://emotion.sh/docs/ssr).
  const ruleNames = [cacheOptions.key, ...rendered.rules.keys()].join(' ')
  // Keeps all end tags: without `</p>`, a paragraph would include the line break after it, and hydration
  // would fail.
  const html = serialiseHtml(body, {})
  return [
    `<!DOCTYPE html><html lang="en-GB" data-page="${escapeHtml(page.path)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `${headOf(rendered)}<style>${printSheet()}</style>`,
    `<style data-emotion="${ruleNames}">${documentStyles(rendered.rules, {...assets, fonts})}</style>${more}</head><body>`,
    `<div id="siteRoot">${html}</div>${await messages}`,
    // `devClient.tsx` runs these scripts after hydration, which needs the elements that they change as
    // rendered here.
    ...assets.scripts.map((name) => `<script data-after="${base}src/browser/${name}.ts"></script>`),
    '</body></html>',
  ].join('')
}

function headOf({page, drawing}: RenderedPage): string {
  const {path, address, frontmatter, relatedPages, recordIds} = page
  const isLost = path === '*'
  const pageData = {...relatedPages, ...frontmatter}
  const canonical = isLost ? undefined : absoluteUrl(address)
  const head = headTags({
    page: frontmatter,
    site,
    canonical,
    picture: {
      address: absoluteUrl(sharePictureAddress(path)),
      words: sharePictureAlt(isLost ? {title: site.name} : pageData, drawing),
    },
    markdown: isLost ? undefined : basePath + markdownAddress(address),
    base,
  })
  if (!canonical) return head
  return `${head}<script type="application/ld+json">${structuredData({path, page: pageData, recordIds, canonical})}</script>`
}

/** Right-to-left letters, such as Arabic and Hebrew. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Returns the optional styles and scripts that a page needs. */
function optionalAssets({page, body}: RenderedPage) {
  const marks = new Set<string>()
  visit(body, 'element', ({properties}: Element) => {
    for (const name of Object.keys(properties)) marks.add(name)
  })
  const needed: Record<InlineScript, boolean> = {
    prefillContact: marks.has('dataAbout'),
    share: marks.has('dataShare'),
    budget: marks.has('dataBudget'),
    suggestPage: page.path === '*',
  }
  return {
    isProse: page.frontmatter.layout === 'prose',
    hasTable: marks.has('dataTable'),
    hasRightToLeft: rightToLeft.test(textOf(body)),
    scripts: (['prefillContact', 'share', 'budget', 'suggestPage'] as const).filter((name) => needed[name]),
  }
}
