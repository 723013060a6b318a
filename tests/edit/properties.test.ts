import {join} from 'node:path'
import fc from 'fast-check'
import type {Nodes} from 'mdast'
import {expect, test} from 'vitest'
import {readYaml} from '../../src/check/content/readYaml.ts'
import type {Page} from '../../src/check/page/parsePage.ts'
import {readSite} from '../../src/check/readSite.ts'
import {type BlockChange, draftOfBlocks} from '../../src/edit/blocks/draftOfBlocks.ts'
import type {FileDraft} from '../../src/edit/draft.ts'
import {siteWith} from '../../src/edit/newFindings.ts'
import {draftInPage} from '../../src/edit/page/draftInPage.ts'
import {editablesOfPage} from '../../src/edit/page/pageEditables.ts'
import {readAs} from '../../src/edit/page/readAs.ts'
import {inverse, patched, patchOf} from '../../src/edit/patch.ts'
import type {Editable, Verb} from '../../src/edit/protocol.ts'
import type {Refused} from '../../src/edit/refused.ts'
import {draftInContent} from '../../src/edit/yaml/draftInContent.ts'
import {editablesOfContent} from '../../src/edit/yaml/recordEditables.ts'
import {edits as anyEdit, awkwardWords, edited} from './awkward.ts'
import {asRead, keptIn, shownAsTyped, shownBy} from './shown.ts'

// EDITS=100000 tries that many in all; by SEED each run finds the same edits again.
const edits = Number(process.env.EDITS ?? 500)
const seed = Number(process.env.SEED ?? 1)
/** No page need have pictures: one has them here, wherever they may stand. */
const pictures = `---
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
const site = siteWith(readSite(join(import.meta.dirname, '../..')), 'pages/pictures.mdx', pictures)

type Inlines = Extract<Editable, {kind: 'inline'}>
type Values = Extract<Editable, {kind: 'text'}>

const pages = site.pages.map((page) => ({page, editables: editablesOfPage(page, site)}))
const blocks = pages.flatMap(({page, editables}) => editables.filter(isInline).map((block) => ({page, block})))
const parts = pages.flatMap(({page, editables}) =>
  editables.filter(({kind}) => kind === 'inline' || kind === 'block').map((part) => ({page, part})),
)
const pageValues = pages.flatMap(({editables}) => editables.filter(isValue))
const recordValues = [...site.content.values()].flatMap(({name, text}) =>
  editablesOfContent(name, text).filter(isValue),
)

/** One of them by its number, so that a counterexample is no longer than the edit. */
function anyOf(all: unknown[]) {
  return fc.noBias(fc.nat(all.length - 1))
}

function at<T>(all: T[], index: number): T {
  return all[index] as T
}

/** How the edits of a test ended. */
function counter() {
  const counts = new Map<string, number>()
  return {
    add: (how: string) => counts.set(how, (counts.get(how) ?? 0) + 1),
    say: (what: string) => {
      const all = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([how, many]) => `${how} ${many}`)
      if (process.env.EDITS) process.stdout.write(`${what}: ${all.join(', ')}\n`)
    },
  }
}

test('words typed into a block are shown as they were typed, and no other byte changes', () => {
  const counts = counter()
  fc.assert(
    fc.property(anyOf(blocks), anyEdit, (which, edit) => {
      const {page, block} = at(blocks, which)
      const to = edited(block.inlines, edit)
      const draft = draftInPage(site, {do: 'inline', span: block.span, to})
      counts.add(outcome(draft, page.text))
      if (draft.refused) return
      expectSameOutside(page.text, draft, block.span)
      const typed = shownAsTyped(to, keptIn(nodeFrom(page, block.span, block.where), page.text))
      const after = readAs(page.file, draft.text, site.components)
      expect(shownBy(nodeFrom(after, draft, block.where), draft.text)).toEqual(typed)
      expect(after.problems).toEqual([])
      expectTakenBack(draft)
    }),
    {numRuns: edits * 0.4, seed},
  )
  counts.say('blocks')
})

test('words typed into an attribute or at the top of a page read back equal, and no other byte changes', () => {
  const counts = counter()
  fc.assert(
    fc.property(anyOf(pageValues), awkwardWords, (which, words) => {
      const {span, value} = at(pageValues, which)
      const to = value.as === 'number' ? String(words.length) : words
      const draft = draftInPage(site, {do: 'text', span, to})
      const before = site.pages.find(({file}) => file === span.file)?.text ?? ''
      counts.add(outcome(draft, before))
      if (draft.refused) return
      expectSameOutside(before, draft, span)
      const after = readAs(span.file, draft.text, site.components)
      expect(after.problems).toEqual([])
      const now = editablesOfPage(after, site).find(
        (each) => each.span.start === draft.start && each.span.end === draft.end,
      )
      expect(now?.kind === 'text' && asRead(now.text)).toBe(asRead(to))
      expectTakenBack(draft)
    }),
    {numRuns: edits * 0.1, seed},
  )
  counts.say('attributes and lines at the top')
})

test('words typed into a record read back equal, and no other byte changes', () => {
  const counts = counter()
  fc.assert(
    fc.property(anyOf(recordValues), awkwardWords, (which, words) => {
      const {span, value, owner} = at(recordValues, which)
      const to = value.as === 'number' ? String(words.length + 1) : words
      const name = span.file.replace('content/', '')
      const before = site.content.get(name)?.text ?? ''
      const draft = draftInContent(site, {do: 'text', span, to})
      counts.add(outcome(draft, before))
      if (draft.refused) return
      expectSameOutside(before, draft, span)
      const path = owner.of === 'record' ? owner.path : []
      const [old, now] = [before, draft.text].map((text) => readYaml(text))
      const found = now?.getIn(path)
      expect(now?.errors).toEqual([])
      if (value.as === 'words') expect(asRead(String(found))).toBe(asRead(to))
      old?.setIn(path, found)
      expect(now?.toJS()).toEqual(old?.toJS())
      expectTakenBack(draft)
    }),
    {numRuns: edits * 0.2, seed},
  )
  counts.say('records')
})

test('after a change by someone else the words go into their own block or are refused', () => {
  const counts = counter()
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
    fc.property(anyOf(blocks), change, change, awkwardWords, (which, first, second, words) => {
      const {page, block} = at(blocks, which)
      let now = {text: page.text, at: block.span.start as number | undefined}
      for (const each of [first, second]) now = changed(now, page, block, each)
      const after = readAs(page.file, now.text, site.components)
      if (after.problems.length > 0) return
      const to = edited(block.inlines, {how: 'type', at: 0.5, words})
      const draft = draftInPage(siteWith(site, page.file, now.text), {do: 'inline', span: block.span, to})
      counts.add(outcome(draft, now.text))
      // Who copies a block and changes the first of the two has, to any reader, put the changed one above it.
      const isCopied = first.how === 'copy' || second.how === 'copy'
      if (!draft.refused && !(isCopied && now.at === undefined)) expect(draft.start).toBe(now.at)
    }),
    {numRuns: edits * 0.2, seed},
  )
  counts.say('after a change by someone else')
})

test('a block that is moved, deleted, made two, joined or followed by another leaves every other line as it was', () => {
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
      const [before, after] = [page.text, draft.text].map(linesApart) as [string[], string[]]
      if (how === 'up' || how === 'down') expect([...after].sort()).toEqual([...before].sort())
      if (how === 'remove') expect(isWithin(after, before)).toBe(true)
      if (how === 'add') expect(isWithin(before, after)).toBe(true)
      if (how === 'join' || how === 'split') expect(lettersOf(draft.text)).toBe(lettersOf(page.text))
      expect(readAs(page.file, draft.text, site.components).problems).toEqual([])
      expectTakenBack(draft)
    }),
    {numRuns: edits * 0.1, seed},
  )
  counts.say('blocks as a whole')
})

test('opening a page and leaving its words as they are changes nothing', () => {
  for (const {page, block} of blocks)
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

function blockChange(part: Editable, how: Verb, words: string): BlockChange | undefined {
  const {span} = part
  if (how === 'up' || how === 'down') return {do: 'move', span, way: how}
  if (how === 'remove' || how === 'join') return {do: how, span}
  if (how === 'add') return {do: 'add', below: span, piece: {paragraph: [{words}]}}
  const [first] = part.kind === 'inline' ? part.inlines : []
  if (part.kind !== 'inline' || !first || !('words' in first)) return undefined
  const half = Math.ceil(first.words.length / 2)
  const before = [{words: first.words.slice(0, half)}]
  return {do: 'split', span, before, after: [{words: first.words.slice(half)}, ...part.inlines.slice(1)]}
}

/** The lines of a page that say something, without its import lines and the numbers of lists. */
function linesApart(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^\d+\. /, '1. '))
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('import '))
}

/** Whether all lines of one are in the other, in the same order. */
function isWithin(fewer: string[], more: string[]): boolean {
  let from = 0
  for (const line of fewer) {
    from = more.indexOf(line, from) + 1
    if (from === 0) return false
  }
  return true
}

/** What a page says without the spaces, and the signs that start a line or a list. */
function lettersOf(text: string): string {
  return text.replace(/^\s*(?:[-*]|\d+\.|#+) /gm, '').replace(/[\s\\]/g, '')
}

function isInline(editable: Editable): editable is Inlines {
  return editable.kind === 'inline'
}

function isValue(editable: Editable): editable is Values {
  return editable.kind === 'text'
}

function outcome(draft: FileDraft | Refused, before: string): string {
  if (draft.refused) return `refused (${draft.why})`
  return draft.text === before ? 'unchanged' : 'saved'
}

/** Every byte before and after the place is the one that was there. */
function expectSameOutside(before: string, draft: FileDraft, {start, end}: {start: number; end: number}) {
  expect(draft.text.slice(0, start)).toBe(before.slice(0, start))
  expect(draft.start).toBe(start)
  expect(draft.text.slice(draft.end)).toBe(before.slice(end))
}

function expectTakenBack({file, before = '', text}: FileDraft) {
  const patch = patchOf(file, before, text)
  expect(patched(text, inverse(patch))).toBe(before)
  expect(patched(before, patch)).toBe(text)
}

/** The part of a page of that kind that is just that stretch. */
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

interface Now {
  text: string
  /** Where the block is; nothing once it was changed or deleted. */
  at: number | undefined
}

/** A page after someone else has changed a place of it. */
function changed(now: Now, page: Page, {span}: Inlines, change: {how: string; place: number; words?: string}): Now {
  const shift = now.text.length - page.text.length
  const paragraphs = [...now.text.matchAll(/(?<=\n\n)(?!import|<|---)[^\n].*?(?=\n\n|\n$)/gs)].filter(
    ({index}) => index > page.frontmatter.end + Math.max(shift, 0),
  )
  const chosen = paragraphs[change.place % paragraphs.length]
  if (!chosen) return now
  const [start, end] = [chosen.index, chosen.index + chosen[0].length]
  const splice = (from: number, to: number, words: string): Now => {
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
