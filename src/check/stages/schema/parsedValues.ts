import type {z} from 'zod'
import type {Range} from '../../finding.ts'

export type FieldPath = readonly PropertyKey[]

/** Parsed values with access to their source: a YAML file, a page’s frontmatter, or the attributes of a tag. */
export interface ParsedValues {
  file: string
  schema: z.ZodType
  value: unknown
  /** Whether there is a name at this path, with or without a value. */
  has(path: FieldPath): boolean
  /** The range of a name; for a list item that of the item, for a missing name that of its parent. */
  nameRange(path: FieldPath): Range
  /** The range of a value with its quote marks, or of the name if there is no value. */
  valueRange(path: FieldPath): Range
  /** Where to report a missing field. */
  missingFieldRange(path: FieldPath): Range
  /** The source of a one-line value without its quote marks; an empty string for any other value. */
  valueSource(path: FieldPath): string
  /** Splits a name and a value that were typed as one name; `free` are the field names that are not used yet. */
  splitName(name: string, free: readonly string[], path: FieldPath): {name: string; value: string} | undefined
  /** Formats a value in the syntax of the source. */
  formatValue(value: unknown): string
  /** Formats a name and its value in the syntax of the source, or a list item if there is no name. */
  formatPair(name: string | undefined, value: unknown): string
}
