/** What programs for the web write in place of signs, by its name; a straight quote mark has two that it may be. */
const named: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  apos: '’',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  pound: '£',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  bull: '•',
  middot: '·',
  deg: '°',
  frac12: '½',
  eacute: 'é',
  egrave: 'è',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  ntilde: 'ñ',
}

/** The same of those that are told by number, where the sign is not what is typed here. */
const typed: Record<number, string> = {34: '', 39: '’', 60: '', 62: '', 160: ' '}

/** The sign that `&amp;` or `&#8217;` stands for; nothing where nobody can be certain. */
export function signOf(entity: string): string | undefined {
  const [, number = '', name = ''] = /^&(?:#(\d+|x[\da-f]+)|(\w+));?$/i.exec(entity) ?? []
  if (name) return named[name]
  const code = Number(number.replace(/^x/i, '0x'))
  if (!Number.isInteger(code) || code < 32 || code > 0x10ffff) return undefined
  return (typed[code] ?? String.fromCodePoint(code)) || undefined
}

/** Words with the signs themselves; nothing where they have none of them, or one that is not certain. */
export function withSigns(words: string): string | undefined {
  let isCertain = true
  const plain = words.replace(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, (entity) => {
    const sign = signOf(entity)
    if (sign === undefined) isCertain = false
    return sign ?? entity
  })
  return isCertain && plain !== words ? plain : undefined
}
