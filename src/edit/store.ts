import {z} from 'zod'
import type {SiteFiles} from '../site/index.ts'
import {moved, type Proposal, type ProposalResult, type SyncResult} from './protocol.ts'
import type {Rejection} from './rejection.ts'

/** The text of a file before and after a change; `undefined` is a missing file. */
export interface FileChange {
  file: string
  before: string | undefined
  after: string | undefined
}

/** The change of one file in a step. */
export interface FileWrite extends FileChange {
  /** The file’s published text when the change was made. */
  head: string | undefined
}

export const newStep = z.object({
  did: z.enum(['save', 'undo', 'redo', 'propose']),
  /** What was changed: `a paragraph`; for a proposal, its branch. */
  what: z.string(),
  /** The id of the save that was undone or redone, or the commit of the proposal. */
  of: z.string().optional(),
  file: z.string(),
  before: z.string(),
  after: z.string(),
  moved: z.array(moved).optional(),
  label: z.string().optional(),
  picture: z.string().optional(),
})

/** A save, undo, redo or proposal in the editor. `before` and `after` are the text as visitors read it. */
export type NewStep = z.infer<typeof newStep>

/** A step that is stored. */
export interface Step extends NewStep {
  id: string
  at: string
  /** Who made the step, if it was somebody else. */
  author?: string | undefined
  /** The files that were written; for a proposal, which writes none, the changed files as they were then. */
  writes: FileWrite[]
}

/** A result now, or a promise of it. */
type Eventually<T> = T | Promise<T>

/**
 * The place that has a site’s files and the steps of its editing, such as a folder with git (`versions/`).
 */
export interface Store {
  /** Returns the site as it is now, with its drafts. */
  readSite(): SiteFiles
  /** Returns all steps, the oldest first. */
  steps(): Step[]
  /** Returns the published texts of files; base64 for pictures. */
  publishedTexts(files: string[]): Map<string, string | undefined>
  /** Stores a step and writes its files: both or neither. Returns the step’s id. */
  write(step: NewStep, changes: FileChange[]): Eventually<string | Rejection>
  /** Returns what `propose` would put into a branch for review, without creating the branch. */
  previewProposal(site: SiteFiles): Proposal
  propose(site: SiteFiles, sentence: string): Promise<ProposalResult>
  /** Sends a proposal for review; absent if `propose` does so. */
  sendProposal?(branch: string): Promise<SyncResult>
  /** Whether what is saved is added to what was sent for review; only where a code host has the files. */
  isInReview?(): boolean
  /** Asks the code host about the pull request of these changes; only where a code host has the files. */
  findSent?(): Promise<Proposal['sent']>
  /**
   * Fetches what is published. Returns the function that merges it with the local changes, or why there is
   * none.
   */
  fetchLatest(): Promise<SyncResult | ((site: SiteFiles) => Eventually<SyncResult>)>
}
