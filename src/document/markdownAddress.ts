/** Where the words of a page stand as Markdown: of `/programs` at `/programs.md`. */
export function markdownAddress(address: string): string {
  return `${address === '/' ? '/index' : address}.md`
}
