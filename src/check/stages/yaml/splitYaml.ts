import {z} from 'zod'
import {linesOf, readYaml} from '../../../site/index.ts'
import {allFieldNames} from './allFieldNames.ts'
import {oddities} from './oddities.ts'

/** A record of a list, or an unindented field with the lines that belong to it. */
export interface YamlPart {
  text: string
  /** The offset at which the part starts in the YAML. */
  start: number
  /** The schema of the part: a list of records, or the fields that no other part of the file has. */
  schema: z.ZodType
}

/** Splits a file into parts that are parsed separately, so that an error in one hides none in the others. */
export function splitYaml(text: string, schema: z.ZodType): YamlPart[] {
  const fields = schema instanceof z.ZodObject ? schema.shape : undefined
  const names = fields ? Object.keys(fields) : allFieldNames(schema)
  const starts = new RegExp(`^${fields ? '' : '[-–—•] *'}(?:${names.join('|')}) *:`)
  const parts = [{text: '', start: 0}]
  const lines = linesOf(text)
  for (const [index, {text: line, start}] of lines.entries()) {
    if (starts.test(line)) parts.push({text: '', start})
    const part = parts.at(-1)
    if (part) part.text += text.slice(start, lines[index + 1]?.start)
  }
  const nameOf = (part: {text: string}) => starts.exec(part.text)?.[0].replace(/ *:$/, '') ?? ''
  return parts.map((part) => {
    if (!fields) return {...part, schema: schema instanceof z.ZodArray ? z.array(schema.element) : schema}
    const elsewhere = new Set(parts.filter((each) => each !== part).map(nameOf))
    const own = Object.entries(fields).filter(([name]) => !elsewhere.has(name))
    return {...part, schema: z.strictObject(Object.fromEntries(own)).partial()}
  })
}

export interface ParsedPart {
  document: ReturnType<typeof readYaml>
  /** The schema’s issues; empty if the part can’t be parsed. */
  issues: z.core.$ZodIssue[]
}

export function parsePart(text: string, schema: z.ZodType): ParsedPart {
  const document = readYaml(text)
  // A part that is only comments has no issues.
  if (document.errors.length > 0 || document.contents === null) return {document, issues: []}
  return {document, issues: schema.safeParse(document.toJS()).error?.issues ?? []}
}

/** Whether a part can be parsed, matches its schema and has no oddities (see `oddities.ts`). */
export function isSound(text: string, schema: z.ZodType): boolean {
  const {document, issues} = parsePart(text, schema)
  return (
    document.errors.length + issues.length === 0 && oddities(document, text, schema, allFieldNames(schema)).length === 0
  )
}
