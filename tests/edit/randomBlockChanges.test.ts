import fc from 'fast-check'
import {expect, test} from 'vitest'
import {type BlockChange, draftOfBlocks} from '../../src/edit/blocks/draftOfBlocks.ts'
import type {BlockAction, Editable} from '../../src/edit/protocol.ts'
import {parsePageCached} from '../../src/site/page/parsePageCached.ts'
import {awkwardText} from './randomEdits.ts'
import {
  anyIndexOf,
  editCount,
  expectUndoAndRedo,
  itemAt,
  movableBlocks,
  outcome,
  outcomeCounter,
  seed,
  site,
} from './randomPlaces.ts'

test('moving, deleting, splitting, joining or adding a block leaves every other line of the page as it was', () => {
  const counts = outcomeCounter()
  const verb = fc.constantFrom('up', 'down', 'remove', 'split', 'join', 'add') as fc.Arbitrary<BlockAction>
  fc.assert(
    fc.property(anyIndexOf(movableBlocks), verb, awkwardText, (which, how, words) => {
      const {page, part} = itemAt(movableBlocks, which)
      const change = blockChange(part, how, words)
      const draft = change && draftOfBlocks(site, change)
      if (!draft) return
      counts.add(`${how} ${outcome(draft, page.text)}`)
      if (draft.refused) return
      const [before, after] = [page.text, draft.text].map(contentLines) as [string[], string[]]
      if (how === 'up' || how === 'down') expect([...after].sort()).toEqual([...before].sort())
      if (how === 'remove') expect(isWithin(after, before)).toBe(true)
      if (how === 'add') expect(isWithin(before, after)).toBe(true)
      if (how === 'join' || how === 'split') expect(lettersOf(draft.text)).toBe(lettersOf(page.text))
      expect(parsePageCached(page.file, draft.text, site.components).defects).toEqual([])
      expectUndoAndRedo(draft)
    }),
    {numRuns: editCount * 0.1, seed},
  )
  counts.print('blocks as a whole')
})

function blockChange(part: Editable, how: BlockAction, words: string): BlockChange | undefined {
  const {span} = part
  if (how === 'up' || how === 'down') return {do: 'move', span, way: how}
  if (how === 'remove' || how === 'join') return {do: how, span}
  if (how === 'add') return {do: 'add', below: span, piece: {paragraph: [{words}]}}
  const [first] = part.kind === 'inline' ? part.inlines : []
  if (part.kind !== 'inline' || !first || !('words' in first)) return undefined
  const half = Math.ceil(first.words.length / 2)
  const before = [{words: first.words.slice(0, half)}]
  return {do: 'split', span, before, below: [{paragraph: [{words: first.words.slice(half)}, ...part.inlines.slice(1)]}]}
}

/** Returns the lines of a page that are neither blank nor imports, with 1 for every list number. */
function contentLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^\d+\. /, '1. '))
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('import '))
}

/** Whether `more` contains every line of `fewer`, in the same order. */
function isWithin(fewer: string[], more: string[]): boolean {
  let from = 0
  for (const line of fewer) {
    from = more.indexOf(line, from) + 1
    if (from === 0) return false
  }
  return true
}

/** Returns the text without whitespace, backslashes, and the markers of lists and headings. */
function lettersOf(text: string): string {
  return text.replace(/^\s*(?:[-*]|\d+\.|#+) /gm, '').replace(/[\s\\]/g, '')
}
