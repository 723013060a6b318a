import type {
  AddableComponent,
  AddableRecordKind,
  ChangeEntry,
  ChangeResult,
  Editable,
  LinkTarget,
  PageAddress,
  Proposal,
  ProposalResult,
  RequestParams,
  ShownOn,
  Span,
  SyncResult,
} from '../edit/protocol.ts'

/** The kind of record that a component shows, if authors can add such records. */
export interface ShownKind {
  /** The name in the code: `cohort`. */
  kind: string
  /** The human-readable name: `course date`. */
  name: string
  /** The component’s name in the code: `CohortCard`. */
  component: string
  /** Whether there are records of this kind that the page does not show. */
  hasUnshown: boolean
  /** The record that the component shows, if it can be deleted. */
  record?: Span
}

/** A component on a page, with the values that authors can edit. */
export interface ComponentDetails {
  /** The human-readable name: `Course date`. */
  title: string
  /** What the component is for. */
  purpose: string
  /** The fields of the records that it shows, its attributes, the text between its tags, and itself as a block. */
  editables: Editable[]
  shows?: ShownKind
}

/** The server’s response to each request. */
interface RequestResults {
  /** The human-readable name of a file, its editable items, and the version of the text that they belong to. */
  places: {title: string; version: string; places: Editable[]}
  /** The component whose tag starts at the given offset. */
  behind: {behind?: ComponentDetails | undefined}
  /** The `content/` values that are shown as the given text; if there are none, those that are only a part of it. */
  find: {places: Editable[]; isWhole: boolean}
  /** The pages that show the value at the given source range. */
  also: ShownOn
  save: ChangeResult
  done: ChangeEntry[]
  undo: ChangeResult
  redo: ChangeResult
  /** The components and the kinds of record that can be added. */
  address: PageAddress
  adding: {components: AddableComponent[]; records: AddableRecordKind[]}
  /** The pages and headings that a link can lead to. */
  targets: LinkTarget[]
  /** Whether each given insertion can be added below the block at the given source range. */
  fits: boolean[]
  proposal: Proposal
  propose: ProposalResult
  push: SyncResult
  latest: SyncResult
}

/** The requests of a page by name, with their parameters and responses. */
export type Requests = {[Name in keyof RequestResults]: {give: RequestParams<Name>; get: RequestResults[Name]}}

/** The name of the event on Vite’s socket that sends a request to the server. */
export const requestEvent = 'edit:ask'
/** The name of the event on Vite’s socket that sends a response to the browser. */
export const responseEvent = 'edit:answer'

/** A response: the result, or the error message. */
export type ResponseMessage = {number: number; get: unknown} | {number: number; failed: string}

/** The event with which a page in the dev server requests the content check’s advice. */
export const adviceRequestEvent = 'site:advice-asked'
/** The event with which the server sends advice: in response to a request, and after each file change. */
export const adviceEvent = 'site:advice'

/** A piece of the content check’s advice, as pages show it in the dev server. */
export interface AdviceMessage {
  /** The file and line, `pages/about.mdx, line 12`; in the editor, the name of the page or kind of record. */
  place: string
  /** The sentences: what to look at, then what to write. */
  sentences: string[]
  /** The page that the advice is about; absent if it is about a record: it is then shown on every page. */
  address?: string
}
