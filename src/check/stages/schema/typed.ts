import type {z} from 'zod'
import type {Range} from '../../finding.ts'

export type Path = readonly PropertyKey[]

/** Parsed values with access to their source: a YAML file, a page’s frontmatter, or the attributes of a tag. */
export interface Typed {
  file: string
  schema: z.ZodType
  value: unknown
  /** Whether there is a name at this path, with or without a value. */
  has(path: Path): boolean
  /** The range of a name; for a list item that of the item, for a missing name that of its parent. */
  nameAt(path: Path): Range
  /** The range of a value with its quote marks, or of the name if there is no value. */
  valueAt(path: Path): Range
  /** Where to report a missing field. */
  missingAt(path: Path): Range
  /** The source of a one-line value without its quote marks; an empty string for any other value. */
  wordsAt(path: Path): string
  /** Splits a name and a value that were typed as one name; `free` are the field names that are not used yet. */
  parted(name: string, free: readonly string[], path: Path): {name: string; value: string} | undefined
  /** Formats a value in the syntax of the source. */
  write(value: unknown): string
  /** Formats a name and its value in the syntax of the source, or a list item if there is no name. */
  pair(name: string | undefined, value: unknown): string
}
