import {z} from 'zod'
import {linesOf, readYaml} from '../../../site/index.ts'
import {namesIn} from './namesIn.ts'
import {oddities} from './oddities.ts'

/** A record of a list, or a field at the left margin with what belongs to it. */
export interface Part {
  text: string
  /** Where it starts in its file. */
  start: number
  /** What it may hold: records like it, or the fields that stand nowhere else in the file. */
  schema: z.ZodType
}

/** A file in its parts, each of which is read by itself: a mistake in one hides nothing in the others. */
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
  /** What its schema says of it; nothing while it can’t be read. */
  issues: z.core.$ZodIssue[]
}

export function readPart(text: string, schema: z.ZodType): Reading {
  const document = readYaml(text)
  // A part that is nothing but notes holds nothing wrong.
  if (document.errors.length > 0 || document.contents === null) return {document, issues: []}
  return {document, issues: schema.safeParse(document.toJS()).error?.issues ?? []}
}

/** Whether a part can be read, is what its schema asks for, and holds nothing that is not what it looks like. */
export function isSound(text: string, schema: z.ZodType): boolean {
  const {document, issues} = readPart(text, schema)
  return document.errors.length + issues.length === 0 && oddities(document, text, schema, namesIn(schema)).length === 0
}
