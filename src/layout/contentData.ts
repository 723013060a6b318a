import {
  type ContentFile,
  hasInterpolation,
  interpolate,
  type SiteFiles,
  schemaAt,
  schemas,
  spellNumber,
  stringFieldsOf,
  today,
} from '../site/index.ts'
import {dateStatesOn} from './dateStates.ts'

/**
 * What the module of a YAML file exports: its records or fields, and by name each text and the states of its
 * dates.
 */
export interface ContentExports {
  records: unknown
  named: Record<string, unknown>
}

/**
 * Returns what the module of a YAML file exports, given its validated data. Calls `readContent` for
 * `{fact:…}`.
 */
export function exportsOfContent(
  name: string,
  value: unknown,
  readContent: () => SiteFiles['content'],
): ContentExports {
  const schema = schemas.get(name)
  // Whether a date is past is computed here, not in browsers: hydration fails if the text differs from the
  // HTML.
  const states = dateStatesOn(today(), value, schemaAt(schema, [0, 'ends']) !== undefined)
  const current = currentRecords(today(), value)
  const records = hasInterpolation(JSON.stringify(current)) ? interpolate(current, readContent()) : current
  // Exports each text by name too, so that a chunk for the browser contains only the texts that it imports.
  const texts = stringFieldsOf(schema).map((each) => [each, (records as Record<string, string>)[each]])
  return {records, named: {states, ...Object.fromEntries(texts)}}
}

/** Returns what the modules of all valid YAML files export, by the name of the file. */
export function contentExportsOf(content: SiteFiles['content']): Record<string, ContentExports> {
  const valid = [...content].flatMap(([name, file]) => {
    const value = validatedValue(file)
    return value === undefined ? [] : [[name, exportsOfContent(name, value, () => content)] as const]
  })
  return Object.fromEntries(valid)
}

/** Returns the number of records in each YAML file, in words, by the name of the file without its ending. */
export function countsOf(content: SiteFiles['content']): Record<string, string> {
  const lists = [...content.values()].filter(
    ({name, records}) => /^\w+\.yaml$/.test(name) && records.length > 0,
  )
  return Object.fromEntries(
    lists.map(({name, records}) => [name.replace('.yaml', ''), spellNumber(records.length)]),
  )
}

/** Returns the validated data of a YAML file; `undefined` if the file is invalid. */
export function validatedValue({name, document, isNotUtf8, nonTextKind}: ContentFile): unknown {
  if (isNotUtf8 || nonTextKind || document.errors.length > 0) return undefined
  return schemas.get(name)?.safeParse(document.toJS()).data
}

/** Removes records whose `from` and `until` exclude `day` (`2025-01-18`). Returns other data unchanged. */
function currentRecords(day: string, records: unknown): unknown {
  if (!Array.isArray(records)) return records
  return records.filter(({from, until}) => !from || !until || (from <= day && day <= until))
}
