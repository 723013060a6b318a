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
  return prefix && /^\d{9,10}$/.test(digits) ? [`0${rest?.trim()}`] : []
}

/** The one email address in what someone typed. */
export function readEmail(typed: string): string[] {
  const found =
    typed
      .replace(/\s*@\s*/, '@')
      .replace(/(?<=@[\w.-]+),(?=[a-z]{2,}$)/, '.')
      .match(/(?<!\p{L})[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![\p{L}\w-])/gu) ?? []
  return found.length === 1 ? found : []
}

/** A web address that lacks its start, and the site alone when no page of it is named. */
export function readAddress(typed: string): string[] {
  const [, host = '', path = ''] = /^(?:https?:)?(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(\/\S*)?$/i.exec(typed.trim()) ?? []
  if (!host) return []
  return [`https://${host.toLowerCase()}${path}`, ...(path.length > 1 ? [] : [host.toLowerCase()])]
}
