import type {Range} from '../site/index.ts'
import type {ChangeEntry, Moved, Span} from './protocol.ts'
import {type Rejection, rejectOutdated} from './rejection.ts'
import {type EditableRange, findSpan} from './span.ts'

/** The new text of a file, and the range of the changed part in it. */
export interface Draft extends Range {
  rejected?: undefined
  text: string
}

/** A draft with its file and a description of the change. */
export interface FileDraft extends Draft {
  file: string
  /** The current text, without a byte order mark; `undefined` if the file doesn’t exist. */
  before: string | undefined
  /** Names the changed item in the list of changes: `a paragraph`. */
  description: string
  /** The id of a new record, or the address of a new picture. */
  added?: string
  /** How the change is listed, if not by the differences in the text of its file. */
  listed?: Pick<ChangeEntry, 'file' | 'before' | 'after'>
  moved?: Moved[]
  /** The human-readable name of a new record: its title, its question. */
  addedName?: string
  /** Other files that change together with this one; without `text` the file is deleted. */
  otherFiles?: {file: string; before: string | undefined; text: string | undefined}[]
}

/**
 * Calls `write` with the range that a span refers to; `undefined` if it is gone. A repeated write succeeds
 * too.
 */
export function editAtSpan<T extends EditableRange, D extends Draft>(
  span: Span,
  text: string,
  ranges: T[],
  write: (range: T) => D | Rejection,
): D | Rejection | undefined {
  const result = findSpan(span, text, ranges)
  if (result.status === 'found') return write(result.range)
  if (result.status === 'removed') return undefined
  const draft = result.status === 'changed' && write(result.range)
  return draft && !draft.rejected && draft.text === text ? draft : rejectOutdated(result, text)
}
