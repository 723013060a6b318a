import type {z} from 'zod'

/**
 * Returns the label of a field: the one that its schema has, or else the names in its path, with indexes
 * counted from 1: `highlights.0` becomes “Highlights 1”.
 */
export function fieldLabel(path: readonly PropertyKey[], schema?: z.ZodType): string {
  const own = schema?.meta()?.label
  if (own !== undefined) return String(own)
  const words = path
    .map((part) => (Number.isInteger(Number(part)) ? String(Number(part) + 1) : String(part)))
    .join(' ')
  return capitalise(words.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
