/** A message: `problem` is one sentence on what is wrong, true wherever it is read. */
export interface Message {
  problem: string
  /** What to do in the file, shown only if there is no fix. */
  instruction?: string
  /**
   * The problem in the editor, where a value is typed into a field with a label; if absent, the same as in the
   * file.
   */
  problemInEditor?: string
  /**
   * What to do in the editor, where nobody sees files, tags or Markdown; if absent, the same as in the file.
   */
  inEditor?: string
  /**
   * The label of the editor’s button that applies the fix; if absent, the button shows the corrected words.
   */
  button?: string
}

/**
 * The messages of a stage by id, such as `references.no-page`; each is a function of the data of its
 * findings.
 */
// biome-ignore lint/suspicious/noExplicitAny: each message takes data of its own type
export type Messages = Record<string, (data: any) => Message>
