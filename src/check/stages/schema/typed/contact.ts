/** A British number that someone typed with other signs, as people read it. */
export function readPhone(typed: string): string[] {
  const figures = typed
    .replace(/\([^\d()]*\)/g, ' ')
    // The letters that look like nought and one.
    .replace(/(?<![\p{L}\d])[\dOolI]+(?![\p{L}\d])/gu, (part) => part.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'))
  // Any other letter beside a digit may stand for one too.
  if (/\p{L}\d|\d\p{L}/u.test(figures)) return []
  const spaced = figures
    // Words beside it are no part of it: `0800 1111 (free)`.
    .replace(/[^\d+()]+/g, ' ')
    .replace(/[()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [, prefix, rest] = /^(\+44 ?0?|0044 ?0?|0)([\d ]+)$/.exec(spaced) ?? []
  const digits = rest?.replaceAll(' ', '') ?? ''
  return prefix && /^\d{9,10}$/.test(digits) ? [inGroups(`0${rest?.trim()}`)] : []
}

/** A number that nobody parted, in the groups that people read it in: area, then the rest (Ofcom, National Telephone Numbering Plan). */
function inGroups(number: string): string {
  if (!/^\d{11}$/.test(number)) return number
  if (number.startsWith('02')) return number.replace(/^(.{3})(.{4})/, '$1 $2 ')
  return /^0(?:[389]|11|1\d1)/.test(number)
    ? number.replace(/^(.{4})(.{3})/, '$1 $2 ')
    : number.replace(/^(.{5})/, '$1 ')
}

/** How long somebody answers: `24 hours a day`. */
const hours = /^\d+(?::\d\d)? ?(?:hours?|hrs?|h|days?|[ap]m)\b/i

/** The number in `116 123 (24 hours)` or `Call 116 123, it is free`, as it was typed: what stands beside it is words. */
export function readNumberAlone(typed: string): string[] {
  const parts = typed.replace(/\([^()]*\)/g, ',').split(/\s*[,;:–—|]\s*|\s-\s/)
  const withFigures = parts.filter((part) => /\d/.test(part) && !hours.test(part))
  const [number = '', after = ''] =
    /^(?:\p{L}[\p{L} ]* )?(\d(?: ?\d){2,10})((?: \p{L}[\p{L} ]*)?)$/u.exec(withFigures[0]?.trim() ?? '')?.slice(1) ?? []
  // Of `116 123 24 hours` nobody knows where the number ends.
  return withFigures.length === 1 && number && !hours.test(`1${after}`) ? [number] : []
}

/** The one email address in what someone typed. */
export function readEmail(typed: string): string[] {
  const found =
    typed
      .replace(/\s*@\s*/, '@')
      // Behind the @ every comma is a full stop, and so are two of them.
      .replace(/(?<=@[\w.,-]+)[,.]+(?=[\w-])/g, '.')
      .match(/(?<!\p{L})[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![\p{L}\w-])/gu) ?? []
  return found.length === 1 ? found : []
}

/** A web address that lacks its start, and its site alone. */
export function readAddress(typed: string): string[] {
  const [, host = '', path = ''] = /^(?:https?:)?(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(\/\S*)?$/i.exec(typed.trim()) ?? []
  if (!host) return []
  return [`https://${host.toLowerCase()}${path}`, host.toLowerCase()]
}
