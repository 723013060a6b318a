/**
 * Returns a page’s address: `/guides/credit` for `pages/guides/credit.mdx`, `/guides` for
 * `pages/guides/index.mdx`.
 */
export function addressOf(file: string): string {
  const name = file.replace(/^\/?pages\//, '').replace(/\.mdx$/, '')
  return `/${name.replace(/(^|\/)index$/, '')}`
}

/** Whether a path is a valid page address: lower-case letters, digits, single hyphens and slashes. */
export function isAddress(address: string): boolean {
  return /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/.test(address)
}

/** Decodes an address as browsers do; returns a malformed one unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
