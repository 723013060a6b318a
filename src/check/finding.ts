import type {Edit} from '../site/index.ts'
import type {MessageData, MessageId} from './messages/index.ts'

export type Severity = 'error' | 'advice'

/** A range of a text in UTF-16 offsets; `to` is exclusive. */
export interface Range {
  from: number
  to: number
}

/** A mistake that the check found in a file. Has no text of its own: `messages/` builds it from `id` and `data`. */
export interface Finding<Id extends MessageId = MessageId> extends Range {
  id: Id
  /** A path from the project’s root: `content/cohorts.yaml`. */
  file: string
  severity: Severity
  data: MessageData<Id>
  /** Edits of this file that resolve the finding without causing another. */
  fix?: readonly Edit[]
  /** Whether the fix restores committed text. */
  isFixFromGit?: true
  /** The committed text of these lines, which reports show if the finding has no fix. */
  originalText?: string
}

/** A finding as a stage of the check yields it; without a `severity`, it gets the severity of the stage. */
export type StageFinding<Id extends MessageId = MessageId> = Omit<
  Finding<Id>,
  'severity' | 'isFixFromGit' | 'originalText'
> & {
  severity?: Severity
}

/** Creates a finding; TypeScript checks that `data` is what the message with this `id` takes as its parameter. */
export function createFinding<Id extends MessageId>(
  id: Id,
  file: string,
  {from, to}: Range,
  data: MessageData<Id>,
  fix?: readonly Edit[],
): StageFinding<Id> {
  return {id, file, from, to, data, ...(fix && {fix})}
}

/** Returns the edit that replaces a range by `text`. */
export function replaceRange({from, to}: Range, text: string): Edit[] {
  return [{start: from, end: to, text}]
}
