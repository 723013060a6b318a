import type {Inline, Span} from '../edit/protocol.ts'

/** Words that were typed and are not in their file yet. */
export interface Draft {
  span: Span
  kind: 'inline' | 'text'
  /** What stood there when the box was opened. */
  before: Inline[]
  typed: Inline[]
  /** They begin a block of their own below that one. */
  next: boolean
  /** They were to be saved, and only the server was missing. */
  waits: boolean
}

/** They outlive a page that is loaded anew, and no more: a draft of last week could only overwrite. */
const key = 'edit:draft'

/** Keeps what is typed in this tab, should the page be loaded anew. */
export function keepDraft(draft: Draft) {
  sessionStorage.setItem(key, JSON.stringify({...draft, page: location.pathname}))
}

/** Forgets it: the words are saved, or were taken back. */
export function dropDraft() {
  sessionStorage.removeItem(key)
}

/** What was typed on this page before it was loaded anew. */
export function readDraft(): Draft | undefined {
  const text = sessionStorage.getItem(key)
  const draft: (Draft & {page: string}) | undefined = text ? JSON.parse(text) : undefined
  return draft?.page === location.pathname ? draft : undefined
}
