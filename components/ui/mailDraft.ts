/** The maximum length of a `mailto:` address: Windows ignores a longer one without a message. */
const maxLength = 2000

/**
 * Returns a `mailto:` address with subject and body (RFC 6068). Omits the body if it makes the address too
 * long.
 */
export function mailDraft(address: string, subject: string, body: string): string {
  const start = mailtoAddress(address, [...subject].slice(0, 100).join(''))
  const whole = `${start}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
  return whole.length > maxLength ? start : whole
}

/** Returns a `mailto:` address, with a subject if there is one. */
export function mailtoAddress(address: string, subject?: string): string {
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
