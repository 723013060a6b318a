/** The characters of HTML entities by name, without `quot`, which may mean “ or ”. */
const namedEntities: Record<string, string> = {
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

/**
 * Replacements for some numeric entities, by character code; an empty string means that no replacement is
 * certain.
 */
const numericReplacements: Record<number, string> = {34: '', 39: '’', 60: '', 62: '', 160: ' '}

/** Returns the character of an entity, `&amp;` or `&#8217;`, or `undefined` if it is unknown or ambiguous. */
export function characterOfEntity(entity: string): string | undefined {
  const [, number = '', name = ''] = /^&(?:#(\d+|x[\da-f]+)|(\w+));?$/i.exec(entity) ?? []
  if (name) return namedEntities[name]
  const code = Number(number.replace(/^x/i, '0x'))
  if (!Number.isInteger(code) || code < 32 || code > 0x10ffff) return undefined
  return (numericReplacements[code] ?? String.fromCodePoint(code)) || undefined
}
