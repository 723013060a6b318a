import type {Edit} from '../site/index.ts'
import type {DataOf, MessageId} from './messages/index.ts'

export type Severity = 'error' | 'advice'

/** A range of a text, in offsets. */
export interface Range {
  from: number
  to: number
}

/** Something wrong in a file, as data: its words stand in `messages/`. */
export interface Finding<Id extends MessageId = MessageId> extends Range {
  id: Id
  /** From the project's root: `content/cohorts.yaml`. */
  file: string
  severity: Severity
  data: DataOf<Id>
  /** Edits of this file that mend it: once they are made, the finding is gone and no other has come. */
  fix?: readonly Edit[]
  /** The fix is what stood there in git. */
  isRestored?: true
  /** What git has in place of the line, where too many words differ for a slip: shown as a reminder. */
  before?: string
}

/** A finding as a stage makes it: without a severity of its own it has that of the stage. */
export type Found<Id extends MessageId = MessageId> = Omit<Finding<Id>, 'severity' | 'isRestored' | 'before'> & {
  severity?: Severity
}

/** Makes a finding; the data that a message needs is checked by its type. */
export function found<Id extends MessageId>(
  id: Id,
  file: string,
  {from, to}: Range,
  data: DataOf<Id>,
  fix?: readonly Edit[],
): Found<Id> {
  return {id, file, from, to, data, ...(fix && {fix})}
}

/** The edit that puts other words in the place of a range. */
export function replace({from, to}: Range, text: string): Edit[] {
  return [{start: from, end: to, text}]
}
