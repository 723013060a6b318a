import {join} from 'node:path'
import fc from 'fast-check'
import type {Nodes} from 'mdast'
import {expect, test} from 'vitest'
import {type BlockChange, draftBlockChange} from '../../src/edit/blocks/draftBlockChange.ts'
import type {FileDraft} from '../../src/edit/draft.ts'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import {draftInPage} from '../../src/edit/page/draftInPage.ts'
import {editablesOfPage} from '../../src/edit/pageEditables.ts'
import type {BlockAction, Editable} from '../../src/edit/protocol.ts'
import type {Rejection} from '../../src/edit/rejection.ts'
import {threeWayMerge} from '../../src/edit/versions/merge.ts'
import {draftInContent} from '../../src/edit/yaml/draftInContent.ts'
import {editablesOfContent} from '../../src/edit/yaml/recordEditables.ts'
import {readYaml} from '../../src/site/content/readYaml.ts'
import type {Page} from '../../src/site/page/parsePage.ts'
import {parsePageCached} from '../../src/site/page/parsePageCached.ts'
import {readSite} from '../../src/site/readSite.ts'
import type {Range} from '../../src/site/text/positions.ts'
import {withFileText} from '../../src/site/withFileText.ts'
import {anyEdit, applyEdit, awkwardText} from './randomEdits.ts'
import {lockedTexts, normaliseForComparison, typedCharacters, visibleCharacters} from './visibleText.ts'

// Environment variables: EDITS is the number of edits in all; the same SEED generates the same edits again.
const editCount = Number(process.env.EDITS ?? 250)
const seed = Number(process.env.SEED ?? 1)

/** A page with a picture in every position that Markdown allows, as the site may have no pictures. */
const picturesPage = `---
title: Pictures
description: A page with pictures of every kind.
---

# Pictures

![Two people [at](/about) a *table*](/icon-512.png)

Words with ![a coin](/icon-512.png "A title") in them, and [![a link](/icon-512.png)](/about).

- ![one \\[two\\]](/icon-512.png)

| What                 |
| -------------------- |
| ![in a cell](/icon-512.png) |
`

/** The project's own site, with the page of pictures added. */
const site = withFileText(readSite(join(import.meta.dirname, '../..')), 'pages/pictures.mdx', picturesPage)

type InlineEditable = Extract<Editable, {kind: 'inline'}>

/** Every page, with everything on it that can be edited. */
const pages = site.pages.map((page) => ({page, editables: editablesOfPage(page, site)}))
/** Every block of text on every page. */
const textBlocks = pages.flatMap(({page, editables}) =>
  editables.filter(isInline).map((block) => ({page, block})),
)
/** Every block on every page: text, components, and others that are moved as a whole. */
const movableBlocks = pages.flatMap(({page, editables}) =>
  editables.filter(({kind}) => kind === 'inline' || kind === 'block').map((part) => ({page, part})),
)

const pageValues = pages.flatMap(({page, editables}) =>
  editables.filter(isValue).map((each) => ({page, ...each})),
)
const recordValues = [...site.content.values()].flatMap((file) =>
  editablesOfContent(file.name, file.text)
    .filter(isValue)
    .map((each) => ({before: file.text, ...each})),
)

test('text typed into a block appears on the page as typed, and no other byte changes', () => {
  tryEdits('blocks', 0.4, textBlocks, anyEdit, ({page, block}, edit) => {
    const to = applyEdit(block.inlines, edit)
    const check = (draft: FileDraft) => {
      expectSameOutside(page.text, draft, block.span)
      const typed = typedCharacters(to, lockedTexts(nodeFrom(page, block.span, block.blockKind), page.text))
      const after = parsePageCached(page.file, draft.text, site.components)
      expect(visibleCharacters(nodeFrom(after, draft, block.blockKind), draft.text)).toEqual(typed)
      expect(after.defects).toEqual([])
      expectUndoAndRedo(draft)
    }
    return {draft: draftInPage(site, {type: 'inline', span: block.span, to}), before: page.text, check}
  })
})

test('text typed into an attribute or the frontmatter of a page reads back as typed, and no other byte changes', () => {
  tryEdits('attributes and frontmatter', 0.1, pageValues, awkwardText, ({page, span, value}, words) => {
    const to = value.type === 'number' ? String(words.length) : words
    const check = (draft: FileDraft) => {
      expectSameOutside(page.text, draft, span)
      const after = parsePageCached(span.file, draft.text, site.components)
      expect(after.defects).toEqual([])
      const now = editablesOfPage(after, site).find(
        (each) => each.span.start === draft.start && each.span.end === draft.end,
      )
      expect(now?.kind === 'text' && normaliseForComparison(now.text)).toBe(normaliseForComparison(to))
      expectUndoAndRedo(draft)
    }
    return {draft: draftInPage(site, {type: 'text', span, to}), before: page.text, check}
  })
})

test('text typed into a record reads back as typed, and no other byte changes', () => {
  tryEdits('records', 0.2, recordValues, awkwardText, ({before, span, value, owner}, words) => {
    const to = value.type === 'number' ? String(words.length + 1) : words
    const check = (draft: FileDraft) => {
      expectSameOutside(before, draft, span)
      const path = owner.kind === 'record' ? owner.path : []
      const [old, now] = [before, draft.text].map((text) => readYaml(text))
      const found = now?.getIn(path)
      expect(now?.errors).toEqual([])
      if (value.type === 'text')
        expect(normaliseForComparison(String(found))).toBe(normaliseForComparison(to))
      old?.setIn(path, found)
      expect(now?.toJS()).toEqual(old?.toJS())
      expectUndoAndRedo(draft)
    }
    return {draft: draftInContent(site, {type: 'text', span, to}), before, check}
  })
})

test('saving text without changing it leaves the file as it was', () => {
  for (const {page, block} of textBlocks)
    expect(draftInPage(site, {type: 'inline', span: block.span, to: block.inlines})).toMatchObject({
      text: page.text,
    })
  for (const {page, span, text} of pageValues)
    expect(draftInPage(site, {type: 'text', span, to: text})).toMatchObject({text: page.text})
  for (const {before, span, text} of recordValues)
    expect(draftInContent(site, {type: 'text', span, to: text})).toMatchObject({text: before})
})

test('moving, deleting, splitting, joining or adding a block leaves every other line of the page as it was', () => {
  const action = fc.constantFrom<BlockAction[]>('up', 'down', 'remove', 'split', 'join', 'add')
  tryEdits(
    'blocks as a whole',
    0.1,
    movableBlocks,
    fc.tuple(action, awkwardText),
    ({page, part}, [how, words]) => {
      const change = blockChange(part, how, words)
      if (!change) return undefined
      const check = (draft: FileDraft) => {
        const [before, after] = [page.text, draft.text].map(contentLines) as [string[], string[]]
        if (how === 'up' || how === 'down') expect([...after].sort()).toEqual([...before].sort())
        if (how === 'remove') expect(isWithin(after, before)).toBe(true)
        if (how === 'add') expect(isWithin(before, after)).toBe(true)
        if (how === 'join' || how === 'split') expect(lettersOf(draft.text)).toBe(lettersOf(page.text))
        expect(parsePageCached(page.file, draft.text, site.components).defects).toEqual([])
        expectUndoAndRedo(draft)
      }
      return {draft: draftBlockChange(site, change), before: page.text, check}
    },
  )
})

test('text saved after somebody else changed the page goes into its own block or is refused', () => {
  const place = fc.nat(1000)
  const change = fc.oneof(
    fc.record({
      how: fc.constant('add' as const),
      place,
      words: fc.constantFrom('New words.', '## New heading', '- one\n- two', '[Get involved](/get-involved)'),
    }),
    fc.record({how: fc.constantFrom('copy' as const, 'delete' as const, 'word' as const), place}),
  )
  const edits = fc.tuple(change, change, awkwardText)
  tryEdits(
    'after a change by someone else',
    0.2,
    textBlocks,
    edits,
    ({page, block}, [first, second, words]) => {
      let now: State = {text: page.text, at: block.span.start}
      for (const each of [first, second]) now = changed(now, page, block, each)
      if (parsePageCached(page.file, now.text, site.components).defects.length > 0) return undefined
      const to = applyEdit(block.inlines, {how: 'type', at: 0.5, words})
      // Copying the block and then changing the original looks the same as adding a block above it.
      const isCopied = first.how === 'copy' || second.how === 'copy'
      const check = (draft: FileDraft) => {
        if (!(isCopied && now.at === undefined)) expect(draft.start).toBe(now.at)
      }
      const draft = draftInPage(withFileText(site, page.file, now.text), {
        type: 'inline',
        span: block.span,
        to,
      })
      return {draft, before: now.text, check}
    },
  )
})

/** The result of one edit. `check` runs unless the edit was refused. */
interface TriedEdit {
  draft: FileDraft | Rejection
  before: string
  check: (draft: FileDraft) => void
}

/**
 * Makes a fraction (`share`) of all random edits. If EDITS is set, prints how many were saved and refused.
 */
function tryEdits<Place, Edit>(
  name: string,
  share: number,
  places: Place[],
  edits: fc.Arbitrary<Edit>,
  make: (place: Place, edit: Edit) => TriedEdit | undefined,
) {
  const counts = new Map<string, number>()
  // Generates indexes and not `Place` objects, which would make a counterexample too long to read.
  const property = fc.property(fc.noBias(fc.nat(places.length - 1)), edits, (index, edit) => {
    const tried = make(places[index] as Place, edit)
    if (!tried) return
    const {draft, before, check} = tried
    const outcome = outcomeOf(draft, before)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    if (!draft.rejected) check(draft)
  })
  fc.assert(property, {numRuns: editCount * share, seed})
  expect(counts.get('saved')).toBeGreaterThan(0)
  const all = [...counts].sort().map(([outcome, count]) => `${outcome} ${count}`)
  if (process.env.EDITS) process.stdout.write(`${name}: ${all.join(', ')}\n`)
}

function isValue(editable: Editable): editable is Extract<Editable, {kind: 'text'}> {
  return editable.kind === 'text'
}

/** Checks that no byte before or after the edited range has changed. */
function expectSameOutside(before: string, draft: FileDraft, {start, end}: Range) {
  expect(draft.text.slice(0, start)).toBe(before.slice(0, start))
  // A field that the file lacks has no range: its value is written on a new line, after the name of the
  // field.
  expect(draft.text.slice(start, draft.start)).toMatch(start === end ? /^(\r?\n *\w+: )?$/ : /^$/)
  expect(draft.text.slice(draft.end)).toBe(before.slice(end))
}

/** Returns the node of the kind `where` with exactly that range; throws if there is none. */
function nodeFrom(page: Page, {start, end}: Range, where: string): Nodes {
  const types: Record<string, string> = {heading: 'heading', cell: 'tableCell', label: 'mdxJsxTextElement'}
  let found: Nodes | undefined
  const walk = (node: Nodes) => {
    const isIt = node.position?.start.offset === start && node.position?.end.offset === end
    if (isIt && node.type === (types[where] ?? 'paragraph')) found ??= node
    if ('children' in node) node.children.forEach(walk)
  }
  walk(page.tree)
  if (!found) throw new Error(`${page.file} has no ${where} from ${start} to ${end}.`)
  return found
}

function blockChange(part: Editable, how: BlockAction, words: string): BlockChange | undefined {
  const {span} = part
  if (how === 'up' || how === 'down') return {type: 'move', span, direction: how}
  if (how === 'remove' || how === 'join') return {type: how, span}
  if (how === 'add') return {type: 'add', below: span, insertion: {paragraph: plainInlines(words)}}
  const [first] = part.kind === 'inline' ? part.inlines : []
  // A split link is two links, whose address is there twice.
  if (part.kind !== 'inline' || first?.type !== 'text' || first.marks) return undefined
  const half = Math.ceil(first.text.length / 2)
  const before = [{...first, text: first.text.slice(0, half)}]
  return {
    type: 'split',
    span,
    before,
    below: [{paragraph: [{...first, text: first.text.slice(half)}, ...part.inlines.slice(1)]}],
  }
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

function isInline(editable: Editable): editable is InlineEditable {
  return editable.kind === 'inline'
}

function outcomeOf(draft: FileDraft | Rejection, before: string): string {
  if (draft.rejected) return `refused (${draft.reason})`
  return draft.text === before ? 'unchanged' : 'saved'
}

/** Checks that undo restores every byte, and that redo makes the change again. */
function expectUndoAndRedo({before = '', text}: FileDraft) {
  // Somebody else adds a line at the end of the file, or at its start if this change is in the last line.
  const last = (of: string) => of.trimEnd().split('\n').at(-1)
  const isOfLast = last(before) !== last(text)
  const other = (of: string) => (isOfLast ? `Words of others.\n${of}` : `${of}\nWords of others.\n`)
  expect(threeWayMerge(text, before, other(text))).toEqual({text: other(before)})
  expect(threeWayMerge(before, text, other(before))).toEqual({text: other(text)})
}
