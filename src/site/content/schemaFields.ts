import {z} from 'zod'

/**
 * Returns the schema of the value at a path such as `[0, 'title']`; `undefined` if the schema has no such
 * path.
 */
export function schemaAt(schema: unknown, path: readonly PropertyKey[]): z.ZodType | undefined {
  const here = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  const [key, ...rest] = path
  if (key === undefined) return here instanceof z.ZodType ? here : undefined
  if (here instanceof z.ZodArray) return schemaAt(here.element, rest)
  return here instanceof z.ZodObject ? schemaAt(here.shape[String(key)], rest) : undefined
}

/**
 * Whether the value at a path may be omitted. A required field inside an optional object counts as required.
 */
export function isOptionalAt(schema: unknown, path: readonly PropertyKey[]): boolean {
  const holder = schemaAt(schema, path.slice(0, -1))
  return holder instanceof z.ZodObject && holder.shape[String(path.at(-1))] instanceof z.ZodOptional
}

/** Returns the field names of an object schema, in its order; empty for any other schema. */
export function fieldNamesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** Returns the field names of an object schema whose fields are all strings; empty for any other schema. */
export function stringFieldsOf(schema: z.ZodType | undefined): string[] {
  return fieldNamesOf(schema).every((name) => schemaAt(schema, [name]) instanceof z.ZodString)
    ? fieldNamesOf(schema)
    : []
}

/** Returns the allowed values of a field that accepts only some strings; `undefined` for any other field. */
export function choicesOf(schema: z.ZodType | undefined): string[] | undefined {
  return schema instanceof z.ZodEnum ? schema.options.map(String) : undefined
}

/** Describes the values that a field accepts: `a whole number`. */
export function describeExpected(schema: z.ZodType | undefined): string {
  const choices = choicesOf(schema)
  if (choices) return `one of: ${choices.join(', ')}`
  return schema?.meta()?.description ?? (schema instanceof z.ZodArray ? 'a list' : 'a block of fields')
}

/** Returns a valid value of a schema: its example, or one built from the examples of its parts. */
export function exampleOf(schema: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return undefined
  const examples = schema.meta()?.examples
  if (Array.isArray(examples)) return examples[0]
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element)]
  if (schema instanceof z.ZodOptional) return exampleOf(schema.unwrap())
  if (!(schema instanceof z.ZodObject)) return undefined
  const needed = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
  return Object.fromEntries(needed.map(([name, field]) => [name, exampleOf(field)]))
}
