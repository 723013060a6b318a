/** `pages/guides/credit.mdx` is shown at `/guides/credit`, and `pages/guides/index.mdx` at `/guides`. */
export function addressOf(file: string): string {
  const name = file.replace(/^\/?pages\//, '').replace(/\.mdx$/, '')
  return `/${name.replace(/(^|\/)index$/, '')}`
}
