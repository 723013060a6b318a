/**
 * Parses a British phone number with unusual punctuation and returns it in groups of digits; `[]` if unclear.
 */
export function parsePhone(typed: string): string[] {
  const figures = typed
    .replace(/\([^\d()]*\)/g, ' ')
    // Replaces letters that look like 0 and 1.
    .replace(/(?<![\p{L}\d])[\dOolI]+(?![\p{L}\d])/gu, (part) =>
      part.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'),
    )
  // Any other letter next to a digit may be a mistyped digit.
  if (/\p{L}\d|\d\p{L}/u.test(figures)) return []
  const spaced = figures
    // Drops words beside the number: `0800 1111 (free)`.
    .replace(/[^\d+()]+/g, ' ')
    .replace(/[()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [, prefix, rest] = /^(\+44 ?0?|0044 ?0?|0)([\d ]+)$/.exec(spaced) ?? []
  const digits = rest?.replaceAll(' ', '') ?? ''
  return prefix && /^\d{9,10}$/.test(digits) ? [inGroups(`0${rest?.trim()}`)] : []
}

/**
 * Splits a phone number of 11 digits into area code and local number (Ofcom, National Telephone Numbering
 * Plan).
 */
function inGroups(number: string): string {
  if (!/^\d{11}$/.test(number)) return number
  if (number.startsWith('02')) return number.replace(/^(.{3})(.{4})/, '$1 $2 ')
  return /^0(?:[389]|11|1\d1)/.test(number)
    ? number.replace(/^(.{4})(.{3})/, '$1 $2 ')
    : number.replace(/^(.{5})/, '$1 ')
}

/** Matches a duration or time of day, such as `24 hours a day`, which is not a phone number. */
const hours = /^\d+(?::\d\d)? ?(?:hours?|hrs?|h|days?|[ap]m)\b/i

/** Returns the phone number in a text if there is exactly one: `116 123` for `Call 116 123 (24 hours)`. */
export function parseOnlyPhone(typed: string): string[] {
  const parts = typed.replace(/\([^()]*\)/g, ',').split(/\s*[,;:–—|]\s*|\s-\s/)
  const withFigures = parts.filter((part) => /\d/.test(part) && !hours.test(part))
  const [number = '', after = ''] =
    /^(?:\p{L}[\p{L} ]* )?(\d(?: ?\d){2,10})((?: \p{L}[\p{L} ]*)?)$/u
      .exec(withFigures[0]?.trim() ?? '')
      ?.slice(1) ?? []
  // In `116 123 24 hours` it is unclear where the number ends.
  return withFigures.length === 1 && number && !hours.test(`1${after}`) ? [number] : []
}

/** Returns the email address in a text if there is exactly one. */
export function parseEmail(typed: string): string[] {
  const found =
    typed
      .replace(/\s*@\s*/, '@')
      // After the @ a comma, or several commas and full stops, means one full stop.
      .replace(/(?<=@[\w.,-]+)[,.]+(?=[\w-])/g, '.')
      .match(/(?<!\p{L})[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![\p{L}\w-])/gu) ?? []
  return found.length === 1 ? found : []
}

/** Completes a web address without `https://`; returns the whole address and, as an alternative, its host. */
export function parseWebAddress(typed: string): string[] {
  const [, host = '', path = ''] =
    /^(?:https?:)?(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(\/\S*)?$/i.exec(typed.trim()) ?? []
  if (!host) return []
  return [`https://${host.toLowerCase()}${path}`, host.toLowerCase()]
}
