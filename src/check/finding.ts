import type {Edit} from '../site/index.ts'
import type {MessageData, MessageId} from './messages/index.ts'

export type Severity = 'error' | 'advice'

/** A range of a text in UTF-16 offsets; `to` is exclusive. */
export interface Range {
  from: number
  to: number
}

/** A problem in a file, as data; `messages/` turns it into text. */
export interface Finding<Id extends MessageId = MessageId> extends Range {
  id: Id
  /** A path from the project’s root: `content/cohorts.yaml`. */
  file: string
  severity: Severity
  data: MessageData<Id>
  /** Edits of this file that resolve the finding without causing another. */
  fix?: readonly Edit[]
  /** The fix restores the text that git has. */
  isFixFromGit?: true
  /** The text that git has for these lines: shown as a reminder if it is too different to be offered as a fix. */
  originalText?: string
}

/** A finding as a stage yields it; `severity` defaults to that of the stage. */
export type StageFinding<Id extends MessageId = MessageId> = Omit<
  Finding<Id>,
  'severity' | 'isFixFromGit' | 'originalText'
> & {
  severity?: Severity
}

/** Creates a finding; TypeScript checks `data` against the message of that `id`. */
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
