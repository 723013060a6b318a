/** The position of a character that is written as Markdown, and the characters next to it. */
interface CharacterContext {
  before: string
  after: string
  /** Whether it is the first character of a line. */
  startsLine: boolean
  /** Whether it is the first character of the block. */
  startsBlock: boolean
  inCell: boolean
}

/**
 * How much is escaped with backslashes: nothing, characters that may be syntax in their context, or all
 * punctuation. `in numbers` also writes an initial `e` or `i` as a numeric reference, so that MDX sees no
 * `import` or `export`.
 */
export type EscapeLevel = 'none' | 'minimal' | 'all' | 'numeric'

/** Escapes a character so that Markdown and MDX show it as itself. */
export function escapeCharacter(char: string, context: CharacterContext, level: EscapeLevel): string {
  if (level === 'numeric' && context.startsBlock && /[ei]/.test(char)) return `&#${char.charCodeAt(0)};`
  if (level === 'none' || !/[!-/:-@[-`{-~]/.test(char)) return char
  return level !== 'minimal' || mayBeSyntax(char, context) ? `\\${char}` : char
}

function mayBeSyntax(char: string, {before, after, startsLine, inCell}: CharacterContext): boolean {
  if ('\\`<{}[]'.includes(char)) return true
  // `*` or `~` between two spaces is not Markdown syntax.
  if (char === '*' || char === '~') return startsLine || before !== ' ' || after !== ' '
  // `_` inside a word is not Markdown syntax.
  if (char === '_') return !(isLetter(before) && isLetter(after))
  if (char === '&') return /[\w#]/.test(after)
  if (char === '|') return inCell || startsLine
  if (char === '!') return after === '['
  if (char === '#' || char === '>' || char === '+' || char === '-' || char === '=' || char === ':')
    return startsLine
  // `.` and `)` after a digit can make it a list number.
  return (char === '.' || char === ')') && /^\d$/.test(before)
}

function isLetter(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char)
}
