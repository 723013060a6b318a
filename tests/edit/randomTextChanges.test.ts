import fc from 'fast-check'
import type {Nodes} from 'mdast'
import {expect, test} from 'vitest'
import type {FileDraft} from '../../src/edit/draft.ts'
import {draftInPage} from '../../src/edit/page/draftInPage.ts'
import {editablesOfPage} from '../../src/edit/page/pageEditables.ts'
import type {Editable} from '../../src/edit/protocol.ts'
import {draftInContent} from '../../src/edit/yaml/draftInContent.ts'
import {editablesOfContent} from '../../src/edit/yaml/recordEditables.ts'
import {readYaml} from '../../src/site/content/readYaml.ts'
import type {Page} from '../../src/site/page/parsePage.ts'
import {parsePageCached} from '../../src/site/page/parsePageCached.ts'
import {anyEdit, applyEdit, awkwardText} from './randomEdits.ts'
import {
  anyIndexOf,
  editCount,
  expectUndoAndRedo,
  itemAt,
  outcome,
  outcomeCounter,
  pages,
  seed,
  site,
  textBlocks,
} from './randomPlaces.ts'
import {lockedTexts, normaliseForComparison, typedCharacters, visibleCharacters} from './visibleText.ts'

type Values = Extract<Editable, {kind: 'text'}>

const pageValues = pages.flatMap(({editables}) => editables.filter(isValue))
const recordValues = [...site.content.values()].flatMap(({name, text}) =>
  editablesOfContent(name, text).filter(isValue),
)

test('text typed into a block appears on the page as typed, and no other byte changes', () => {
  const counts = outcomeCounter()
  fc.assert(
    fc.property(anyIndexOf(textBlocks), anyEdit, (which, edit) => {
      const {page, block} = itemAt(textBlocks, which)
      const to = applyEdit(block.inlines, edit)
      const draft = draftInPage(site, {do: 'inline', span: block.span, to})
      counts.add(outcome(draft, page.text))
      if (draft.refused) return
      expectSameOutside(page.text, draft, block.span)
      const typed = typedCharacters(to, lockedTexts(nodeFrom(page, block.span, block.where), page.text))
      const after = parsePageCached(page.file, draft.text, site.components)
      expect(visibleCharacters(nodeFrom(after, draft, block.where), draft.text)).toEqual(typed)
      expect(after.defects).toEqual([])
      expectUndoAndRedo(draft)
    }),
    {numRuns: editCount * 0.4, seed},
  )
  counts.print('blocks')
})

test('text typed into an attribute or the frontmatter of a page reads back as typed, and no other byte changes', () => {
  const counts = outcomeCounter()
  fc.assert(
    fc.property(anyIndexOf(pageValues), awkwardText, (which, words) => {
      const {span, value} = itemAt(pageValues, which)
      const to = value.type === 'number' ? String(words.length) : words
      const draft = draftInPage(site, {do: 'text', span, to})
      const before = site.pages.find(({file}) => file === span.file)?.text ?? ''
      counts.add(outcome(draft, before))
      if (draft.refused) return
      expectSameOutside(before, draft, span)
      const after = parsePageCached(span.file, draft.text, site.components)
      expect(after.defects).toEqual([])
      const now = editablesOfPage(after, site).find(
        (each) => each.span.start === draft.start && each.span.end === draft.end,
      )
      expect(now?.kind === 'text' && normaliseForComparison(now.text)).toBe(normaliseForComparison(to))
      expectUndoAndRedo(draft)
    }),
    {numRuns: editCount * 0.1, seed},
  )
  counts.print('attributes and lines at the top')
})

test('text typed into a record reads back as typed, and no other byte changes', () => {
  const counts = outcomeCounter()
  fc.assert(
    fc.property(anyIndexOf(recordValues), awkwardText, (which, words) => {
      const {span, value, owner} = itemAt(recordValues, which)
      const to = value.type === 'number' ? String(words.length + 1) : words
      const name = span.file.replace('content/', '')
      const before = site.content.get(name)?.text ?? ''
      const draft = draftInContent(site, {do: 'text', span, to})
      counts.add(outcome(draft, before))
      if (draft.refused) return
      expectSameOutside(before, draft, span)
      const path = owner.kind === 'record' ? owner.path : []
      const [old, now] = [before, draft.text].map((text) => readYaml(text))
      const found = now?.getIn(path)
      expect(now?.errors).toEqual([])
      if (value.type === 'words') expect(normaliseForComparison(String(found))).toBe(normaliseForComparison(to))
      old?.setIn(path, found)
      expect(now?.toJS()).toEqual(old?.toJS())
      expectUndoAndRedo(draft)
    }),
    {numRuns: editCount * 0.2, seed},
  )
  counts.print('records')
})

test('saving text without changing it leaves the file as it was', () => {
  for (const {page, block} of textBlocks)
    expect(draftInPage(site, {do: 'inline', span: block.span, to: block.inlines})).toMatchObject({text: page.text})
  for (const {span, text} of pageValues)
    expect(draftInPage(site, {do: 'text', span, to: text})).toMatchObject({
      text: site.pages.find(({file}) => file === span.file)?.text,
    })
  for (const {span, text} of recordValues)
    expect(draftInContent(site, {do: 'text', span, to: text})).toMatchObject({
      text: site.content.get(span.file.replace('content/', ''))?.text,
    })
})

function isValue(editable: Editable): editable is Values {
  return editable.kind === 'text'
}

/** Checks that no byte before or after the edited range has changed. */
function expectSameOutside(before: string, draft: FileDraft, {start, end}: {start: number; end: number}) {
  expect(draft.text.slice(0, start)).toBe(before.slice(0, start))
  expect(draft.start).toBe(start)
  expect(draft.text.slice(draft.end)).toBe(before.slice(end))
}

/** Returns the node of the kind `where` with exactly that range; throws if there is none. */
function nodeFrom(page: Page, {start, end}: {start: number; end: number}, where: string): Nodes {
  const types: Record<string, string> = {heading: 'heading', cell: 'tableCell', label: 'mdxJsxTextElement'}
  let found: Nodes | undefined
  const walk = (node: Nodes) => {
    const isIt = node.position?.start.offset === start && node.position?.end.offset === end
    if (isIt && node.type === (types[where] ?? 'paragraph')) found ??= node
    if ('children' in node) node.children.forEach(walk)
  }
  walk(page.tree)
  if (!found) throw new Error(`Nothing stands at ${start} to ${end} of ${page.file}.`)
  return found
}
