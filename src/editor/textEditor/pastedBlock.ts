import type {Inline} from '../../edit/protocol.ts'

/**
 * A pasted block. A line break in its text is `\n`; a heading has the level that it had where it was copied.
 */
export type PastedBlock =
  | {paragraph: Inline[]}
  | {heading: Inline[]; level: number}
  | {items: PastedItem[]}
  /** Rows of cells; the first row is the header. */
  | {table: Inline[][][]}

/** An item of a list; `depth` is the number of lists around its own list. */
export interface PastedItem {
  item: Inline[]
  depth: number
  ordered: boolean
}

/** Something that can’t be pasted as it was. */
export type Loss = 'picture' | 'table' | 'nested list'

export interface Pasted {
  blocks: PastedBlock[]
  losses: Loss[]
}

/**
 * Matches the addresses that links may keep: safe ones, and not Word’s internal bookmarks, which start with
 * `#_`.
 */
export const safeAddress = /^(https?:|mailto:|tel:|\/|#(?!_))/

const lossClauses: Record<Loss, (count: number) => string> = {
  picture: (count) =>
    `${count === 1 ? 'a picture was' : `${count} pictures were`} left out, to be added with “Picture”`,
  table: () => 'a table became lines of text',
  'nested list': () => 'a list inside a list became part of the outer one',
}

/** Returns a sentence that names what was not kept; empty if everything was. */
export function lossSentence(losses: Loss[]): string {
  const clauses = [...new Set(losses)].map((loss) =>
    lossClauses[loss](losses.filter((each) => each === loss).length),
  )
  return clauses.length === 0 ? '' : `Not everything could be pasted: ${clauses.join('; ')}.`
}
