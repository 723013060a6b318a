import type {Change, PageChange} from './model.ts'
import {wordsOf} from './wordMarks.ts'

/** Says of sentences that went from one page and came to another where they are now, and where they were. */
export function movedAcross(pages: PageChange[]) {
  for (const {page, changes} of pages)
    for (const gone of changes.filter(({what, how}) => what === 'words' && how === 'removed')) {
      const found = isLong(gone.before) && cameTo(gone, page, pages)
      if (!found) continue
      gone.about = `now on ${found.page}`
      found.change.about = `was on ${page}`
    }
}

function cameTo({before}: Change, from: string, pages: PageChange[]): {page: string; change: Change} | undefined {
  for (const {page, changes} of pages) {
    const change = changes.find(
      ({what, how, after, about}) => what === 'words' && how === 'added' && after === before && !about,
    )
    if (change && page !== from) return {page, change}
  }
  return undefined
}

function isLong(words = ''): boolean {
  return wordsOf(words).length > 3
}
