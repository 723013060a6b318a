/** Something wrong in a file, with its place counted from 1. */
export interface Problem {
  /** From the project's root: `content/cohorts.yaml`. */
  file: string
  line: number
  column: number
  /** What is wrong, in one or two sentences. */
  message: string
  /** What to do: `Write: <Email />`, or a sentence. */
  help?: string
  /** A warning is shown, and stops nothing. */
  warning?: boolean
  /** The value that stands there, for a schema’s message. */
  found?: string
  /** The rule that found it. */
  rule?: string
}

/** A mistake in a page's text that stops it from being read, and the characters that must go so that the rest can be. */
export interface Slip {
  /** Where the author should look, as an offset into the text. */
  at: number
  message: string
  help?: string
  /** Ranges to read past: the broken tag, and the closing tag that belongs to it. */
  blank: [start: number, end: number][]
  /** What `npm run fix` may write in place of a range, when that is safe. */
  mend?: {start: number; end: number; text: string}
  /** Set when nothing better than “something is wrong here” could be said. */
  vague?: boolean
}
