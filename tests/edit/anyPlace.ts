import {join} from 'node:path'
import fc from 'fast-check'
import {expect} from 'vitest'
import type {FileDraft} from '../../src/edit/draft.ts'
import {merged} from '../../src/edit/merge.ts'
import {editablesOfPage} from '../../src/edit/page/pageEditables.ts'
import type {Editable} from '../../src/edit/protocol.ts'
import type {Refused} from '../../src/edit/refused.ts'
import {readSite} from '../../src/site/readSite.ts'
import {siteWith} from '../../src/site/siteWith.ts'

// EDITS=100000 tries that many in all; by SEED each run finds the same edits again.
export const tries = Number(process.env.EDITS ?? 500)
export const seed = Number(process.env.SEED ?? 1)

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

/** The site as it is, and that page. */
export const site = siteWith(readSite(join(import.meta.dirname, '../..')), 'pages/pictures.mdx', pictures)

export type Inlines = Extract<Editable, {kind: 'inline'}>

/** Every place of its pages that can be edited: all of a page, its blocks of words, and these with blocks as a whole. */
export const pages = site.pages.map((page) => ({page, editables: editablesOfPage(page, site)}))
export const blocks = pages.flatMap(({page, editables}) => editables.filter(isInline).map((block) => ({page, block})))
export const parts = pages.flatMap(({page, editables}) =>
  editables.filter(({kind}) => kind === 'inline' || kind === 'block').map((part) => ({page, part})),
)

/** One of them by its number, so that a counterexample is no longer than the edit. */
export function anyOf(all: unknown[]) {
  return fc.noBias(fc.nat(all.length - 1))
}

/** The one with that number. */
export function at<T>(all: T[], index: number): T {
  return all[index] as T
}

/** How the edits of a test ended. */
export function counter() {
  const counts = new Map<string, number>()
  return {
    add: (how: string) => counts.set(how, (counts.get(how) ?? 0) + 1),
    say: (what: string) => {
      const all = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([how, many]) => `${how} ${many}`)
      if (process.env.EDITS) process.stdout.write(`${what}: ${all.join(', ')}\n`)
    },
  }
}

function isInline(editable: Editable): editable is Inlines {
  return editable.kind === 'inline'
}

/** How an edit ended, for the count. */
export function outcome(draft: FileDraft | Refused, before: string): string {
  if (draft.refused) return `refused (${draft.why})`
  return draft.text === before ? 'unchanged' : 'saved'
}

/** Checks that a change can be put back to the byte, and made again. */
export function expectTakenBack({before = '', text}: FileDraft) {
  // As a file that others changed too, at its end, or at its beginning where this change is of its last line.
  const last = (of: string) => of.trimEnd().split('\n').at(-1)
  const isOfLast = last(before) !== last(text)
  const other = (of: string) => (isOfLast ? `Words of others.\n${of}` : `${of}\nWords of others.\n`)
  expect(merged(text, before, other(text))).toEqual({text: other(before)})
  expect(merged(before, text, other(before))).toEqual({text: other(text)})
}
