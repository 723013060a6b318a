import {type Component, type Page, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {markKey, marksOf} from '../inline/contents.ts'
import {normaliseInlines} from '../inline/normaliseInlines.ts'
import {curlTypedQuotes} from '../inline/quotes.ts'
import {inlinesOf, type Token, typedTokens} from '../inline/tokens.ts'
import {type WriteOptions, writeTokens} from '../inline/writeTokens.ts'
import type {Inline} from '../protocol.ts'
import {type Rejection, reject} from '../rejection.ts'
import {type TextBlock, textBlockAt} from './textBlocks.ts'
import {sameTree} from './tree.ts'

/** Ways to escape text: from the one that changes the fewest bytes to the one that always works. */
const blockEscapeLevels: Pick<WriteOptions, 'newText' | 'oldText'>[] = [
  {newText: 'none', oldText: 'none'},
  {newText: 'minimal', oldText: 'none'},
  {newText: 'minimal', oldText: 'minimal'},
  {newText: 'all', oldText: 'none'},
  {newText: 'all', oldText: 'all'},
  {newText: 'numeric', oldText: 'numeric'},
]

/** Replaces the text of a block; rejects if no Markdown shows the text as typed. */
export function writeInlines(
  page: Page,
  block: TextBlock,
  to: Inline[],
  components: Map<string, Component>,
): Draft | Rejection {
  const old = block.tokens
  if (!old) return reject('These words can’t be edited here. Ask your developer to change them.')
  const sources = atomSources(old)
  const used = to.flatMap((each) => (each.type === 'atom' ? [each.attrs.index] : []))
  if (used.some((number) => !sources.has(number)) || new Set(used).size < used.length)
    return reject('A locked piece can be moved or removed, but not copied.')
  const typed = tokensToWrite(old, to)
  if (typed.length === 0)
    return reject('Nothing would be left. Press Delete to remove the whole block, or type some words.')
  const shown = formattingKey(typed, sources)
  if (shown === formattingKey(old, sources)) return {text: page.text, start: block.start, end: block.end}

  const tried = new Set<string>()
  for (const attempt of blockEscapeLevels) {
    const written = writeTokens(old, typed, {...block, inCell: block.blockKind === 'cell', ...attempt})
    if (tried.has(written)) continue
    tried.add(written)
    const text = page.text.slice(0, block.inner.start) + written + page.text.slice(block.inner.end)
    const now = parsePageCached(page.file, text, components)
    if (now.defects.length > page.defects.length || !sameTree(page.tree, now.tree, block.path)) continue
    const after = textBlockAt(now.tree, block.path, text)
    if (after?.tokens && formattingKey(after.tokens) === shown)
      return {text, start: after.start, end: after.end}
  }
  if (typed.every(({type}) => type !== 'char'))
    return reject(
      'A shared value can’t stand alone here. Type a word before or after it, or delete the whole block.',
    )
  return reject('This can’t be saved here like this. Type it in another way.')
}

/** Serialises tokens as readers see them. Two blocks with equal results look the same. */
function formattingKey(tokens: Token[], sources = atomSources(tokens)): string {
  const shown = normaliseInlines(inlinesOf(tokens)).map((each) => [
    each.type === 'text' ? each.text : {source: sources.get(each.attrs.index)},
    marksOf(each).map(markKey).sort(),
  ])
  return JSON.stringify(shown)
}

/** Whether a block shows the given text; `old` has the sources of its atoms such as code. */
export function showsInlines({tokens}: TextBlock, inlines: Inline[], old: Token[]): boolean {
  return (
    tokens !== undefined &&
    formattingKey(tokens) === formattingKey(tokensToWrite(old, inlines), atomSources(old))
  )
}

function atomSources(tokens: Token[]): Map<number, string> {
  return new Map(
    tokens.flatMap((token) => (token.type === 'atom' ? [[token.index, token.source] as const] : [])),
  )
}

/** Converts typed text to the tokens that are written. */
function tokensToWrite(old: Token[], inlines: Inline[]): Token[] {
  return curlTypedQuotes(old, typedTokens(normaliseInlines(inlines)))
}

export type EscapeLevels = Pick<WriteOptions, 'newText' | 'oldText'>

/** Ways to escape new text, from the fewest escapes to the most. */
export const newTextEscapeLevels: EscapeLevels[] = [
  {newText: 'none', oldText: 'none'},
  {newText: 'minimal', oldText: 'minimal'},
  {newText: 'all', oldText: 'all'},
]

/** Returns the Markdown of text that starts a line; `old` has the sources of atoms in it, such as code. */
export function writeText(
  inlines: Inline[],
  options: EscapeLevels & Partial<Pick<WriteOptions, 'newLine' | 'inCell'>>,
  old: Token[] = [],
): string {
  return writeTokens(old, tokensToWrite(old, inlines), {
    newLine: undefined,
    inCell: false,
    startsLine: true,
    ...options,
  })
}
