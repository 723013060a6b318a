import type {Editable, Inline, Span} from '../edit/protocol.ts'

/** Words that were typed and are not in their file yet. */
interface Draft {
  span: Span
  /** They were to be saved, and no answer came yet. */
  waits: boolean
}

/** In the open box. */
export interface BoxDraft extends Draft {
  kind: 'inline' | 'text'
  /** What the file said when the box was opened. */
  before: Inline[]
  typed: Inline[]
  /** They begin a block of their own below what this names. */
  next?: Span | undefined
}

/** In a field of a panel. */
export interface FieldDraft extends Draft {
  before: string
  typed: string
}

export const boxKey = 'edit:draft'

export function fieldKey({span, owner, key}: Extract<Editable, {kind: 'text'}>): string {
  return `${boxKey}:${span.file}:${JSON.stringify(owner)}:${key}`
}

/** Keeps what is typed in this tab until it is saved or given up: it outlives a reload of the page, and no more. */
export function keepDraft(key: string, draft: BoxDraft | FieldDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify({...draft, page: location.pathname}))
  } catch {
    // The storage quota is exceeded; the text is still on the screen.
  }
}

export function dropDraft(key: string) {
  sessionStorage.removeItem(key)
}

/** Whether anything that was typed on this page would be lost with its tab. */
export function hasDrafts(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(boxKey) && readDraft(key))
}

/** What was typed on this page before it was loaded again. */
export function readDraft<T extends BoxDraft | FieldDraft>(key: string): T | undefined {
  const text = sessionStorage.getItem(key)
  const draft: (T & {page: string}) | undefined = text ? JSON.parse(text) : undefined
  return draft?.page === location.pathname ? draft : undefined
}
