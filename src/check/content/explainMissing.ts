import {type Document, isMap, isScalar} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {inWords} from '../numberWords.ts'
import {placeOf} from '../places.ts'
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
    help: choices
      ? `${name} must be ${mustOf(field)}.`
      : `${isInList || isThere ? example : withSpaces(example, spacesBefore(path, document, text))}${orDelete(path, schema, document)}`,
  }
}

/** `With two spaces in front, for example: location: Online` */
function withSpaces(example: string, spaces: string): string {
  if (!spaces) return example
  const [first = '', rest = ''] = [spaces.charAt(0).toUpperCase(), spaces.slice(1)]
  return `${first}${rest}, ${example.charAt(0).toLowerCase()}${example.slice(1)}`
}

/** `with two spaces in front`: with how many a field begins that a block lacks, as its others do; nothing where that is none, or where they stand in braces. */
export function spacesBefore(path: readonly PropertyKey[], document: Document, text: string): string {
  const block = document.getIn(path.slice(0, -1), true)
  const key = isMap(block) && !block.flow ? block.items.at(-1)?.key : undefined
  const column = isScalar(key) && key.range ? placeOf(text, key.range[0]).column - 1 : 0
  return column > 0 ? `with ${inWords(column)} space${column > 1 ? 's' : ''} in front` : ''
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
  const spaces = spacesBefore(first ?? [], document, text)
  return {
    message: `${listed(names, 'and')} are missing${below(first ?? [], schema, document, text)}.`,
    help:
      unhide(names, first?.slice(0, -1) ?? [], document, text) ??
      `Write each on a line of its own, ${spaces && `${spaces}, `}like ${names[0]}: ${example}${isRecord ? ' – or delete what is left of the record.' : ''}`,
  }
}

/** Where a field is missing, if it is told at the end of the line that stands above it. */
function below(...[path, schema, document, text]: Parameters<typeof missingPlace>): string {
  return missingPlace(path, schema, document, text) === undefined ? '' : ' below this line'
}
