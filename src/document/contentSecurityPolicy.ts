import {createHash} from 'node:crypto'

/** Hash of the empty string, which allows Emotion to create an empty `<style>` and insert rules into it. */
const emptyStyle = hashSource('')

/** Hashes of a page's inline scripts and styles, which its content security policy has to list. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Directives that browsers ignore in a `<meta>` (https://www.w3.org/TR/CSP3/#meta-element). */
const headerOnly = ["frame-ancestors 'none'"]

/**
 * Returns the Content-Security-Policy for pages with these inline scripts and styles:
 * only the site’s own files, no form submissions, no code from strings.
 */
function policyFor({scripts, styles}: InlineHashes): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", emptyStyle, ...styles].join(' '),
    "img-src 'self'",
    // For the search, which fetches its index, and for auditing tools, which fetch robots.txt from inside the
    // page.
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
}

/** Returns the policy header shared by all pages. */
export function headerPolicy(pages: InlineHashes[]): string {
  const all = (part: keyof InlineHashes) => [...new Set(pages.flatMap((page) => page[part]))].sort()
  return [...policyFor({scripts: all('scripts'), styles: all('styles')}), ...headerOnly].join('; ')
}

/**
 * Returns the policy header without the directives that need hashes, for sites whose hashes would make it too
 * long. Those directives are in the `<meta>` of each page, and browsers enforce both. `editApi` is the
 * address of the code host’s API in a preview that can be edited: that policy fits its other pages, and the
 * editor’s worker, too.
 */
export function commonPolicy(editApi?: string): string {
  const named = /^(default|script|style)-src/
  const policy = editApi === undefined ? policyFor({scripts: [], styles: []}) : editPolicy(editApi)
  return [...policy.filter((part) => !named.test(part)), ...headerOnly].join('; ')
}

/**
 * Returns the policy of the documents in which a preview is edited: the site’s own files, and the one address
 * to which the editor sends anything, the API of the code host. The editor adds styles to the page.
 */
export function editPolicy(api: string): string[] {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    `connect-src 'self' ${new URL(api).origin}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]
}

/** Returns the policy of a page as a `<meta>`, which also works on hosts that can't send headers. */
export function policyMeta(inline: InlineHashes): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policyFor(inline).join('; ')}">`
}

/**
 * Returns the hash source of an inline script or style. Data blocks such as JSON-LD need none, as they never
 * run.
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
