import {bendQuotes} from '../inline/quotes.ts'
import {tidy} from '../inline/tidy.ts'
import {type Token, typedTokens} from '../inline/tokens.ts'
import {type Manner, writeTokens} from '../inline/write.ts'
import type {Inline} from '../protocol.ts'

/** How new words are written, from the plainest way on. */
export const cares: Pick<Manner, 'fresh' | 'old'>[] = [
  {fresh: 'as typed', old: 'as typed'},
  {fresh: 'where needed', old: 'where needed'},
  {fresh: 'everywhere', old: 'everywhere'},
]

/** The source of words that start a line; `old` are the tokens that they may keep pieces of. */
export function writeWords(
  inlines: Inline[],
  newLine: string | undefined,
  care: (typeof cares)[number],
  old: Token[] = [],
): string {
  const typed = bendQuotes(old, typedTokens(tidy(inlines)))
  return writeTokens(old, typed, {newLine, inCell: false, startsLine: true, ...care})
}
