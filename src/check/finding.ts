import type {Edit, Range} from '../site/index.ts'
import type {MessageData, MessageId} from './messages/index.ts'

export type Severity = 'error' | 'advice'

/**
 * A mistake that the check found in a file. Has no text of its own: `messages/` builds it from `id` and
 * `data`.
 */
export interface Finding<Id extends MessageId = MessageId> extends Range {
  id: Id
  /** A path from the project’s root: `content/cohorts.yaml`. */
  file: string
  severity: Severity
  data: MessageData<Id>
  /** Edits of this file that resolve the finding without causing another. */
  fix?: readonly Edit[]
  /**
   * Whether an error stays an error in a draft; other errors in drafts become advice, as visitors can’t see
   * drafts.
   */
  evenInDraft?: boolean
  /** Whether the fix restores committed text. */
  isFixFromGit?: true
  /** The committed text of these lines, which reports show if the finding has no fix. */
  originalText?: string
}

/** The properties of a new finding: `data` is what its message takes, if it takes any. */
type NewFinding<Id extends MessageId> = Pick<Finding, 'file' | 'fix' | 'evenInDraft'> & {
  /** The start of the file by default. */
  range?: Range
} & (undefined extends MessageData<Id> ? {data?: MessageData<Id>} : {data: MessageData<Id>})

/** Creates a finding that fails the check and the build. */
export function error<Id extends MessageId>(id: Id, finding: NewFinding<Id>): Finding<Id> {
  return createFinding(id, 'error', finding)
}

/** Creates a finding that only advises, as what was found may be intended. */
export function advice<Id extends MessageId>(id: Id, finding: NewFinding<Id>): Finding<Id> {
  return createFinding(id, 'advice', finding)
}

function createFinding<Id extends MessageId>(
  id: Id,
  severity: Severity,
  finding: NewFinding<Id>,
): Finding<Id> {
  const {file, range: {start, end} = {start: 0, end: 0}, data, fix, evenInDraft} = finding
  return {id, severity, file, start, end, data, fix, evenInDraft}
}

/** Returns the edit that replaces a range by `text`. */
export function replaceRange({start, end}: Range, text: string): Edit[] {
  return [{start, end, text}]
}
