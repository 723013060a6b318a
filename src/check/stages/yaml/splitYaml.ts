import type {Document} from 'yaml'
import {z} from 'zod'
import {linesOf} from '../../../site/index.ts'
import {allFieldNames} from './allFieldNames.ts'
import {ambiguities} from './ambiguities.ts'

/** A part of a YAML file: one record of a list, or one unindented field with the lines that belong to it. */
export interface YamlPart {
  text: string
  /** The offset of the part in the YAML. */
  start: number
  /**
   * The schema of the part: a list of records, or an object with all fields except those of the other parts.
   */
  schema: z.ZodType
}

/**
 * Splits a file into parts that are parsed separately, so that an error in one part does not hide other
 * errors.
 */
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

/** Returns the schema’s issues; an empty list if the YAML can’t be parsed, or has only comments. */
export function issuesOf(document: Document, schema: z.ZodType): z.core.$ZodIssue[] {
  if (document.errors.length > 0 || document.contents === null) return []
  return schema.safeParse(document.toJS()).error?.issues ?? []
}

/** Whether YAML can be parsed, matches its schema and has no ambiguities (see `ambiguities.ts`). */
export function isSound(text: string, document: Document, schema: z.ZodType): boolean {
  return (
    document.errors.length + issuesOf(document, schema).length === 0 &&
    ambiguities(document, text, schema, allFieldNames(schema)).length === 0
  )
}
