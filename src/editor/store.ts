import {useSyncExternalStore} from 'react'
import type {Answer, Change, Editable, Place, ShownBelow, Span, Told, Verb} from '../edit/protocol.ts'
import type {Behind} from './asks.ts'

/** What the words in an open box are doing. */
export type Progress =
  | {is: 'typing'}
  | {is: 'saving'}
  /** They are not in the file, and why. */
  | {is: 'kept'; reason: string; now?: string; findings: Told[]; mends?: true | string; waits?: boolean}

/** What is said beside an open box. */
export interface BoxState {
  /** “Paragraph”, “Heading”. */
  name: string
  can: Verb[]
  /** Whether it takes bold, italics and links. */
  rich: {bold: boolean; link: boolean}
  progress: Progress
  also: Place[]
}

/** Words that could not go back to their place on the page. */
export interface KeptWords {
  words: string
  reason: string
  now?: string
}

/** What is open at the side of the page. */
export type Panel =
  | {shows: 'page'; file: string}
  | {shows: 'behind'; behind: Behind; at: {file: string; start: number}; focus?: string}
  | {shows: 'found'; words: string; places: Editable[]}
  /** What the pictures of the block show that starts there. */
  | {shows: 'pictures'; file: string; start: number}
  /** A picture to put below that block, or in place of the one whose words stand there. */
  | {shows: 'picture'; at: Span; file?: File | undefined; replaces?: string | undefined}
  | {shows: 'changes'}
  /** A new record of any kind, or of one that is shown below a component of the page. */
  | {shows: 'new'; below?: {kind: string} & ShownBelow}
  | {shows: 'propose'}
  | {shows: 'add'; below: Editable; component?: string}
  /** A page that was just made. */
  | {shows: 'made'; address: string; title: string}
  | {shows: 'menu'; adds?: {text: string; to: string}}

/** A button beside what was said: it saves a change, or does something else. */
export type Offer = {name: string} & ({save: Change; done: string} | {does: () => void})

export interface State {
  /** Words can be edited; else the page answers as it does to visitors. */
  on: boolean
  connected: boolean
  /** What happened last, for the bar and for screen readers. */
  said: string
  /** What can be done about what happened last. */
  offer?: Offer | undefined
  box?: BoxState
  panel?: Panel
  kept: KeptWords[]
  /** A link is being made of the chosen words. */
  linking?: boolean
}

let state: State = {on: true, connected: true, said: '', kept: []}
const listeners = new Set<() => void>()

/** What the editor is doing now. */
export function current(): State {
  return state
}

/** Changes some of it, and has the bar drawn again. */
export function change(part: Partial<State>) {
  state = {...state, ...part}
  for (const tell of listeners) tell()
}

/** Changes what is said beside the open box, if there is one. */
export function changeBox(part: Partial<BoxState>) {
  if (state.box) change({box: {...state.box, ...part}})
}

/** Says what happened, and offers what can be done about it. */
export function say(said: string, offer?: Offer) {
  change({said, offer})
}

/** Says that something was saved, and what the check advises on it. */
export function saySaved({advice, span}: Extract<Answer, {saved: true}>, done = 'Saved.') {
  const said = [done, ...advice.flatMap(({words, finding}) => (finding ? words.slice(0, -1) : words))].join(' ')
  const mends = advice.filter(({finding}) => finding)
  const name = mends.map(({words}) => words.at(-1)).join(' ')
  const findings = mends.flatMap(({finding}) => finding ?? [])
  say(said, span && name ? {name, save: {do: 'advice', span, findings}, done: 'Written. Ctrl+Z undoes it.'} : undefined)
}

/** The same, for what is drawn from it. */
export function useEditor(): State {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => state,
  )
}
