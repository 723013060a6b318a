import {z} from 'zod'
import {
  type AddableComponent,
  type AddableRecordKind,
  type ChangeEntry,
  type ChangeResult,
  change,
  type Editable,
  editableFile,
  insertion,
  type LinkTarget,
  offset,
  type PageAddress,
  type Proposal,
  type ProposalResult,
  type ShownOn,
  type Span,
  type SyncResult,
  span,
} from './protocol.ts'

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
  /**
   * The fields of the records that it shows, its attributes, the text between its tags, and itself as a
   * block.
   */
  editables: Editable[]
  shows?: ShownKind
}

interface Method<Params, Result> {
  /** Parameters may come from any web page, so they are parsed before they are used. */
  params: z.ZodType<Params>
  /** Only a type: no value has it. */
  result?: Result
}

/** Declares a method that returns `Result`. */
function returning<Result>() {
  return function method<Params>(params: z.ZodType<Params>): Method<Params, Result> {
    return {params}
  }
}

const nothing = z.object({})
const inFile = z.object({file: editableFile})
const optionalId = z.object({id: z.string().optional()})

/** The methods that the editor in the browser calls on the server. Knows nothing of sockets, files or git. */
export const api = {
  /**
   * A file’s editable items, its human-readable name, and the version of the text that the items belong to.
   */
  listEditables: returning<{title: string; version: string; editables: Editable[]}>()(inFile),
  /** The component whose tag starts at an offset. */
  describeComponent: returning<{component?: ComponentDetails | undefined}>()(
    z.object({file: editableFile, start: offset}),
  ),
  /**
   * The `content/` values that are shown as the given text; if there are none, those that are only a part of
   * it.
   */
  findValues: returning<{editables: Editable[]; isWhole: boolean}>()(z.object({text: z.string()})),
  /** The pages that show the value at a source range. */
  listPagesShowing: returning<ShownOn>()(z.object({span})),
  saveChange: returning<ChangeResult>()(change),
  listChanges: returning<ChangeEntry[]>()(nothing),
  /** Undoes a change; by default, the last one. */
  undoChange: returning<ChangeResult>()(optionalId),
  redoChange: returning<ChangeResult>()(optionalId),
  describeAddress: returning<PageAddress>()(inFile),
  /** The components and the kinds of record that can be added. */
  listAddable: returning<{components: AddableComponent[]; records: AddableRecordKind[]}>()(nothing),
  /** The pages and headings that a link can lead to. */
  listLinkTargets: returning<LinkTarget[]>()(nothing),
  /** Whether each insertion can be added below the block at a source range. */
  checkInsertions: returning<boolean[]>()(z.object({below: span, insertions: z.array(insertion)})),
  getProposal: returning<Proposal>()(nothing),
  propose: returning<ProposalResult>()(z.object({sentence: z.string()})),
  sendProposal: returning<SyncResult>()(
    z.object({
      branch: z
        .string()
        .regex(/^edit\/[a-z0-9_-]+(?:\/[a-z0-9-]+)?$/, 'This is not the branch of a proposal.'),
    }),
  ),
  getLatest: returning<SyncResult>()(nothing),
}

/** The parameters and the result of each method. */
export type Api = {
  [Name in keyof typeof api]: (typeof api)[Name] extends Method<infer Params, infer Result>
    ? {params: Params; result: Result}
    : never
}

/** The envelope of a request. It may come from any web page, so it is untrusted. */
export const requestMessage = z.object({id: z.int(), method: z.string(), params: z.unknown().optional()})

/** A response: the result, or the error message. `isUnreachable`: the code host could not be asked. */
export type ResponseMessage =
  | {id: number; result: unknown}
  | {id: number; error: string; isUnreachable?: boolean}
