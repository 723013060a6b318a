import type {Change, Comparison} from '../../../../src/commands/review/model.ts'
import {type Edit, type Expected, replacementsOf} from './edit.ts'

/** Whether a review says what an edit changed, once, in its place and kind; of an edit that changes no word, that it changed none. */
export function isFound({expected, file}: Edit, comparison: Comparison): boolean {
  if (!expected) return comparison.quietFiles.includes(file)
  return expected.every((each) => timesTold(each, comparison) === ('times' in each ? each.times : 1))
}

function timesTold(expected: Expected, {facts, frame, pages, added, removed, renamed, redirects}: Comparison): number {
  if ('added' in expected) return added.filter(({address}) => address === expected.added).length
  if ('removed' in expected)
    return removed.filter(({address, draft}) => address === expected.removed && draft === expected.draft).length
  if ('renamed' in expected) return renamed.filter(({to}) => to === expected.renamed).length
  if ('redirect' in expected)
    return redirects.filter(({address, after}) => address === expected.redirect && after === expected.leads).length
  if ('fact' in expected)
    return facts.filter(
      ({file, how, before, after, places}) =>
        file === expected.fact &&
        how === expected.how &&
        (after ?? before ?? '').includes(expected.words) &&
        (!expected.on || sameItems(expected.on, new Set(places.map(({page}) => page)))),
    ).length
  if ('frame' in expected)
    return frame.filter((change) => change.what === expected.frame && says(change, expected)).length
  const {page, what} = expected
  return changesOf({pages}).filter((change) => change.page === page && change.what === what && says(change, expected))
    .length
}

function sameItems(expected: string[], told: Set<string>): boolean {
  return expected.length === told.size && expected.every((each) => told.has(each))
}

function says({how, before, after}: Change, expected: {how: string; words: string}): boolean {
  return how === expected.how && (after ?? before ?? '').includes(expected.words)
}

/** What a review says and does not follow from the edits: elsewhere, of another kind, or in other words. */
export function unexpected(edits: Edit[], comparison: Comparison): unknown[] {
  const {facts, frame, added, removed, renamed, redirects, quietFiles} = comparison
  const all = edits.flatMap(({expected = []}) => expected)
  const records = all.flatMap((each) => ('fact' in each ? [each.fact] : []))
  const isOfRecord = ({from}: Change) => records.some((file) => from?.startsWith(`${file}:`))
  const told = <Kind extends keyof Comparison>(kind: Kind, items: unknown[]) =>
    items.filter((item) => !all.some((each) => timesTold(each, {...nothing, [kind]: [item]}) > 0))
  const loud = edits.filter(({expected}) => expected).flatMap((edit) => replacementsOf(edit).map(({file}) => file))
  return [
    ...changesOf(comparison).filter((change) => !isOfRecord(change) && !edits.some((edit) => explains(edit, change))),
    ...told(
      'frame',
      frame.filter((change) => !isOfRecord(change)),
    ),
    ...told('facts', facts),
    ...told('added', added),
    ...told('removed', removed),
    ...told('renamed', renamed),
    ...told('redirects', redirects),
    ...quietFiles.filter((file) => loud.includes(file)),
  ]
}

const nothing = {
  facts: [],
  frame: [],
  pages: [],
  added: [],
  removed: [],
  renamed: [],
  redirects: [],
} as unknown as Comparison

type Placed = Change & {page: string}

function changesOf({pages}: Pick<Comparison, 'pages'>): Placed[] {
  return pages.flatMap(({page, changes}) => changes.map((change) => ({page, ...change})))
}

/** What follows from a change besides itself: a heading's own links follow it, and a link's words are words of the page. */
const follows: Record<string, string[]> = {
  heading: ['link text', 'link target', 'words'],
  'link text': ['words'],
}

function explains({expected = [], follows: further = []}: Edit, change: Placed): boolean {
  return expected.some((each) => {
    if (!('page' in each)) return false
    // Other pages name a page by its title: the list of a folder, and what leads to the next.
    if (each.page !== change.page)
      return ['heading', 'link text'].includes(change.what) && change.after?.endsWith(each.words)
    if (further.some(({what, how}) => (!what || what === change.what) && (!how || how === change.how))) return true
    if (each.what === change.what) return says(change, each)
    return follows[each.what]?.includes(change.what) && change.after?.includes(each.words)
  })
}
