import fc from 'fast-check'
import {expect, test} from 'vitest'
import {draftInPage} from '../../src/edit/page/draftInPage.ts'
import type {Page} from '../../src/site/page/parsePage.ts'
import {parsePageCached} from '../../src/site/page/parsePageCached.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {applyEdit, awkwardText} from './randomEdits.ts'
import {
  anyIndexOf,
  editCount,
  type InlineEditable,
  itemAt,
  outcome,
  outcomeCounter,
  seed,
  site,
  textBlocks,
} from './randomPlaces.ts'

test('text saved after somebody else changed the page goes into its own block or is refused', () => {
  const counts = outcomeCounter()
  const place = fc.nat(1000)
  const change = fc.oneof(
    fc.record({
      how: fc.constant('add' as const),
      place,
      words: fc.constantFrom('New words.', '## New heading', '- one\n- two', '[Get involved](/get-involved)'),
    }),
    fc.record({how: fc.constant('copy' as const), place}),
    fc.record({how: fc.constant('delete' as const), place}),
    fc.record({how: fc.constant('word' as const), place}),
  )
  fc.assert(
    fc.property(anyIndexOf(textBlocks), change, change, awkwardText, (which, first, second, words) => {
      const {page, block} = itemAt(textBlocks, which)
      let now = {text: page.text, at: block.span.start as number | undefined}
      for (const each of [first, second]) now = changed(now, page, block, each)
      const after = parsePageCached(page.file, now.text, site.components)
      if (after.defects.length > 0) return
      const to = applyEdit(block.inlines, {how: 'type', at: 0.5, words})
      const draft = draftInPage(withFileText(site, page.file, now.text), {do: 'inline', span: block.span, to})
      counts.add(outcome(draft, now.text))
      // Copying the block and then changing the original looks the same as adding a block above it.
      const isCopied = first.how === 'copy' || second.how === 'copy'
      if (!draft.refused && !(isCopied && now.at === undefined)) expect(draft.start).toBe(now.at)
    }),
    {numRuns: editCount * 0.2, seed},
  )
  counts.print('after a change by someone else')
})

interface State {
  text: string
  /** The offset of the block in `text`; `undefined` once the block was changed or deleted. */
  at: number | undefined
}

/** Returns the page after somebody else's change, with the new offset of the block. */
function changed(
  now: State,
  page: Page,
  {span}: InlineEditable,
  change: {how: string; place: number; words?: string},
): State {
  const shift = now.text.length - page.text.length
  const paragraphs = [...now.text.matchAll(/(?<=\n\n)(?!import|<|---)[^\n].*?(?=\n\n|\n$)/gs)].filter(
    ({index}) => index > page.frontmatter.end + Math.max(shift, 0),
  )
  const chosen = paragraphs[change.place % paragraphs.length]
  if (!chosen) return now
  const [start, end] = [chosen.index, chosen.index + chosen[0].length]
  const splice = (from: number, to: number, words: string): State => {
    const text = now.text.slice(0, from) + words + now.text.slice(to)
    const length = span.end - span.start
    if (now.at === undefined || from >= now.at + length) return {text, at: now.at}
    if (to <= now.at) return {text, at: now.at + words.length - (to - from)}
    return {text, at: undefined}
  }
  if (change.how === 'add') return splice(start, start, `${change.words}\n\n`)
  if (change.how === 'copy') return splice(end, end, `\n\n${chosen[0]}`)
  if (change.how === 'delete') return splice(start, end, '')
  const word = /\b[a-z]{3,}\b/.exec(chosen[0])
  return word ? splice(start + word.index, start + word.index + word[0].length, 'other') : now
}
