import type {Token} from '../inline/tokens.ts'
import {lineEndOf} from '../page/wordBlocks.ts'
import type {ScalarPlace} from './scalars.ts'

/** A value that goes over lines, in the signs that it is read as. */
interface Lines {
  /** What stands before its words: `>-` and the end of that line. */
  head: string
  tokens: Token[]
  /** The end of its last line. */
  tail: string
  /** What starts a new line of it. */
  newLine: string
}

/** The words of a value that goes over lines, each with its source; nothing when it is not plainly so. */
export function blockTokens(text: string, {start, end, type, value}: ScalarPlace): Lines | undefined {
  const source = text.slice(start, end)
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
  const head = isBlock ? (/^[>|][^\r\n]*(?:\r\n|\n)[^\S\r\n]*/.exec(source)?.[0] ?? '') : ''
  const tail = isBlock ? (/\s*$/.exec(source)?.[0] ?? '') : ''
  const body = source.slice(head.length, source.length - tail.length)
  const ends = [...body.matchAll(/[^\S\r\n]*(?:\r\n|\n)[^\S\r\n]*/g)]
  const indent = /[^\S\r\n]*$/.exec(ends[0]?.[0] ?? head)?.[0] ?? ''
  const sign = type === 'BLOCK_LITERAL' ? '\n' : ' '
  const tokens: Token[] = []
  for (const [each, space] of body.matchAll(/([^\S\r\n]*(?:\r\n|\n)[^\S\r\n]*)|./gsu))
    tokens.push({is: 'sign', sign: space ? sign : each, source: each})
  const read = tokens.map((token) => (token.is === 'sign' ? token.sign : '')).join('')
  return read === String(value).trimEnd() ? {head, tokens, tail, newLine: lineEndOf(text) + indent} : undefined
}
