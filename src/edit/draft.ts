import type {Stretch} from './span.ts'

/** A text as it would be, and where what was changed would stand in it. */
export interface Draft {
  refused?: undefined
  text: string
  start: number
  end: number
}

/** The same, with what it is a draft of. */
export interface FileDraft extends Draft, Pick<Stretch, 'key'> {
  file: string
  /** The file’s text as it is, without its byte order mark. */
  before: string
  /** What is changed, in the list of what was changed: `a paragraph`. */
  what: string
  /** The id of the record that it is in. */
  id?: string
}
