import {z} from 'zod'

/** Returns the names of all fields of a schema, those of nested blocks included. */
export function namesIn(schema: unknown): string[] {
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap())
  if (schema instanceof z.ZodArray) return namesIn(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return [...new Set(Object.entries(schema.shape).flatMap(([name, field]) => [name, ...namesIn(field)]))]
}
