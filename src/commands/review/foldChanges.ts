import type {Change, PageChange} from './model.ts'

/** One difference as a report tells it, with each place where it is the same. */
export interface Told {
  change: Change
  sections: string[]
}

/** What a report tells of one page by itself. */
export interface PageTold extends Omit<PageChange, 'changes'> {
  changes: Told[]
}

/** On so many pages at least, the same change is told once for all of them. */
const many = 4

/** The changes of pages as a reader wants them: one that a page has in several places once, and one that many pages have once for all. */
export function foldChanges(pages: PageChange[]): {pages: PageTold[]; shared: {change: Change; pages: string[]}[]} {
  const on = new Map<string, {change: Change; pages: Set<string>}>()
  for (const {page, changes} of pages)
    for (const change of changes) {
      const key = keyOf(change)
      const known = on.get(key) ?? {change, pages: new Set()}
      on.set(key, {...known, pages: known.pages.add(page)})
    }
  const isShared = (change: Change) => (on.get(keyOf(change))?.pages.size ?? 0) >= many
  return {
    pages: pages.map((page) => ({...page, changes: inPlaces(page.changes.filter((change) => !isShared(change)))})),
    shared: [...on.values()].flatMap(({change, pages}) => (pages.size >= many ? [{change, pages: [...pages]}] : [])),
  }
}

function inPlaces(changes: Change[]): Told[] {
  const all = new Map<string, Told>()
  for (const change of changes) {
    // A heading or a card may well go twice: only what became something else is the same thing said again.
    const key = change.how === 'changed' ? keyOf(change) : `${all.size}`
    const known = all.get(key)
    if (known) known.sections.push(change.section)
    else all.set(key, {change, sections: [change.section]})
  }
  return [...all.values()]
}

function keyOf({what, how, about, before, after}: Change): string {
  return JSON.stringify([what, how, about, before, after])
}
