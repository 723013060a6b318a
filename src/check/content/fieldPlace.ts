import {type Document, isMap, isNode, isScalar, isSeq} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {nearestValue} from '../nearest.ts'
import {asYaml} from './asYaml.ts'
import {choicesOf, exampleOf, schemaAt} from './field.ts'

/** A field of a record as it was typed, or a line of its list, and how its line is written with another value. */
export interface FieldPlace {
  path: PropertyKey[]
  schema: z.ZodType
  document: Document
  text: string
  /** What the schema says of it. */
  field: z.ZodType | undefined
  name: string
  isInList: boolean
  /** All values of its list, where that stands on one line. */
  inFlow?: unknown[]
  choices?: string[]
  /** What stands there, with its quote marks, and where that starts in the text. */
  source: string
  start: number
  /** What stands there if that is one line, without the quote marks round it. */
  typed: string
  /** Its line with another value. */
  line: (value: unknown) => string
  /** What to write for it, with the change that writes it. */
  instead: (value: unknown) => Omit<Finding, 'at' | 'message'>
  /** Its line with the schema’s example. */
  example: string
}

/** Reads the field that an error of a schema names by its path. */
export function fieldPlace(path: PropertyKey[], schema: z.ZodType, document: Document, text: string): FieldPlace {
  const field = schemaAt(schema, path)
  const isInList = typeof path.at(-1) === 'number'
  const name = String(path.findLast((key) => typeof key === 'string') ?? field?.meta()?.title ?? 'record')
  const parent = document.getIn(path.slice(0, -1), true)
  // In a list on one line, the line is all of it.
  const inFlow = isInList && isSeq(parent) && parent.flow ? (parent.toJSON() as unknown[]) : undefined
  const choices = choicesOf(field)
  // The others of the list are written as they should be too: one line mends them all.
  const other = (each: unknown) =>
    choices && !choices.includes(String(each)) ? (nearestValue(String(each), choices) ?? each) : each
  const line = (value: unknown) =>
    inFlow
      ? `${name}: [${inFlow.map((each, index) => asYaml(index === path.at(-1) ? value : other(each))).join(', ')}]`
      : `${isInList ? '-' : `${name}:`} ${asYaml(value)}`
  const node = document.getIn(path, true)
  const [start = 0, end = start] = (isScalar(node) && node.range) || []
  const source = text.slice(start, end)
  return {
    ...{path, schema, document, text, field, name, isInList, inFlow, choices, source, start},
    typed: typedAt(document, path, text),
    line,
    instead: (value) => ({
      // What is written over several lines has no line to write in its place.
      ...(isScalar(node) && node.type?.startsWith('BLOCK')
        ? {help: `Write in place of all its lines: ${line(value)}`}
        : // Beside others on one line it is written alone, in the place of what is marked.
          {write: isMap(parent) && parent.flow ? asYaml(value) : line(value)}),
      ...(source && {swap: {over: source, by: asYaml(value)}}),
    }),
    example: `For example: ${line(exampleOf(field))}`,
  }
}

function typedAt(document: Document, path: readonly PropertyKey[], text: string): string {
  const node = document.getIn(path, true)
  if (isScalar(node)) return node.source ?? String(node.value)
  const [start = 0, end = start] = (isNode(node) && node.range) || []
  const typed = text.slice(start, end).trim()
  return typed.includes('\n') ? '' : typed
}
