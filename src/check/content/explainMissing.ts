import type {Document} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {asYaml} from './asYaml.ts'
import {exampleOf, mustOf, schemaAt} from './field.ts'
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
    help: choices ? `${name} must be ${mustOf(field)}.` : example,
  }
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
