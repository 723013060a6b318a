import {z} from 'zod'

/** The schema of what stands at a path, and nothing where the schema has no such place. */
export function schemaAt(schema: unknown, path: readonly PropertyKey[]): z.ZodType | undefined {
  const here = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  const [key, ...rest] = path
  if (key === undefined) return here instanceof z.ZodType ? here : undefined
  if (here instanceof z.ZodArray) return schemaAt(here.element, rest)
  return here instanceof z.ZodObject ? schemaAt(here.shape[String(key)], rest) : undefined
}

/** Whether what stands at a path may be left out as a whole: the link of a record, not its words alone. */
export function isOptionalAt(schema: unknown, path: readonly PropertyKey[]): boolean {
  const holder = schemaAt(schema, path.slice(0, -1))
  return holder instanceof z.ZodObject && holder.shape[String(path.at(-1))] instanceof z.ZodOptional
}

/** The fields that a block may have, in the order of its schema; none of anything else. */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** The names of a file that is nothing but labels, each of which can be imported by itself; none of any other. */
export function labelsOf(schema: z.ZodType | undefined): string[] {
  return fieldsOf(schema).every((name) => schemaAt(schema, [name]) instanceof z.ZodString) ? fieldsOf(schema) : []
}

/** The words that a field may hold, when they are a closed list. */
export function choicesOf(schema: z.ZodType | undefined): string[] | undefined {
  return schema instanceof z.ZodEnum ? schema.options.map(String) : undefined
}

/** What a field must be: `a whole number`. */
export function mustOf(schema: z.ZodType | undefined): string {
  const choices = choicesOf(schema)
  if (choices) return `one of: ${choices.join(', ')}`
  return schema?.meta()?.description ?? (schema instanceof z.ZodArray ? 'a list' : 'a block of fields')
}

/** A value that a field may have: the example that its schema gives, or one put together from those of its parts. */
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
