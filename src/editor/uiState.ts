import {useSyncExternalStore} from 'react'
import type {
  BlockAction,
  Change,
  ChangeResult,
  ComponentPlacement,
  Editable,
  PageLink,
  ReportedFinding,
  Span,
} from '../edit/protocol.ts'
import type {ComponentDetails} from './requests.ts'

/** The state of the text in the open box. */
export type SaveState =
  | {status: 'typing'}
  | {status: 'saving'}
  /** The text is not saved, for this reason. */
  | {
      status: 'kept'
      reason: string
      now?: string
      findings: ReportedFinding[]
      fixable?: true | string
      waits?: boolean
    }

/** What the bar shows about the open box. */
export interface BoxState {
  /** The human-readable type of text: “Paragraph”, “Heading”. */
  name: string
  can: BlockAction[]
  /** The formatting that it allows; `link` includes italics. */
  formatting: {bold: boolean; link: boolean}
  progress: SaveState
  also: PageLink[]
}

/** Unsaved text that no longer has a place on the page. */
export interface UnplacedText {
  text: string
  reason: string
  now?: string
}

/** The panel that is open at the side of the page. */
export type Panel =
  | {kind: 'page'; file: string}
  | {kind: 'behind'; behind: ComponentDetails; at: {file: string; start: number}; focus?: string}
  | {kind: 'found'; words: string; places: Editable[]}
  /** The alternative texts of pictures in the block at this offset. */
  | {kind: 'pictures'; file: string; start: number}
  /** A new picture below the block at this span, or in place of the picture whose alternative text is there. */
  | {kind: 'picture'; at: Span; file?: File | undefined; replaces?: string | undefined}
  | {kind: 'changes'}
  /** A new page or record; with `below`, a record that a new component on this page shows. */
  | {kind: 'new'; below?: {kind: string} & ComponentPlacement}
  | {kind: 'propose'}
  | {kind: 'add'; below: Editable; component?: string}
  /** A page that was just created. */
  | {kind: 'made'; address: string; title: string}
  | {kind: 'menu'; adds?: {text: string; to: string}}

/** A button next to the status message; it saves a change or calls a function. */
export type StatusAction = {name: string} & ({save: Change; done: string} | {does: () => void})

export interface UiState {
  /** Whether text can be edited; otherwise links and buttons work as for visitors. */
  on: boolean
  connected: boolean
  /** The status message, shown in the bar and announced by screen readers. */
  status: string
  /** The button next to the status message. */
  offer?: StatusAction | undefined
  box?: BoxState
  panel?: Panel
  unplacedTexts: UnplacedText[]
  /** Whether the link form is open. */
  linking?: boolean
}

/** Whoever switched to the preview stays in it on the next page of this tab. */
export const modeKey = 'edit:mode'

let state: UiState = {on: sessionStorage.getItem(modeKey) !== 'preview', connected: true, status: '', unplacedTexts: []}
const listeners = new Set<() => void>()

/** Returns the current state of the editor. */
export function getState(): UiState {
  return state
}

/** Updates part of the state and renders the bar again. */
export function updateState(part: Partial<UiState>) {
  state = {...state, ...part}
  for (const listener of listeners) listener()
}

/** Updates the state of the open box, if there is one. */
export function updateBox(part: Partial<BoxState>) {
  if (state.box) updateState({box: {...state.box, ...part}})
}

/** Announces what happened, and offers a button for what can be done about it. */
export function announce(status: string, offer?: StatusAction) {
  updateState({status, offer})
}

/** Announces that something was saved, with the check’s advice on it. */
export function announceSaved({advice, span}: Extract<ChangeResult, {saved: true}>, done = 'Saved.') {
  const said = [done, ...advice.flatMap(({sentences, finding}) => (finding ? sentences.slice(0, -1) : sentences))].join(
    ' ',
  )
  const mends = advice.filter(({finding}) => finding)
  const name = mends.map(({sentences}) => sentences.at(-1)).join(' ')
  const findings = mends.flatMap(({finding}) => finding ?? [])
  announce(
    said,
    span && name ? {name, save: {do: 'advice', span, findings}, done: 'Written. Ctrl+Z undoes it.'} : undefined,
  )
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
