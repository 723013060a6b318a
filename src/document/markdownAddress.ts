/** Address of a page's Markdown copy: `/programs.md` for `/programs`. */
export function markdownAddress(address: string): string {
  return `${address === '/' ? '/index' : address}.md`
}
