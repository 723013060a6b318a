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
  /** What has to change with it in other files. */
  also?: {file: string; before: string; text: string}[]
}
