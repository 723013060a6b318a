import type {
  Answer,
  Change,
  Done,
  Editable,
  Piece,
  Place,
  Proposal,
  Proposed,
  Pushed,
  Question,
  Span,
} from '../edit/protocol.ts'

/** A record that a component shows. */
export interface ShownRecord {
  /** From the project's root: `content/cohorts.yaml`. */
  file: string
  id: string
  places: Editable[]
}

/** What stands behind a component of a page. */
export interface Behind {
  /** `CohortCard`. */
  name: string
  /** What it is for. */
  purpose: string
  /** Its quoted words, its label, and itself as a block. */
  places: Editable[]
  records: ShownRecord[]
  /** The kind of record that it shows one of, where another can be added: `cohort`. */
  adds?: string
}

/** A kind of record that can be added. */
export interface NewRecord {
  kind: string
  questions: Question[]
  /** The component that shows one of them: `CohortCard`. */
  shownBy?: string
}

/** What a page asks the server, by name: what it gives with it, and what it gets. */
export interface Asks {
  /** Every place of a file, and which text of it they are places of. */
  places: {give: {file: string}; get: {version: string; places: Editable[]}}
  /** What stands behind the component whose tags start there. */
  behind: {give: {file: string; start: number}; get: {version: string; behind?: Behind}}
  /** The values of `content/` that are shown as those words. */
  find: {give: {words: string}; get: Editable[]}
  /** The other pages that show the same. */
  also: {give: {span: Span}; get: Place[]}
  save: {give: Change; get: Answer}
  done: {give: Record<string, never>; get: Done[]}
  undo: {give: {id: string}; get: Answer}
  redo: {give: {id: string}; get: Answer}
  /** The components and the kinds of record that can be added. */
  adding: {
    give: Record<string, never>
    get: {components: Pick<Behind, 'name' | 'purpose'>[]; records: NewRecord[]}
  }
  /** Which of those pieces may stand below that place. */
  fits: {give: {below: Span; pieces: Piece[]}; get: boolean[]}
  /** What a proposal would hold. */
  proposal: {give: Record<string, never>; get: Proposal}
  propose: {give: {sentence: string}; get: Proposed}
  push: {give: {branch: string; remote?: string}; get: Pushed}
}

/** What a question is called on its way. */
export const asking = 'edit:ask'
/** What its answer is called on its way back. */
export const answering = 'edit:answer'

/** A question on its way: of any page, so that nothing of it is believed. */
export interface Asked {
  number?: unknown
  name?: unknown
  give?: unknown
}

/** Its answer: what was asked for, or why there is none. */
export type Answered = {number: number; get: unknown} | {number: number; failed: string}
