import type {z} from 'zod'
import type {Range} from '../../finding.ts'

export type Path = readonly PropertyKey[]

/** Values as somebody typed them, with the place of each: a file of records, the top of a page, or the attributes of a tag. */
export interface Typed {
  file: string
  schema: z.ZodType
  value: unknown
  /** Whether a name stands there, with a value or without. */
  has(path: Path): boolean
  /** Where a name stands; of a line of a list, or where there is none, what is nearest. */
  nameAt(path: Path): Range
  /** Where a value stands, with its quote marks; where there is none, its name. */
  valueAt(path: Path): Range
  /** Where one of the fields of a block would stand that it does not have. */
  missingAt(path: Path): Range
  /** A value that was typed on one line, without its quote marks; nothing of any other. */
  wordsAt(path: Path): string
  /** A name and a value that were typed as one name. */
  parted(name: string, free: readonly string[], path: Path): {name: string; value: string} | undefined
  /** A value as it is written there. */
  write(value: unknown): string
  /** A name with its value as they are written there; without a name, a line of a list. */
  pair(name: string | undefined, value: unknown): string
}
