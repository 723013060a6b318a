import {curlQuotes, objectReplacementCharacter} from '../../site/index.ts'
import type {Token} from './tokens.ts'
import {matchTokens} from './writeTokens.ts'

/**
 * Replaces new straight quotes and hyphens: `don't` → don’t, `"yes"` → “yes”, ` - ` → ` – `. Clear cases are
 * replaced as in `npm run fix`, others according to the adjacent characters. Quotes after a digit stay:
 * 5'10".
 */
export function curlTypedQuotes(old: Token[], typed: Token[]): Token[] {
  const fresh = new Set(matchTokens(old, typed).flatMap(({token, from}) => (from ? [] : [token])))
  const certain = certainCharacters(typed)
  return typed.map((token, index) => {
    if (token.type !== 'char' || !fresh.has(token)) return token
    const isEdge = index === 0 || index === typed.length - 1
    const sure = certain.get(token) ?? token.char
    const char =
      sure !== token.char || (isEdge && token.char === '-')
        ? sure
        : likelyCharacter(token.char, characterBefore(typed, index), characterAfter(typed, index))
    return char === token.char ? token : {...token, char}
  })
}

/** Maps each token to its character as `npm run fix` would write it. */
function certainCharacters(typed: Token[]): Map<Token, string> {
  const shown = typed.flatMap((token) => (token.type === 'char' || token.type === 'atom' ? [token] : []))
  const characters = shown.map((token) => (token.type === 'char' ? token.char : objectReplacementCharacter))
  const words = curlQuotes(characters.join(''))
  let at = 0
  return new Map(
    shown.map((token, index) => {
      const start = at
      at += characters[index]?.length ?? 0
      return [token, words.slice(start, at)]
    }),
  )
}

/**
 * Returns the nearest character before a token, skipping where formatting starts or ends; at the start, a
 * space.
 */
function characterBefore(tokens: Token[], index: number): string {
  return nearestCharacter(tokens.slice(Math.max(0, index - 4), index).reverse())
}

function characterAfter(tokens: Token[], index: number): string {
  return nearestCharacter(tokens.slice(index + 1, index + 5))
}

function nearestCharacter(tokens: Token[]): string {
  const token = tokens.find(({type}) => type === 'char' || type === 'atom')
  if (!token) return ' '
  return token.type === 'char' ? token.char : 'x'
}

function likelyCharacter(char: string, before: string, after: string): string {
  if (/['"]/.test(char) && /\d/.test(before)) return char
  const opens = /[\s(‘“[–—/]/.test(before) && !/\s/.test(after)
  if (char === '"') return opens ? '“' : '”'
  if (char === "'") return opens && !/\d/.test(after) ? '‘' : '’'
  return char === '-' && before === ' ' && after === ' ' ? '–' : char
}
