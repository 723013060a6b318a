import {z} from 'zod'
import {linesOf, readYaml} from '../../../site/index.ts'
import {namesIn} from './namesIn.ts'
import {oddities} from './oddities.ts'

/** A record of a list, or an unindented field with the lines that belong to it. */
export interface Part {
  text: string
  /** The offset at which the part starts in the YAML. */
  start: number
  /** The schema of the part: a list of records, or the fields that no other part of the file has. */
  schema: z.ZodType
}

/** Splits a file into parts that are parsed separately, so that an error in one hides none in the others. */
export function partsOf(text: string, schema: z.ZodType): Part[] {
  const fields = schema instanceof z.ZodObject ? schema.shape : undefined
  const names = fields ? Object.keys(fields) : namesIn(schema)
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

export interface Reading {
  document: ReturnType<typeof readYaml>
  /** The schema’s issues; empty if the part can’t be parsed. */
  issues: z.core.$ZodIssue[]
}

export function readPart(text: string, schema: z.ZodType): Reading {
  const document = readYaml(text)
  // A part that is only comments has no issues.
  if (document.errors.length > 0 || document.contents === null) return {document, issues: []}
  return {document, issues: schema.safeParse(document.toJS()).error?.issues ?? []}
}

/** Whether a part can be parsed, matches its schema and has no oddities (see `oddities.ts`). */
export function isSound(text: string, schema: z.ZodType): boolean {
  const {document, issues} = readPart(text, schema)
  return document.errors.length + issues.length === 0 && oddities(document, text, schema, namesIn(schema)).length === 0
}
