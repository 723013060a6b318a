import {z} from 'zod'

/** Returns the names of all fields of a schema, including the fields of nested objects. */
export function allFieldNames(schema: unknown): string[] {
  if (schema instanceof z.ZodOptional) return allFieldNames(schema.unwrap())
  if (schema instanceof z.ZodArray) return allFieldNames(schema.element)
  if (!(schema instanceof z.ZodObject)) return []
  return [
    ...new Set(Object.entries(schema.shape).flatMap(([name, field]) => [name, ...allFieldNames(field)])),
  ]
}
