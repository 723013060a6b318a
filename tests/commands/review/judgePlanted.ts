import type {Change, Comparison} from '../../../src/commands/review/model.ts'
import type {Edit} from './plantEdits.ts'

/** Whether a review says what an edit changed, once, in its place and kind; of an edit that changes no word, that it changed none. */
export function isFound({expected, file}: Edit, comparison: Comparison): boolean {
  if (!expected) return comparison.quietFiles.includes(file)
  const {page, what, how, words} = expected
  const found =
    what === 'fact'
      ? comparison.facts.filter((fact) => fact.how === how && fact.after?.includes(words))
      : changesOf(comparison).filter(
          (change) =>
            change.page === page &&
            change.what === what &&
            change.how === how &&
            (change.after ?? change.before)?.includes(words),
        )
  return found.length === 1
}

/** What a review says and does not follow from the edits: on other pages, or of a kind that none of them brings with it. */
export function unexpected(edits: Edit[], comparison: Comparison): unknown[] {
  const facts = edits.filter(({expected}) => expected?.what === 'fact')
  return [
    ...changesOf(comparison).filter(
      (change) => !(facts.length > 0 && change.from) && !edits.some((edit) => explains(edit, change)),
    ),
    ...comparison.frame.filter((change) => !(facts.length > 0 && change.from)),
    ...comparison.facts.slice(facts.length),
  ]
}

function changesOf({pages}: Comparison): (Change & {page: string})[] {
  return pages.flatMap(({page, changes}) => changes.map((change) => ({page, ...change})))
}

/** A heading's own links follow it, a link's words are words of the page, and a title is in the line of links above it. */
const follows: Record<string, string[]> = {
  heading: ['link text', 'link target', 'words'],
  'link text': ['words'],
  title: ['words'],
}

function explains({expected}: Edit, {page, what, after}: Change & {page: string}): boolean {
  // Other pages name a page by its title.
  if (expected?.what === 'title' && what === 'link text' && after === expected.words) return true
  return expected?.page === page && [expected?.what, ...(follows[expected?.what ?? ''] ?? [])].includes(what)
}
