import {diffArrays} from 'diff'
import {endsSentence} from '../../check/index.ts'
import {type EscapeLevel, escapeCharacter} from './escape.ts'
import {type Token, tokenKey} from './tokens.ts'

/** How a block’s text must be written at the block’s position in the page. */
export interface WriteOptions {
  /** A line break and the indentation after it; `undefined` if the block must stay on one line. */
  newLine: string | undefined
  inCell: boolean
  startsLine: boolean
  /** How new characters are escaped. */
  newText: EscapeLevel
  /** How existing characters without a backslash are escaped. */
  oldText: EscapeLevel
}

interface MatchedToken {
  token: Token
  /** The matching token of the old block, and its index there; `undefined` for a new token. */
  from: {token: Token; index: number} | undefined
}

/** Returns the Markdown of the typed tokens; unchanged tokens keep their old source byte for byte. */
export function writeTokens(old: Token[], typed: Token[], options: WriteOptions): string {
  const all = matchTokens(old, typed)
  /** The Markdown that opened each bold, italic or link that is not closed yet. */
  const open: string[] = []
  let result = ''
  for (const [index, {token, from}] of all.entries()) {
    if (token.type === 'atom') result += old.find((each) => tokenKey(each) === tokenKey(token))?.source ?? ''
    else if (token.type === 'open') {
      const source = from?.token.source ?? openingMarks[token.mark.type]
      open.push(source)
      result += source
    } else if (token.type === 'close') {
      const begun = open.pop() ?? ''
      const {mark} = token
      result +=
        mark.type === 'link' ? (from?.token.source ?? `](${linkDestination(mark.attrs.href)})`) : begun
    } else if (token.char === ' ') result += writeSpace(all, index, options)
    else result += writeCharacter(all, index, result, options)
  }
  return result
}

const openingMarks = {strong: '**', emphasis: '*', struck: '~~', link: '['}

/** Encodes an address for the parentheses of a Markdown link. */
function linkDestination(url: string): string {
  return url.replace(/\s/g, encodeURIComponent).replace(/[\\<>()]/g, '\\$&')
}

/**
 * The most edits that a comparison looks for, as its time is quadratic; with more, every token counts as new.
 */
const maxEdits = 2000

/** Pairs each typed token with the old token that it matches. */
export function matchTokens(old: Token[], typed: Token[]): MatchedToken[] {
  const [from, to] = [old.map(tokenKey), typed.map(tokenKey)]
  const parts = diffArrays(from, to, {maxEditLength: maxEdits}) ?? [
    {removed: true, added: false, count: from.length},
    {removed: false, added: true, count: to.length},
  ]
  const result: MatchedToken[] = []
  let [oldAt, typedAt] = [0, 0]
  for (const {added, removed, count} of parts) {
    if (removed) {
      oldAt += count
      continue
    }
    for (let each = 0; each < count; each++) {
      const [token, own] = [typed[typedAt++], added ? undefined : old[oldAt++]]
      if (token) result.push({token, from: own && {token: own, index: oldAt - 1}})
    }
  }
  return result
}

function writeCharacter(all: MatchedToken[], index: number, result: string, options: WriteOptions): string {
  const {token, from} = all[index] as MatchedToken
  const character = token.type === 'char' ? token.char : ''
  const level = from ? options.oldText : options.newText
  const own = from && (from.token.source !== character || level === 'none') ? from.token.source : undefined
  const context = {
    before: characterAt(all, index - 1),
    after: characterAt(all, index + 1),
    startsLine: result === '' ? options.startsLine : /(^|[\r\n])[\s>]*$/.test(result.slice(-40)),
    startsBlock: result === '',
    inCell: options.inCell,
  }
  return own ?? escapeCharacter(character, context, level)
}

function characterAt(all: MatchedToken[], index: number): string {
  const token = all[index]?.token
  if (!token) return ' '
  return token.type === 'char' ? token.char : '.'
}

/**
 * Returns a space or a line break: an old line break next to unchanged text, or a new one after a new
 * sentence.
 */
function writeSpace(all: MatchedToken[], index: number, {newLine}: WriteOptions): string {
  const {from} = all[index] as MatchedToken
  const [previous, next] = [all[index - 1]?.from?.index, all[index + 1]?.from?.index]
  const [followsOld, precedesOld] = from
    ? [previous === from.index - 1, next === from.index + 1]
    : [false, false]
  if (from && followsOld && precedesOld) return from.token.source
  const breaks =
    newLine !== undefined && endsSentence(matchedText(all.slice(0, index)), matchedText(all.slice(index + 1)))
  if (from && /[\r\n]/.test(from.token.source))
    return breaks || followsOld || precedesOld ? from.token.source : ' '
  return breaks ? newLine : (from?.token.source ?? ' ')
}

/** Returns the text of tokens; an atom counts as a word. */
function matchedText(matched: MatchedToken[]): string {
  return matched
    .map(({token}) => {
      if (token.type === 'char') return token.char
      return token.type === 'atom' ? 'x' : ''
    })
    .join('')
}
