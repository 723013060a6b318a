import type {Editable, Inline, Span} from '../../edit/protocol.ts'

/** Typed text that is not in its file yet. */
interface StoredDraft {
  span: Span
  /** Whether it was sent to be saved and no response has arrived. */
  isSent: boolean
}

/** The draft of a text that is edited on the page. */
export interface TextDraft extends StoredDraft {
  kind: 'inline' | 'text'
  /** The text in the file when the author started to edit it. */
  before: Inline[]
  typed: Inline[]
  /** If the text is a new block: the source range below which it is added. */
  insertBelow?: Span | undefined
}

/** The draft of a field in a side panel. */
export interface FieldDraft extends StoredDraft {
  before: string
  typed: string
}

/** What was typed into the form for a new page or record. */
export interface FormDraft {
  answers: Record<string, string>
}

export const textDraftKey = 'edit:unsaved'

export function formDraftKey(kind: string): string {
  return `${textDraftKey}:new:${kind}`
}

/** Returns the kind of page or record whose form was closed with typed text in it, if there is one. */
export function draftedKind(): string | undefined {
  const prefix = formDraftKey('')
  const key = Object.keys(sessionStorage).find((each) => each.startsWith(prefix) && readDraft(each))
  return key?.slice(prefix.length)
}

export function fieldDraftKey({span, owner, key}: Extract<Editable, {kind: 'text'}>): string {
  return `${textDraftKey}:${span.file}:${JSON.stringify(owner)}:${key}`
}

/** Stores typed text in session storage until it is saved or discarded, so that it survives a reload. */
export function storeDraft(key: string, draft: TextDraft | FieldDraft | FormDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify({...draft, page: location.pathname}))
  } catch {
    // The storage quota is exceeded; the text is still on the screen.
  }
}

export function deleteDraft(key: string) {
  sessionStorage.removeItem(key)
}

/** Whether closing this tab would lose text that was typed on this page. */
export function hasDrafts(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(textDraftKey) && readDraft(key))
}

/** Reads the text that was typed on this page before a reload. */
export function readDraft<T extends TextDraft | FieldDraft | FormDraft>(key: string): T | undefined {
  const text = sessionStorage.getItem(key)
  const draft: (T & {page: string}) | undefined = text ? JSON.parse(text) : undefined
  return draft?.page === location.pathname ? draft : undefined
}
