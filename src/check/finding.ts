/** Something wrong in a text, from whoever found it: a rule, a schema, a reader of pages or of records, a command. */
export interface Finding {
  /** Where the author should look, as an offset into the text. */
  at: number
  /** What is wrong, in one or two sentences. */
  message: string
  /** What to type in its place, and nothing else, so that it can be copied: reports print it as `Write: <Email />`. */
  write?: string
  /** Which of the signs from `at` on go, and what comes for them, where a button can do it; `write` may be a whole line. */
  swap?: {over: string; by: string}
  /** The signs from `at` on that it is about, where nobody knows for certain what comes for them: reports mark them. */
  marked?: string
  /** Any other advice, as a sentence, or one for each of its lines. Beside `write` it is a line of its own below. */
  help?: string
  /** A warning is shown, and stops nothing. */
  warning?: boolean
  /** The record that no page shows, because of this or by itself, as `facts.yaml#age-range`: of the two the first is told. */
  unshown?: string
  /** Each thing that it stands for, when it is told once for several: of one that is mended, the rest are not new. */
  stands?: string[]
  /** It says more than what the schema says of the same place, and stands instead of that. */
  instead?: boolean
  /** The name of the rule that found it. */
  rule?: string
}

/** What to do about a finding. */
export type Advice = Pick<Finding, 'write' | 'swap' | 'help'>

/** Has something written in place of just those signs. */
export function written(over: string, write: string): Required<Pick<Finding, 'write' | 'swap'>> {
  return {write, swap: {over, by: write}}
}
