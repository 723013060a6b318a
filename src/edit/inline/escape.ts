/** Round a sign that is to be written. */
export interface Round {
  before: string
  after: string
  /** It is the first sign of a line. */
  startsLine: boolean
  /** And of the whole block. */
  startsBlock: boolean
  inCell: boolean
}

/**
 * How much is written with a backslash: what was typed as it is, what may mean something there, or every sign that ever does.
 * Last comes the first letter in numbers: a paragraph that starts with `import` or `export` would be code.
 */
export type Care = 'as typed' | 'where needed' | 'everywhere' | 'in numbers'

/** A sign as Markdown and MDX must have it so that it is shown as itself. */
export function escaped(sign: string, round: Round, care: Care): string {
  if (care === 'in numbers' && round.startsBlock && /[ei]/.test(sign)) return `&#${sign.charCodeAt(0)};`
  if (care === 'as typed' || !/[!-/:-@[-`{-~]/.test(sign)) return sign
  return care !== 'where needed' || mayMean(sign, round) ? `\\${sign}` : sign
}

function mayMean(sign: string, {before, after, startsLine, inCell}: Round): boolean {
  if ('\\`<{}[]'.includes(sign)) return true
  // Between two spaces it marks nothing.
  if (sign === '*' || sign === '~') return startsLine || before !== ' ' || after !== ' '
  // Inside a word it is a letter like any other.
  if (sign === '_') return !(isLetter(before) && isLetter(after))
  if (sign === '&') return /[\w#]/.test(after)
  if (sign === '|') return inCell || startsLine
  if (sign === '!') return after === '['
  if (sign === '#' || sign === '>' || sign === '+' || sign === '-' || sign === '=' || sign === ':') return startsLine
  // `1.` and `1)` at the start of a line make a list.
  return (sign === '.' || sign === ')') && /^\d$/.test(before)
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{N}]/u.test(sign)
}
