import {type Component, type Page, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {markKey, marksOf} from '../inline/contents.ts'
import {curlTypedQuotes} from '../inline/quotes.ts'
import {tidy} from '../inline/tidy.ts'
import {inlinesOf, type Token, typedTokens} from '../inline/tokens.ts'
import {type WriteOptions, writeTokens} from '../inline/writeTokens.ts'
import type {Inline} from '../protocol.ts'
import {type Refusal, refuse} from '../refusal.ts'
import {type TextBlock, textBlockAt} from './textBlocks.ts'
import {sameTree} from './tree.ts'

/** Ways to escape text: from the one that changes the fewest bytes to the one that always works. */
const blockEscapeLevels: Pick<WriteOptions, 'fresh' | 'old'>[] = [
  {fresh: 'as typed', old: 'as typed'},
  {fresh: 'where needed', old: 'as typed'},
  {fresh: 'where needed', old: 'where needed'},
  {fresh: 'everywhere', old: 'as typed'},
  {fresh: 'everywhere', old: 'everywhere'},
  {fresh: 'in numbers', old: 'in numbers'},
]

/** Replaces the text of a block; refuses if no Markdown shows the text as typed. */
export function writeInlines(
  page: Page,
  block: TextBlock,
  to: Inline[],
  components: Map<string, Component>,
): Draft | Refusal {
  const old = block.tokens
  if (!old) return refuse('These words can’t be edited here. Ask your developer to change them.')
  const kept = lockedSources(old)
  const used = to.flatMap((each) => (each.type === 'kept' ? [each.attrs.kept] : []))
  if (used.some((number) => !kept.has(number)) || new Set(used).size < used.length)
    return refuse('A locked piece can be moved or removed, but not copied.')
  const typed = tokensToWrite(old, to)
  if (typed.length === 0)
    return refuse('Nothing would be left. Press Delete to remove the whole block, or type some words.')
  const shown = shownBy(typed, kept)
  if (shown === shownBy(old, kept)) return {text: page.text, start: block.start, end: block.end}

  const tried = new Set<string>()
  for (const attempt of blockEscapeLevels) {
    const written = writeTokens(old, typed, {...block, inCell: block.where === 'cell', ...attempt})
    if (tried.has(written)) continue
    tried.add(written)
    const text = page.text.slice(0, block.inner.start) + written + page.text.slice(block.inner.end)
    const now = parsePageCached(page.file, text, components)
    if (now.defects.length > page.defects.length || !sameTree(page.tree, now.tree, block.path)) continue
    const after = textBlockAt(now.tree, block.path, text)
    if (after?.tokens && shownBy(after.tokens) === shown) return {text, start: after.start, end: after.end}
  }
  if (typed.every(({is}) => is !== 'sign'))
    return refuse('A shared value can’t stand alone here. Type a word before or after it, or delete the whole block.')
  return refuse('This can’t be saved here like this. Type it in another way.')
}

/** Serialises tokens as readers see them. Two blocks with equal results look the same. */
function shownBy(tokens: Token[], kept = lockedSources(tokens)): string {
  const shown = tidy(inlinesOf(tokens)).map((each) => [
    each.type === 'text' ? each.text : {source: kept.get(each.attrs.kept)},
    marksOf(each).map(markKey).sort(),
  ])
  return JSON.stringify(shown)
}

/** Whether a block shows the given text; `old` has the sources of its locked pieces, such as code. */
export function showsInlines({tokens}: TextBlock, inlines: Inline[], old: Token[]): boolean {
  return tokens !== undefined && shownBy(tokens) === shownBy(tokensToWrite(old, inlines), lockedSources(old))
}

function lockedSources(tokens: Token[]): Map<number, string> {
  return new Map(tokens.flatMap((token) => (token.is === 'kept' ? [[token.number, token.source] as const] : [])))
}

/** Converts typed text to the tokens that are written. */
function tokensToWrite(old: Token[], inlines: Inline[]): Token[] {
  return curlTypedQuotes(old, typedTokens(tidy(inlines)))
}

export type EscapeLevels = Pick<WriteOptions, 'fresh' | 'old'>

/** Ways to escape new text, from the fewest escapes to the most. */
export const newTextEscapeLevels: EscapeLevels[] = [
  {fresh: 'as typed', old: 'as typed'},
  {fresh: 'where needed', old: 'where needed'},
  {fresh: 'everywhere', old: 'everywhere'},
]

/** Returns the Markdown of text that starts a line; `old` has the sources of locked pieces in it, such as code. */
export function writeText(
  inlines: Inline[],
  manner: EscapeLevels & Partial<Pick<WriteOptions, 'newLine' | 'inCell'>>,
  old: Token[] = [],
): string {
  return writeTokens(old, tokensToWrite(old, inlines), {newLine: undefined, inCell: false, startsLine: true, ...manner})
}
