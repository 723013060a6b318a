import fc from 'fast-check'
import {expect, test} from 'vitest'
import {type BlockChange, draftOfBlocks} from '../../src/edit/blocks/draftOfBlocks.ts'
import type {Editable, Verb} from '../../src/edit/protocol.ts'
import {parsePageCached} from '../../src/site/page/parsePageCached.ts'
import {anyOf, at, counter, expectTakenBack, outcome, parts, seed, site, tries} from './anyPlace.ts'
import {awkwardWords} from './awkward.ts'

test('moving, deleting, splitting, joining or adding a block leaves every other line of the page as it was', () => {
  const counts = counter()
  const verb = fc.constantFrom('up', 'down', 'remove', 'split', 'join', 'add') as fc.Arbitrary<Verb>
  fc.assert(
    fc.property(anyOf(parts), verb, awkwardWords, (which, how, words) => {
      const {page, part} = at(parts, which)
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
      expectTakenBack(draft)
    }),
    {numRuns: tries * 0.1, seed},
  )
  counts.say('blocks as a whole')
})

function blockChange(part: Editable, how: Verb, words: string): BlockChange | undefined {
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
