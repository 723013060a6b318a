import type {
  Answer,
  Done,
  Editable,
  Exchanged,
  Given,
  NewBlock,
  NewKind,
  Place,
  Proposal,
  Proposed,
  Span,
  Target,
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
  /** `CohortCard`; and as a person calls it: `Course date`. */
  name: string
  title: string
  /** What it is for. */
  purpose: string
  /** Its quoted words, its label, and itself as a block. */
  places: Editable[]
  records: ShownRecord[]
  /** The kind of record that it shows one of, where another can be added, and where that record stands. */
  shows?: {kind: string; name: string; record?: Span}
}

/** The server’s response to each request. */
interface Answers {
  /** Every place of a file, and which text of it they are places of. */
  places: {version: string; places: Editable[]}
  /** What stands behind the component whose tags start there. */
  behind: {version: string; behind?: Behind}
  /** The values of `content/` that are shown as those words. */
  find: Editable[]
  /** The other pages that show the same. */
  also: Place[]
  save: Answer
  done: Done[]
  undo: Answer
  redo: Answer
  /** The components and the kinds of record that can be added. */
  adding: {components: NewBlock[]; records: NewKind[]}
  /** Where a link can lead in this site. */
  targets: Target[]
  /** Which of those pieces may stand below that place. */
  fits: boolean[]
  /** What a proposal would hold. */
  proposal: Proposal
  propose: Proposed
  push: Exchanged
  latest: Exchanged
}

/** The requests of a page by name, with their parameters and responses. */
export type Asks = {[Name in keyof Answers]: {give: Given<Name>; get: Answers[Name]}}

/** What a question is called on its way. */
export const asking = 'edit:ask'
/** What its answer is called on its way back. */
export const answering = 'edit:answer'

/** Its answer: what was asked for, or why there is none. */
export type Answered = {number: number; get: unknown} | {number: number; failed: string}

/** The names under which a page of dev asks for advice, and under which it comes, then and after each change. */
export const adviceAsked = 'site:advice-asked'
export const adviceSent = 'site:advice'

/** A piece of advice as a page of dev shows it. */
export interface SentAdvice {
  /** `pages/about.mdx, line 12` */
  place: string
  /** What is worth a look, and what to write. */
  words: string[]
  /** The page that it is on; what is about records stands on every page. */
  address?: string
}
