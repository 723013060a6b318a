import {z} from 'zod'
import {
  choiceNames,
  choicesOf,
  describeExpected,
  exampleOf,
  fieldLabel,
  isOptionalAt,
  readYaml,
  schemaAt,
  schemas,
} from '../../site/index.ts'
import type {BlockAction, Editable, ValueType} from '../protocol.ts'
import {withSpans} from '../span.ts'
import {entriesOf, type ListEntry} from './entries.ts'
import {missingFieldsIn} from './missingFields.ts'
import {type ScalarRange, scalarsOf, type YamlPath} from './scalars.ts'

/** Lists the values of a `content/` file, and the optional ones it lacks; `text` has no byte order mark. */
export function scalarsIn(name: string, text: string): ScalarRange[] {
  return scalarsOf(
    readYaml(text),
    0,
    whyListsLocked(name) ? undefined : missingFieldsIn(text, schemas.get(name)),
  )
}

/** Lists the editable and locked items of a `content/` file: each record, and each value in it. */
export function editablesOfContent(name: string, text: string): Editable[] {
  const entries = whyListsLocked(name)
    ? []
    : withSpans(`content/${name}`, text, entriesOf(readYaml(text), text))
  const blocks = entries
    .filter(({isMap}) => isMap)
    .map(
      (entry): Editable => ({
        kind: 'block',
        span: entry.span,
        name: entry.name,
        actions: entryActions(entry, entries),
      }),
    )
  return [...blocks, ...valueEditables(name, text, entries)].sort(
    (one, other) => one.span.start - other.span.start || other.span.end - one.span.end,
  )
}

function valueEditables(name: string, text: string, entries: ListEntry[]): Editable[] {
  return withSpans(`content/${name}`, text, scalarsIn(name, text)).map(({span, ...scalar}) => {
    const owner = {
      kind: 'record' as const,
      ...(scalar.id !== undefined && {id: scalar.id}),
      path: scalar.path,
    }
    const key = fieldPathOf(scalar).join('.')
    const reason = whyValueLocked(name, scalar)
    const schema = schemaAt(schemas.get(name), scalar.path)
    const label = fieldLabel(fieldPathOf(scalar), schema)
    if (reason) return {kind: 'locked', span, reason, key, label, text: String(scalar.value).trim(), owner}
    const value = valueTypeOf(schema)
    const line = entries.find((entry) => [...entry.parent, entry.index].join('\n') === scalar.path.join('\n'))
    const isOptional =
      !whyListsLocked(name) && (scalar.missing !== undefined || isOptionalAt(schemas.get(name), scalar.path))
    const fieldActions: BlockAction[] = isOptional ? ['remove'] : []
    const actions: BlockAction[] = line ? [...entryActions(line, entries), 'add'] : fieldActions
    return {
      kind: 'text',
      span,
      text: String(scalar.value),
      value,
      source: 'record',
      key,
      label,
      owner,
      actions,
    }
  })
}

/** Returns the path of a value within its record; in a file that is no list of records, within the file. */
export function fieldPathOf({id, path}: ScalarRange): YamlPath {
  return path.slice(id === undefined ? 0 : 1)
}

function entryActions(entry: ListEntry, entries: ListEntry[]): BlockAction[] {
  const siblings = entries.filter(({parent}) => parent.join('\n') === entry.parent.join('\n'))
  const position = siblings.indexOf(entry)
  return [
    ...(siblings.length > 1 ? ['remove' as const] : []),
    ...(position > 0 ? ['up' as const] : []),
    ...(position < siblings.length - 1 ? ['down' as const] : []),
  ]
}

/** Returns why the lists of a file can’t be changed in place; `undefined` if they can. */
export function whyListsLocked(name: string): string | undefined {
  if (['routes.yaml', 'invented.yaml', 'duties.yaml', 'legal.yaml'].includes(name))
    return 'Ask your developer to change this list.'
  return undefined
}

/** Returns why a value can’t be changed in place; `undefined` if it can. */
export function whyValueLocked(name: string, {path, id, value}: ScalarRange): string | undefined {
  if (name === 'legal.yaml') return 'This is written from the words of the legal pages. Nobody types it.'
  if (name === 'routes.yaml') return 'Ask your developer to change the addresses of the site.'
  if (/\n/.test(String(value).trim()))
    return 'These words are on several lines. Ask your developer to change them.'
  if (path.at(-1) === 'id' && id !== undefined && path.length === 2)
    return `Pages and links find this by its name, ${id}. Ask your developer to rename it.`
  return undefined
}

/** Returns the type of value that a schema accepts. */
export function valueTypeOf(schema: z.ZodType | undefined): ValueType {
  const choices = schema instanceof z.ZodLiteral ? [...schema.values].map(String) : choicesOf(schema)
  if (choices) return {type: 'choice', choices, names: choiceNames(choices, schema)}
  if (schema instanceof z.ZodArray) {
    const item = schemaAt(schema, [0])
    const ofItems = choicesOf(item)
    return {type: 'lines', ...(ofItems && {choices: ofItems, names: choiceNames(ofItems, item)})}
  }
  if (schema?.meta()?.form === 'page') return {type: 'page'}
  if (schema instanceof z.ZodISODate) return {type: 'date'}
  if (schema instanceof z.ZodNumber) {
    const {minValue, maxValue} = schema
    const min = minValue === null || schema.safeParse(minValue).success ? (minValue ?? 0) : minValue + 1
    const max = maxValue === null || maxValue === Number.MAX_SAFE_INTEGER ? undefined : maxValue
    return {type: 'number', min, step: 1, ...(max !== undefined && {max})}
  }
  // A schema that accepts any two words has no fixed format.
  if (!schema || schema.safeParse('a b').success) return {type: 'text'}
  return {type: 'format', requirement: describeExpected(schema), example: String(exampleOf(schema))}
}
