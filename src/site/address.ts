/** `pages/guides/credit.mdx` is shown at `/guides/credit`, and `pages/guides/index.mdx` at `/guides`. */
export function addressOf(file: string): string {
  const name = file.replace(/^\/?pages\//, '').replace(/\.mdx$/, '')
  return `/${name.replace(/(^|\/)index$/, '')}`
}

/** Whether an address is made as those of pages are: small letters, numbers and hyphens. */
export function isAddress(address: string): boolean {
  return /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/.test(address)
}
