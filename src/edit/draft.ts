import type {Span} from './protocol.ts'
import {lost, type Refused} from './refused.ts'
import {type Stretch, seek} from './span.ts'

/** A text as it would be, and where what was changed would stand in it. */
export interface Draft {
  refused?: undefined
  text: string
  start: number
  end: number
}

/** The same, with what it is a draft of. */
export interface FileDraft extends Draft {
  file: string
  /** The file’s text as it is, without its byte order mark; nothing when there is no such file yet. */
  before: string | undefined
  /** What is changed, in the list of what was changed: `a paragraph`. */
  what: string
  /** The id of the record that it is in, or which value it is of a file that is one record. */
  id?: string
  key?: string
  /** The id of a new record, or the address of a new picture. */
  added?: string
  /** What has to change with it in other files. */
  also?: {file: string; before: string | undefined; text: string | undefined}[]
}

/**
 * Writes at a span; `undefined` if it no longer exists. If the file already says what is asked for, it succeeds: the
 * answer to an earlier request may have been lost.
 */
export function writeAt<T extends Stretch, D extends Draft>(
  span: Span,
  text: string,
  stretches: T[],
  write: (stretch: T) => D | Refused,
): D | Refused | undefined {
  const sought = seek(span, text, stretches)
  if (sought.how === 'found') return write(sought.stretch)
  if (sought.how === 'gone') return undefined
  const draft = sought.how === 'changed' && write(sought.now)
  return draft && !draft.refused && draft.text === text ? draft : lost(sought, text)
}
