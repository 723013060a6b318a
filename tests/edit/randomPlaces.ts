import {join} from 'node:path'
import fc from 'fast-check'
import {expect} from 'vitest'
import type {FileDraft} from '../../src/edit/draft.ts'
import {threeWayMerge} from '../../src/edit/merge.ts'
import {editablesOfPage} from '../../src/edit/page/pageEditables.ts'
import type {Editable} from '../../src/edit/protocol.ts'
import type {Refusal} from '../../src/edit/refusal.ts'
import {readSite} from '../../src/site/readSite.ts'
import {withFileText} from '../../src/site/withFileText.ts'

// Environment variables: EDITS is the number of edits in all; the same SEED generates the same edits again.
export const editCount = Number(process.env.EDITS ?? 500)
export const seed = Number(process.env.SEED ?? 1)

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

/** The real site, with the page of pictures added. */
export const site = withFileText(readSite(join(import.meta.dirname, '../..')), 'pages/pictures.mdx', picturesPage)

export type InlineEditable = Extract<Editable, {kind: 'inline'}>

/** Every page, with everything on it that can be edited. */
export const pages = site.pages.map((page) => ({page, editables: editablesOfPage(page, site)}))
/** Every block of text on every page. */
export const textBlocks = pages.flatMap(({page, editables}) =>
  editables.filter(isInline).map((block) => ({page, block})),
)
/** Every block on every page: text, components, and others that are moved as a whole. */
export const movableBlocks = pages.flatMap(({page, editables}) =>
  editables.filter(({kind}) => kind === 'inline' || kind === 'block').map((part) => ({page, part})),
)

/** Generates an index into `all`, as whole items would make a counterexample unreadable. */
export function anyIndexOf(all: unknown[]) {
  return fc.noBias(fc.nat(all.length - 1))
}

export function itemAt<T>(all: T[], index: number): T {
  return all[index] as T
}

/** Counts the outcomes of a test's edits; `print` prints the counts if EDITS is set. */
export function outcomeCounter() {
  const counts = new Map<string, number>()
  return {
    add: (how: string) => counts.set(how, (counts.get(how) ?? 0) + 1),
    print: (what: string) => {
      const all = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([how, many]) => `${how} ${many}`)
      if (process.env.EDITS) process.stdout.write(`${what}: ${all.join(', ')}\n`)
    },
  }
}

function isInline(editable: Editable): editable is InlineEditable {
  return editable.kind === 'inline'
}

export function outcome(draft: FileDraft | Refusal, before: string): string {
  if (draft.refused) return `refused (${draft.why})`
  return draft.text === before ? 'unchanged' : 'saved'
}

/** Checks that undo restores every byte, and that redo makes the change again. */
export function expectUndoAndRedo({before = '', text}: FileDraft) {
  // Somebody else adds a line at the end of the file, or at its start if this change is in the last line.
  const last = (of: string) => of.trimEnd().split('\n').at(-1)
  const isOfLast = last(before) !== last(text)
  const other = (of: string) => (isOfLast ? `Words of others.\n${of}` : `${of}\nWords of others.\n`)
  expect(threeWayMerge(text, before, other(text))).toEqual({text: other(before)})
  expect(threeWayMerge(before, text, other(before))).toEqual({text: other(text)})
}
