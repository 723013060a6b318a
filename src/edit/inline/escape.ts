/** The context of a character that is to be written. */
export interface Round {
  before: string
  after: string
  /** Whether it is the first character of a line. */
  startsLine: boolean
  /** Whether it is the first character of the block. */
  startsBlock: boolean
  inCell: boolean
}

/**
 * How much is escaped with backslashes: nothing, characters that may be syntax in their context, or all punctuation.
 * `in numbers` also writes an initial `e` or `i` as a reference, so that MDX never reads `import` or `export`.
 */
export type Care = 'as typed' | 'where needed' | 'everywhere' | 'in numbers'

/** Escapes a character so that Markdown and MDX show it as itself. */
export function escaped(sign: string, round: Round, care: Care): string {
  if (care === 'in numbers' && round.startsBlock && /[ei]/.test(sign)) return `&#${sign.charCodeAt(0)};`
  if (care === 'as typed' || !/[!-/:-@[-`{-~]/.test(sign)) return sign
  return care !== 'where needed' || mayMean(sign, round) ? `\\${sign}` : sign
}

function mayMean(sign: string, {before, after, startsLine, inCell}: Round): boolean {
  if ('\\`<{}[]'.includes(sign)) return true
  // Between two spaces, it has no meaning.
  if (sign === '*' || sign === '~') return startsLine || before !== ' ' || after !== ' '
  // Inside a word, it has no meaning.
  if (sign === '_') return !(isLetter(before) && isLetter(after))
  if (sign === '&') return /[\w#]/.test(after)
  if (sign === '|') return inCell || startsLine
  if (sign === '!') return after === '['
  if (sign === '#' || sign === '>' || sign === '+' || sign === '-' || sign === '=' || sign === ':') return startsLine
  // `1.` and `1)` can start a list.
  return (sign === '.' || sign === ')') && /^\d$/.test(before)
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign)
}
