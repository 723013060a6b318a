import {micromark} from 'micromark'
import {gfmStrikethrough, gfmStrikethroughHtml} from 'micromark-extension-gfm-strikethrough'

/** Styles of the report, for light and dark schemes, phones and print. */
export const reportStyles = `
:root{color-scheme:light dark;--paper:#fff;--ink:#15211c;--soft:#47554e;--line:#c9d3cd;--old:#a11a2b;--oldGround:#fdecee;--new:#0b6142;--newGround:#e4f5ec}
@media(prefers-color-scheme:dark){:root{--paper:#111815;--ink:#eaf1ed;--soft:#b3c0b9;--line:#3b4842;--old:#ffb3bc;--oldGround:#3d171d;--new:#9be3c0;--newGround:#0f3325}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3}h2{margin-top:2.5rem;border-bottom:2px solid var(--line);padding-bottom:.25rem;font-size:1.25rem}h3{margin:1.5rem 0 0;font-size:1.0625rem;color:var(--soft)}
ul{padding:0;list-style:none}ul ul{padding-left:.75rem}li{margin:.5rem 0;padding-left:.75rem;border-left:3px solid var(--line)}blockquote{margin:0;color:var(--soft)}
em{color:var(--soft);font-style:normal}del,ins{padding:0 .15em;border-radius:.2em}del{background:var(--oldGround);color:var(--old)}ins{background:var(--newGround);color:var(--new);font-weight:600}
.pair{display:grid;gap:1rem;align-items:start;margin:1rem 0}figure{margin:0}figcaption{color:var(--soft)}img{display:block;width:100%;height:auto;border:1px solid var(--line)}
@media(min-width:40rem){.pair{grid-template-columns:1fr 1fr}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#333}body{max-width:none}li,figure{break-inside:avoid}}`

/** Converts Markdown of the report to HTML. */
export function markdownToHtml(markdown: string): string {
  // The report escapes the pages’ text, so only screenshots are HTML in it, and bold text is always added
  // text.
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfmStrikethrough()],
    htmlExtensions: [gfmStrikethroughHtml()],
  }).replace(/<(\/?)strong>/g, '<$1ins>')
}

/** Converts the report to a self-contained HTML file without scripts. */
export function reportHtml(markdown: string): string {
  const body = markdownToHtml(markdown)
  const title = /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? 'Review'
  return `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:">
<title>${title}</title><style>${reportStyles}</style><link rel="stylesheet" href="marked/report.css"></head><body><main>
${body}
</main></body></html>
`
}
