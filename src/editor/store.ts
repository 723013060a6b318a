import {useSyncExternalStore} from 'react'
import type {Answer, Change, Editable, Place, ShownBelow, Span, Told, Verb} from '../edit/protocol.ts'
import type {Behind} from './asks.ts'

/** The state of the text in the open box. */
export type Progress =
  | {is: 'typing'}
  | {is: 'saving'}
  /** The text is not saved, for this reason. */
  | {is: 'kept'; reason: string; now?: string; findings: Told[]; mends?: true | string; waits?: boolean}

/** What the bar shows about the open box. */
export interface BoxState {
  /** The human-readable type of text: “Paragraph”, “Heading”. */
  name: string
  can: Verb[]
  /** The formatting that it allows; `link` includes italics. */
  rich: {bold: boolean; link: boolean}
  progress: Progress
  also: Place[]
}

/** Unsaved text that no longer has a place on the page. */
export interface KeptWords {
  words: string
  reason: string
  now?: string
}

/** The panel that is open at the side of the page. */
export type Panel =
  | {shows: 'page'; file: string}
  | {shows: 'behind'; behind: Behind; at: {file: string; start: number}; focus?: string}
  | {shows: 'found'; words: string; places: Editable[]}
  /** The alternative texts of pictures in the block at this offset. */
  | {shows: 'pictures'; file: string; start: number}
  /** A new picture below the block at this span, or in place of the picture whose alternative text is there. */
  | {shows: 'picture'; at: Span; file?: File | undefined; replaces?: string | undefined}
  | {shows: 'changes'}
  /** A new page or record; with `below`, a record that a new component on this page shows. */
  | {shows: 'new'; below?: {kind: string} & ShownBelow}
  | {shows: 'propose'}
  | {shows: 'add'; below: Editable; component?: string}
  /** A page that was just created. */
  | {shows: 'made'; address: string; title: string}
  | {shows: 'menu'; adds?: {text: string; to: string}}

/** A button next to the status message; it saves a change or calls a function. */
export type Offer = {name: string} & ({save: Change; done: string} | {does: () => void})

export interface State {
  /** Whether text can be edited; otherwise links and buttons work as for visitors. */
  on: boolean
  connected: boolean
  /** The status message, shown in the bar and announced by screen readers. */
  said: string
  /** The button next to the status message. */
  offer?: Offer | undefined
  box?: BoxState
  panel?: Panel
  kept: KeptWords[]
  /** Whether the link form is open. */
  linking?: boolean
}

/** Whoever switched to the preview stays in it on the next page of this tab. */
export const modeKey = 'edit:mode'

let state: State = {on: sessionStorage.getItem(modeKey) !== 'preview', connected: true, said: '', kept: []}
const listeners = new Set<() => void>()

/** Returns the current state of the editor. */
export function current(): State {
  return state
}

/** Updates part of the state and renders the bar again. */
export function change(part: Partial<State>) {
  state = {...state, ...part}
  for (const listener of listeners) listener()
}

/** Updates the state of the open box, if there is one. */
export function changeBox(part: Partial<BoxState>) {
  if (state.box) change({box: {...state.box, ...part}})
}

/** Announces what happened, and offers a button for what can be done about it. */
export function say(said: string, offer?: Offer) {
  change({said, offer})
}

/** Announces that something was saved, with the check’s advice on it. */
export function saySaved({advice, span}: Extract<Answer, {saved: true}>, done = 'Saved.') {
  const said = [done, ...advice.flatMap(({words, finding}) => (finding ? words.slice(0, -1) : words))].join(' ')
  const mends = advice.filter(({finding}) => finding)
  const name = mends.map(({words}) => words.at(-1)).join(' ')
  const findings = mends.flatMap(({finding}) => finding ?? [])
  say(said, span && name ? {name, save: {do: 'advice', span, findings}, done: 'Written. Ctrl+Z undoes it.'} : undefined)
}

/** Subscribes a component to the state. */
export function useEditor(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
}
