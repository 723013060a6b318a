import {diffArrays} from 'diff'
import {keyOf, type Token} from './tokens.ts'

/**
 * What was typed, with quote marks and dashes as the site writes them: `don't` is don’t, `"yes"` is “yes”, and ` - ` is ` – `.
 * Only what is new is bent; and words that keep straight quotes, as some fixed ones do, keep them.
 */
export function bendQuotes(old: Token[], typed: Token[]): Token[] {
  if (old.some((token) => token.is === 'sign' && /['"]/.test(token.sign))) return typed
  const fresh = newTokens(old, typed)
  return typed.map((token, index) => {
    if (token.is !== 'sign' || !fresh.has(token)) return token
    const isEdge = index === 0 || index === typed.length - 1
    const sign = isEdge && token.sign === '-' ? '-' : bent(token.sign, before(typed, index), after(typed, index))
    return sign === token.sign ? token : {...token, sign}
  })
}

function newTokens(old: Token[], typed: Token[]): Set<Token> {
  const found = new Set<Token>()
  let at = 0
  for (const {added, removed, count} of diffArrays(old.map(keyOf), typed.map(keyOf))) {
    if (removed) continue
    if (added) for (const token of typed.slice(at, at + count)) found.add(token)
    at += count
  }
  return found
}

/** The nearest sign on that side, past the edges of marks; a space at the end of the words. */
function before(tokens: Token[], index: number): string {
  return nearestSign(tokens.slice(Math.max(0, index - 4), index).reverse())
}

function after(tokens: Token[], index: number): string {
  return nearestSign(tokens.slice(index + 1, index + 5))
}

function nearestSign(tokens: Token[]): string {
  const token = tokens.find(({is}) => is === 'sign' || is === 'kept')
  if (!token) return ' '
  return token.is === 'sign' ? token.sign : 'x'
}

function bent(sign: string, before: string, after: string): string {
  const opens = /[\s(‘“[–—/]/.test(before) && !/\s/.test(after)
  if (sign === '"') return opens ? '“' : '”'
  if (sign === "'") return opens && !/\d/.test(after) ? '‘' : '’'
  return sign === '-' && before === ' ' && after === ' ' ? '–' : sign
}
