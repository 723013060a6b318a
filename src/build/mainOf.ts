/** The part of a document that is its page's own: the rest is most of it, and the same on every page. */
export function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}
