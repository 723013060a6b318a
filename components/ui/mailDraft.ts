/** The longest address of a mail that every system opens: Windows opens none that is longer, and says nothing. */
const longest = 2000

/** A `mailto:` address that holds what was typed (RFC 6068), or its subject alone where the rest would be too long. */
export function mailDraft(address: string, subject: string, body: string): string {
  const start = mailAbout(address, [...subject].slice(0, 100).join(''))
  const whole = `${start}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`
  return whole.length > longest ? start : whole
}

/** A `mailto:` address with a subject, if there is one. */
export function mailAbout(address: string, subject?: string): string {
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
