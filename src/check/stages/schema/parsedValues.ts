import type {z} from 'zod'
import type {Range} from '../../../site/index.ts'

export type FieldPath = readonly PropertyKey[]

/**
 * The parsed values of a YAML file, a page’s frontmatter or a tag’s attributes, with access to their source
 * text.
 */
export interface ParsedValues {
  file: string
  schema: z.ZodType
  value: unknown
  /** Whether the source has the field name at this path, with or without a value. */
  has(path: FieldPath): boolean
  /** What the editor calls the field at this path. */
  labelOf(path: FieldPath): string
  /**
   * The range of a field’s name; for a list item the item’s range, for a missing name the range of its
   * parent.
   */
  nameRange(path: FieldPath): Range
  /** The range of a value with its quote marks, or of the field’s name if there is no value. */
  valueRange(path: FieldPath): Range
  /** The range at which to report a missing field. */
  missingFieldRange(path: FieldPath): Range
  /** The source of a one-line value without its quote marks; an empty string for any other value. */
  valueSource(path: FieldPath): string
  /**
   * Splits a name that contains its value, as `title:Hello` is one name in YAML; `free` are the unused field
   * names.
   */
  splitName(name: string, free: readonly string[], path: FieldPath): {name: string; value: string} | undefined
  /** Formats a value in the syntax of the source. */
  formatValue(value: unknown): string
  /** Formats a field’s name and value in the syntax of the source, or a list item if there is no name. */
  formatPair(name: string | undefined, value: unknown): string
}
