import {createHash} from 'node:crypto'

/** The SHA-256 of nothing: Emotion’s runtime fills an empty `<style>` rule by rule, which this alone allows. */
const emptyStyle = sourceOf('')

/** What a policy has to name of a page: the hashes of what stands inside it. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** Only these work in a header; a browser ignores them in a `<meta>` (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = ["frame-ancestors 'none'"]

/**
 * The site’s Content-Security-Policy, for pages with those inline scripts and styles:
 * nothing but the site’s own files, no form that sends anything, no text that becomes code.
 */
export function policyFor({scripts, styles}: Inline): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", emptyStyle, ...styles].join(' '),
    "img-src 'self'",
    // Nothing here connects anywhere, but tools that judge a page from inside it fetch its robots.txt.
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
}

/** The policy as a header, which every page of the site shares. */
export function headerPolicy(pages: Inline[]): string {
  const all = (part: keyof Inline) => [...new Set(pages.flatMap((page) => page[part]))].sort()
  return [...policyFor({scripts: all('scripts'), styles: all('styles')}), ...headerOnly].join('; ')
}

/**
 * The same policy as a header when its hashes would not fit: the part that all pages have in common.
 * What it leaves out is in each page’s own `<meta>`, and a browser obeys both.
 */
export function commonPolicy(): string {
  const named = /^(default|script|style)-src/
  return [...policyFor({scripts: [], styles: []}).filter((part) => !named.test(part)), ...headerOnly].join('; ')
}

/** The page with its own policy in its `<head>`, before anything that it rules, for hosts that send no headers. */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(inlineOf(html)).join('; ')}">`
  return html.replace(/<meta charset="utf-8">/, (charset) => charset + meta)
}

/** The hashes of a page’s inline scripts and styles. Data such as JSON-LD never runs, so no policy asks about it. */
export function inlineOf(html: string): Inline {
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/ src=|application\/ld\+json/.test(attributes))
    .map(([, , code = '']) => sourceOf(code))
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => sourceOf(css))
  return {scripts, styles}
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
