import type {Nodes, Root} from 'mdast'
import {type Component, type Page, parsePage, parsePageCached} from '../../site/index.ts'
import type {Draft} from '../draft.ts'
import {bendQuotes} from '../inline/quotes.ts'
import {shownAs} from '../inline/shown.ts'
import {innerOf, tidy} from '../inline/tidy.ts'
import {inlinesOf, type Token, typedTokens} from '../inline/tokens.ts'
import {type Manner, writeTokens} from '../inline/write.ts'
import type {Inline} from '../protocol.ts'
import {type Refused, refuse} from '../refused.ts'
import {sameTree} from './tree.ts'
import {type WordBlock, wordBlockAt} from './wordBlocks.ts'

/** Ways to escape text: from the one that changes the fewest bytes to the one that always works. */
const attempts: Pick<Manner, 'fresh' | 'old'>[] = [
  {fresh: 'as typed', old: 'as typed'},
  {fresh: 'where needed', old: 'as typed'},
  {fresh: 'where needed', old: 'where needed'},
  {fresh: 'everywhere', old: 'as typed'},
  {fresh: 'everywhere', old: 'everywhere'},
  {fresh: 'in numbers', old: 'in numbers'},
]

/** Replaces the text of a block; refuses if the text can’t be shown there. */
export function writeInlines(
  page: Page,
  block: WordBlock,
  to: Inline[],
  components: Map<string, Component>,
): Draft | Refused {
  const old = block.tokens
  if (!old)
    return refuse('place', 'These words can’t be told apart from the marks round them. Change them in the file.')
  const kept = keptIn(old)
  const used = keptNumbers(to)
  if (used.some((number) => !kept.has(number)) || new Set(used).size < used.length)
    return refuse('place', 'A locked piece can be moved or removed, and can’t be made or doubled here.')
  const typed = bendQuotes(old, typedTokens(tidy(to)))
  const wanted = tidy(inlinesOf(typed))
  if (wanted.length === 0)
    return refuse('shown', 'Nothing would be left. Delete the whole block instead, or type some words.')
  if (textsOf(to).some((text) => /\p{Surrogate}/u.test(text)))
    return refuse('shown', 'One of these signs is only half there. Type it again.')
  const source = (number: number) => kept.get(number) ?? ''
  const shown = shownAs(wanted, source)
  if (shown === shownAs(tidy(inlinesOf(old)), source)) return {text: page.text, start: block.start, end: block.end}

  const tried = new Set<string>()
  for (const attempt of attempts) {
    const written = writeTokens(old, typed, {...block, inCell: block.where === 'cell', ...attempt})
    if (tried.has(written)) continue
    tried.add(written)
    const text = page.text.slice(0, block.inner.start) + written + page.text.slice(block.inner.end)
    if (!looksRight(page, block, written, shown, components)) continue
    const now = parsePageCached(page.file, text, components)
    if (now.defects.length > page.defects.length || !sameTree(page.tree, now.tree, block.path)) continue
    const after = wordBlockAt(now.tree, block.path, text)
    if (after && shows(after, shown)) return {text, start: after.start, end: after.end}
  }
  return refuse('shown', 'Markdown has no way to show these words here just as they were typed.')
}

/** Tests a block on its own, ten times faster than with its page; what fails here would fail in the page as well. */
function looksRight(page: Page, block: WordBlock, written: string, shown: string, components: Map<string, Component>) {
  const {node, path} = withoutComponents(page.tree, block.path)
  const [start, end] = [node.position?.start.offset, node.position?.end.offset]
  if (start === undefined || end === undefined) return true
  const indent = /[ \t]*$/.exec(page.text.slice(0, start))?.[0] ?? ''
  const text = `${top}${indent}${page.text.slice(start, block.inner.start)}${written}${page.text.slice(block.inner.end, end)}`
  const after = wordBlockAt(parsePage(page.file, text, components).tree, path, text)
  return after !== undefined && shows(after, shown)
}

const top = '---\ntitle: a\n---\n\n'

/** Returns the outermost node around a block that is not a component; Markdown parses it the same anywhere. */
function withoutComponents(tree: Root, path: number[]): {node: Nodes; path: number[]} {
  let node: Nodes = tree
  for (const [depth, index] of path.entries()) {
    const isOuter = node.type === 'root' || node.type === 'mdxJsxFlowElement'
    const child: Nodes | undefined = 'children' in node ? (node.children[index] as Nodes | undefined) : undefined
    if (!isOuter || !child) return {node, path: [0, ...path.slice(depth)]}
    node = child
  }
  return {node, path: [0]}
}

function shows({tokens}: WordBlock, shown: string): boolean {
  if (!tokens) return false
  const kept = keptIn(tokens)
  return shownAs(tidy(inlinesOf(tokens)), (number) => kept.get(number) ?? '') === shown
}

/** Whether a block shows the given text; `old` has the sources of its locked pieces. */
export function showsInlines(block: WordBlock, inlines: Inline[], old: Token[]): boolean {
  const kept = keptIn(old)
  const wanted = tidy(inlinesOf(bendQuotes(old, typedTokens(tidy(inlines)))))
  return shows(
    block,
    shownAs(wanted, (number) => kept.get(number) ?? ''),
  )
}

function keptIn(tokens: Token[]): Map<number, string> {
  return new Map(tokens.flatMap((token) => (token.is === 'kept' ? [[token.number, token.source] as const] : [])))
}

function keptNumbers(inlines: Inline[]): number[] {
  return inlines.flatMap((each) => ('kept' in each ? [each.kept] : keptNumbers(innerOf(each))))
}

/** Lists all that was typed: text, and the addresses of links. */
function textsOf(inlines: Inline[]): string[] {
  return inlines.flatMap((each) => {
    const own = 'words' in each ? [each.words] : 'link' in each ? [each.link] : []
    return [...own, ...textsOf(innerOf(each))]
  })
}

export type Care = Pick<Manner, 'fresh' | 'old'>

/** Ways to escape new text, from the fewest escapes to the most. */
export const cares: Care[] = [
  {fresh: 'as typed', old: 'as typed'},
  {fresh: 'where needed', old: 'where needed'},
  {fresh: 'everywhere', old: 'everywhere'},
]

/** Returns the Markdown of text that starts a line; `old` are tokens whose locked pieces it may reuse. */
export function writeWords(inlines: Inline[], newLine: string | undefined, care: Care, old: Token[] = []): string {
  const typed = bendQuotes(old, typedTokens(tidy(inlines)))
  return writeTokens(old, typed, {newLine, inCell: false, startsLine: true, ...care})
}
