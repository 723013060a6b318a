import {type Document, isMap} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {asYaml} from './asYaml.ts'
import {exampleOf, isOptionalAt, mustOf, schemaAt} from './field.ts'
import {fieldNames} from './fieldNames.ts'
import type {FieldPlace} from './fieldPlace.ts'
import {unhide} from './hiddenFields.ts'
import {missingPlace} from './missingPlace.ts'

type Said = Omit<Finding, 'at'>

/** A field that a record lacks, or that has no value. */
export function explainMissing({path, schema, document, text, ...place}: FieldPlace): Said {
  const {name, isInList, choices, field, example} = place
  const isThere = document.getIn(path) !== undefined
  const hidden = isInList || isThere ? undefined : unhide([name], path.slice(0, -1), document, text)
  const message = `${name} is missing${document.hasIn(path) ? '' : below(path, schema, document, text)}.`
  if (hidden) return {message, help: hidden}
  return {
    message: isInList ? `A line of ${name} is empty.` : message,
    help: choices ? `${name} must be ${mustOf(field)}.` : `${example}${orDelete(path, schema, document)}`,
  }
}

/** Half of a block that may be left out as a whole may also be what is left of it: the words of a link whose address was deleted. */
function orDelete(path: readonly PropertyKey[], schema: z.ZodType, document: Document): string {
  const block = path.slice(0, -1)
  const map = document.getIn(block, true)
  if (!isMap(map) || typeof block.at(-1) !== 'string' || !isOptionalAt(schema, block)) return ''
  const left = fieldNames(map)
  if (left.length > 2) return ''
  return ` – or delete ${listed(
    [String(block.at(-1)), ...left].map((name) => `${name}:`),
    'and',
  )} too.`
}

/** Several fields that one record lacks: its end was deleted, or has still to be written. */
export function explainSeveralMissing(
  issues: z.core.$ZodIssue[],
  schema: z.ZodType,
  document: Document,
  text: string,
): Said {
  const [first] = issues.map(({path}) => path)
  const names = issues.map(({path}) => String(path.at(-1)))
  const example = asYaml(exampleOf(schemaAt(schema, first ?? [])))
  const isRecord = typeof first?.at(-2) === 'number'
  return {
    message: `${listed(names, 'and')} are missing${below(first ?? [], schema, document, text)}.`,
    help:
      unhide(names, first?.slice(0, -1) ?? [], document, text) ??
      `Write each on a line of its own, like ${names[0]}: ${example}${isRecord ? ' – or delete what is left of the record.' : ''}`,
  }
}

/** Where a field is missing, if it is told at the end of the line that stands above it. */
function below(...[path, schema, document, text]: Parameters<typeof missingPlace>): string {
  return missingPlace(path, schema, document, text) === undefined ? '' : ' below this line'
}
