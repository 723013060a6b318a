import {type Document, isScalar} from 'yaml'
import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {nearest} from '../nearest.ts'
import {asYaml} from './asYaml.ts'
import {dashed} from './explainYaml.ts'
import {choicesOf, exampleOf, fieldsOf, mustOf, schemaAt} from './field.ts'

type Said = Omit<Finding, 'at'>

/** What a schema found in a record, in words: what is wrong, and what to write there. */
export function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType, document: Document): Said {
  if (issue.code === 'unrecognized_keys') return explainUnknown(issue.keys, issue.path, schema, document)
  const {path} = issue
  if (path.length === 0) return explainFile(schema)
  const field = schemaAt(schema, path)
  const found = document.getIn(path)
  const inList = typeof path.at(-1) === 'number'
  const name = path.findLast((key) => typeof key === 'string') ?? field?.meta()?.title ?? 'record'
  const write = (value: unknown) => `${inList ? '-' : `${name}:`} ${asYaml(value)}`
  // What a schema words itself is kept; it says what to write where that follows from other fields.
  if (issue.message)
    return {message: issue.message, ...(issue.code === 'custom' && {write: write(issue.params?.value)})}
  const choices = choicesOf(field)
  if (found === undefined || found === null)
    return {
      message: inList ? `A line of ${name} is empty.` : `${name} is missing.`,
      ...(choices ? {help: `${name} must be ${mustOf(field)}.`} : {write: write(exampleOf(field))}),
    }
  const [, dash, words] = /^([–—])\s*(.*?)(?:\s[–—]\s.*)?$/s.exec(String(found)) ?? []
  if (dash && words && field instanceof z.ZodArray) return dashed(dash, words)
  const message = `${inList ? `Every line of ${name}` : name} must be ${mustOf(field)}.`
  const meant = choices && nearest(String(found), choices)
  if (meant) return {message: `There is no ${name} “${found}”. Did you mean ${meant}?`, write: write(meant)}
  if (choices) return {message}
  return {message, write: write(otherwiseTyped(path, field, document) ?? exampleOf(field))}
}

/** A file that holds something else altogether, or nothing. */
function explainFile(schema: z.ZodType): Said {
  if (schema instanceof z.ZodArray)
    return {message: 'The file must be a list of records.', write: `- id: ${exampleOf(schemaAt(schema, [0, 'id']))}`}
  const [first = ''] = fieldsOf(schema)
  return {
    message: 'The file must hold names with their values.',
    write: `${first}: ${asYaml(exampleOf(schemaAt(schema, [first])))}`,
  }
}

function explainUnknown(keys: string[], path: readonly PropertyKey[], schema: z.ZodType, document: Document): Said {
  const meant = meantField(keys, path, schema)
  if (meant)
    return {
      message: `There is no field “${keys[0]}”. Did you mean ${meant}?`,
      write: `${meant}:${sourceAt(document, [...path, keys[0] ?? ''])}`,
    }
  const block = schemaAt(schema, path)
  const name = block?.meta()?.title ?? path.findLast((key) => typeof key === 'string') ?? 'this file'
  return {
    message: `${keys.join(', ')} is not a field of ${String(name)}. Its fields are ${fieldsOf(block).join(', ')}.`,
  }
}

/** The field that someone meant by a name that the record does not have. */
export function meantField(keys: string[], path: readonly PropertyKey[], schema: z.ZodType): string | undefined {
  return keys.length === 1 ? nearest(keys[0] ?? '', fieldsOf(schemaAt(schema, path))) : undefined
}

/** The same signs as words in place of a number, or the other way round, when those would do. */
function otherwiseTyped(path: readonly PropertyKey[], field: z.ZodType | undefined, document: Document): unknown {
  const node = document.getIn(path, true)
  if (!isScalar(node) || node.source === undefined) return undefined
  return [node.source, Number(node.source)].find((value) => field?.safeParse(value).success)
}

/** The words after a field's colon as they stand there, if they are on its line. */
function sourceAt(document: Document, path: readonly PropertyKey[]): string {
  const node = document.getIn(path, true)
  if (!isScalar(node) || node.source === undefined || /^BLOCK/.test(node.type ?? '') || /\n/.test(node.source))
    return ''
  const quote = node.type === 'QUOTE_DOUBLE' ? '"' : node.type === 'QUOTE_SINGLE' ? "'" : ''
  return ` ${quote}${node.source}${quote}`
}
