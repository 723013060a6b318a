import {useSyncExternalStore} from 'react'
import type {
  BlockAction,
  Change,
  ChangeResult,
  ComponentPlacement,
  Editable,
  ReportedFinding,
  ShownOn,
  Span,
} from '../../edit/protocol.ts'

/** The state of the text being edited: typed, being saved, or not saved. */
type SaveState =
  | {status: 'typing'}
  | {status: 'saving'}
  /** The text is not saved, for this reason. */
  | {
      status: 'failed'
      reason: string
      currentText?: string
      findings: ReportedFinding[]
      fixable?: true | string
      isOffline?: boolean
    }

/** What the toolbar shows about the text being edited. */
export interface TextEditorState {
  /** The human-readable type of text: “Paragraph”, “Heading”. */
  name: string
  actions: BlockAction[]
  /** The formatting that the text allows; `link` stands for links and italics. */
  formatting: {bold: boolean; link: boolean}
  saveState: SaveState
  otherPages: ShownOn
}

/** Unsaved text whose block no longer exists on the page. */
interface UnplacedText {
  text: string
  reason: string
  currentText?: string
}

/** The panel that is open at the side of the page. */
export type Panel =
  /** About the page that is shown. */
  | {kind: 'page'}
  /**
   * `values`: the values of `content/` that the component shows where it was clicked, if it has no record.
   */
  | {
      kind: 'component'
      title: string
      at: {file: string; start: number}
      focus?: string | undefined
      values?: Editable[] | undefined
    }
  | {kind: 'matches'; editables: Editable[]}
  /** The alternative texts of the pictures in the block at this offset of the file. */
  | {kind: 'pictures'; file: string; start: number}
  /**
   * A form that adds a picture below a block, or that replaces the picture with the alternative text
   * `replaces`; then it opens again for each other file of `more`.
   */
  | {kind: 'picture'; at: Span; file?: File | undefined; more?: File[]; replaces?: string | undefined}
  | {kind: 'changes'}
  /**
   * A form for a new page or record; with `below`, for a record that a new component on this page will show.
   */
  | {kind: 'new'; below?: {kind: string} & ComponentPlacement}
  | {kind: 'propose'}
  | {kind: 'add'; below: Editable}
  /** The next steps after a page was created. */
  | {kind: 'created'; address: string; title: string}
  | {kind: 'menu'; addition?: {text: string; to: string}}

/** A button next to the status message, which saves a change or calls a function. */
export type StatusAction = {label: string} & ({save: Change; message: string} | {run: () => void})

export interface UiState {
  /** Whether text can be edited; otherwise links and buttons work as for visitors. */
  on: boolean
  /** Why nothing can be saved at present, and what to do; absent while the server answers. */
  disconnected?: string | undefined
  /** The status message, shown in the toolbar and announced by screen readers. */
  status: string
  /** What the status is about: a text editor, a field or a click, for example. */
  about?: unknown
  /** Whether the status says that an action failed: an open panel shows it. */
  isFailure?: boolean
  /** Set while the status says that something was saved: a new object for each save. */
  saved?: {hasAdvice: boolean} | undefined
  /** The button next to the status message. */
  statusAction?: StatusAction | undefined
  textEditor?: TextEditorState
  panel?: Panel
  unplacedTexts: UnplacedText[]
  /** Whether the link form is open. */
  isLinkFormOpen?: boolean
}

/** The session storage key of the mode (editing or preview), which stays the same on the tab’s next pages. */
export const modeKey = 'edit:mode'

let state: UiState = {on: sessionStorage.getItem(modeKey) !== 'preview', status: '', unplacedTexts: []}
const listeners = new Set<() => void>()

/** Returns the current state of the editor. */
export function getState(): UiState {
  return state
}

/** Updates part of the editor’s state, and re-renders the components that use it. */
export function updateState(part: Partial<UiState>) {
  state = {...state, ...part}
  for (const listener of listeners) listener()
}

/** Updates the state of the text being edited, if there is one. */
export function updateTextEditor(part: Partial<TextEditorState>) {
  if (state.textEditor) updateState({textEditor: {...state.textEditor, ...part}})
}

/**
 * Shows and announces a status message, optionally with a button for an action, until it is withdrawn or
 * replaced.
 */
export function announce(status: string, statusAction?: StatusAction, about?: unknown) {
  updateState({status, statusAction, about, saved: undefined, isFailure: false})
}

/** Shows and announces why the action of a button failed: in the panel if one is open, else in the toolbar. */
export function announceFailure(reason: string, about?: unknown) {
  announce(reason, undefined, about)
  updateState({isFailure: reason !== ''})
}

/** Removes the status message if it is about this, which is done or no longer true. */
export function withdraw(about: unknown) {
  if (about !== undefined && state.about === about) announce('')
}

type SavedResult = Extract<ChangeResult, {saved: true}>

/** Announces that a change was saved, with the content check’s advice on it. */
export function announceSaved({advice, span, isInReview}: SavedResult, message = 'Saved.') {
  const notes = advice.flatMap(({sentences}) => sentences)
  const fixes = advice.flatMap(({fix}) => fix ?? [])
  const label = [...new Set(fixes.map(({correction, button = correction}) => button))].join(' ')
  const findings = fixes.map(({finding}) => finding)
  announce(
    [message, ...(isInReview ? ['Added to what was sent for review.'] : []), ...notes].join(' '),
    span && label
      ? {label, save: {type: 'advice', span, findings}, message: 'Changed. “Undo” takes it back.'}
      : undefined,
  )
  updateState({saved: {hasAdvice: advice.length > 0}})
}

/** Subscribes a component to the state. */
export function useUiState(): UiState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}
