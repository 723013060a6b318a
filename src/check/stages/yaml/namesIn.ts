import {z} from 'zod'

/** The names of all fields that a schema knows, of whatever block in it. */
export function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap())
  if (schema instanceof z.ZodArray) return namesIn(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return [...new Set(Object.entries(schema.shape).flatMap(([name, field]) => [name, ...namesIn(field)]))]
}
