import {z} from 'zod'
import {choicesOf, describeExpected, exampleOf, isOptionalAt, readYaml, schemaAt, schemas} from '../../site/index.ts'
import type {Editable, Value, Verb} from '../protocol.ts'
import {spansOf} from '../span.ts'
import {type Entry, entriesOf} from './entries.ts'
import {type ScalarPlace, scalarsOf} from './scalars.ts'

/** Lists the values of a `content/` file; `text` has no byte order mark. */
export function placesIn(text: string): ScalarPlace[] {
  return scalarsOf(readYaml(text))
}

/** Lists the editable and locked items of a `content/` file: each record, and each value in it. */
export function editablesOfContent(name: string, text: string): Editable[] {
  const entries = whyNoEntries(name) ? [] : entriesOf(readYaml(text), text)
  const spans = spansOf(`content/${name}`, text, entries)
  const blocks = entries.flatMap((entry, index): Editable[] => {
    const span = spans[index]
    return span && entry.isMap ? [{kind: 'block', span, name: entry.name, can: verbsOf(entry, entries)}] : []
  })
  return [...blocks, ...valuesOf(name, text, entries)].sort(
    (one, other) => one.span.start - other.span.start || other.span.end - one.span.end,
  )
}

function valuesOf(name: string, text: string, entries: Entry[]): Editable[] {
  const places = placesIn(text)
  const spans = spansOf(`content/${name}`, text, places)
  return places.flatMap((place, index): Editable[] => {
    const span = spans[index]
    if (!span) return []
    const owner = {of: 'record' as const, ...(place.id !== undefined && {id: place.id}), path: place.path}
    const key = place.path.slice(place.id === undefined ? 0 : 1).join('.')
    const why = whyLocked(name, place)
    if (why) return [{kind: 'locked', span, why, key, owner}]
    const value = boxFor(schemaAt(schemas.get(name), place.path))
    const line = entries.find((entry) => [...entry.parent, entry.index].join('\n') === place.path.join('\n'))
    const isOptional = !whyNoEntries(name) && isOptionalAt(schemas.get(name), place.path)
    const can: Verb[] = line ? [...verbsOf(line, entries), 'add'] : isOptional ? ['remove'] : []
    return [{kind: 'text', span, text: String(place.value), value, where: 'record', key, owner, can}]
  })
}

function verbsOf(entry: Entry, entries: Entry[]): Verb[] {
  const siblings = entries.filter(({parent}) => parent.join('\n') === entry.parent.join('\n'))
  const place = siblings.indexOf(entry)
  return [
    ...(siblings.length > 1 ? ['remove' as const] : []),
    ...(place > 0 ? ['up' as const] : []),
    ...(place < siblings.length - 1 ? ['down' as const] : []),
  ]
}

/** Returns why the lists of a file can’t be changed in place, if so. */
export function whyNoEntries(name: string): string | undefined {
  if (name === 'routes.yaml' || name === 'invented.yaml' || name === 'legal.yaml')
    return `Whoever looks after the site keeps content/${name}. Change it there.`
  return undefined
}

/** Returns why a value can’t be changed in place, if so. */
export function whyLocked(name: string, {path, id, value}: ScalarPlace): string | undefined {
  if (name === 'legal.yaml') return 'npm run fix writes this from the words of the legal pages: nobody types it.'
  if (name === 'routes.yaml')
    return 'The addresses that the site has had stand in content/routes.yaml. Change them there, with whoever looks after the site’s code.'
  if (/\n/.test(String(value).trim()))
    return `These words go over lines that have to stay: change them in content/${name}.`
  if (path.at(-1) === 'id' && id !== undefined && path.length === 2)
    return `Pages and links call this record ${id}. Whoever looks after the site’s code can rename it in content/${name} and wherever it is named.`
  return undefined
}

/** Returns the type of value that a schema accepts. */
export function boxFor(schema: z.ZodType | undefined): Value {
  const choices = choicesOf(schema)
  if (choices) return {as: 'choice', choices}
  if (schema instanceof z.ZodArray) {
    const ofItems = choicesOf(schemaAt(schema, [0]))
    return {as: 'lines', ...(ofItems && {choices: ofItems})}
  }
  if (schema?.meta()?.form === 'page') return {as: 'page'}
  if (schema instanceof z.ZodISODate) return {as: 'date'}
  if (schema instanceof z.ZodNumber) {
    const {minValue, maxValue} = schema
    const least = minValue === null || schema.safeParse(minValue).success ? (minValue ?? 0) : minValue + 1
    const most = maxValue === null || maxValue === Number.MAX_SAFE_INTEGER ? undefined : maxValue
    return {as: 'number', least, step: 1, ...(most !== undefined && {most})}
  }
  // A schema that accepts any two words has no fixed format.
  if (!schema || schema.safeParse('a b').success) return {as: 'words'}
  return {as: 'form', must: describeExpected(schema), example: String(exampleOf(schema))}
}
