/** Something wrong in a text, from whoever found it: a rule, a schema, a reader of pages or of records, a command. */
export interface Finding {
  /** Where the author should look, as an offset into the text. */
  at: number
  /** What is wrong, in one or two sentences. */
  message: string
  /** What to type in its place, and nothing else, so that it can be copied: reports print it as `Write: <Email />`. */
  write?: string
  /** Any other advice, as a sentence. Beside `write` it is a line of its own below. */
  help?: string
  /** A warning is shown, and stops nothing. */
  warning?: boolean
  /** The name of the rule that found it. */
  rule?: string
}

/** What to do about a finding. */
export type Advice = Pick<Finding, 'write' | 'help'>
