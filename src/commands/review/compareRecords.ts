import {classOfFact, factClasses} from './classOfFact.ts'
import type {RecordChange} from './model.ts'
import {plain} from './textOf.ts'

type Fields = Map<string, string>

/** Every difference in `content/`, by file, id and field, the facts that matter most first. */
export function compareRecords(before: Map<string, unknown>, after: Map<string, unknown>): RecordChange[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort()
  return files
    .flatMap((file) => compareFile(file, before.get(file), after.get(file)))
    .sort((a, b) => factClasses.indexOf(a.class) - factClasses.indexOf(b.class))
}

function compareFile(file: string, before: unknown, after: unknown): RecordChange[] {
  const old = recordsOf(before)
  const now = recordsOf(after)
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): RecordChange[] => {
    const was = old.get(id)
    const is = now.get(id)
    if (was && is) return compareFields(file, id, was, is)
    const whole = [...(was ?? is ?? new Map<string, string>()).entries()]
      .filter(([field]) => field !== 'id')
      .map(([field, value]) => `${field}: ${value}`)
      .join('\n')
    const change = {file, id, field: '', class: classOfFact(file, '', whole), places: []}
    return [was ? {...change, how: 'removed', before: whole} : {...change, how: 'added', after: whole}]
  })
}

function compareFields(file: string, id: string, was: Fields, is: Fields): RecordChange[] {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field): RecordChange[] => {
    const before = was.get(field)
    const after = is.get(field)
    if (before === after) return []
    const how = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    return [{file, id, field, how, class: classOfFact(file, field, before, after), before, after, places: []}]
  })
}

/** The records of a file by id; a file that is one record has no id. */
function recordsOf(value: unknown): Map<string, Fields> {
  if (value === undefined || value === null) return new Map()
  if (!Array.isArray(value)) return new Map([['', fieldsOf(value)]])
  return new Map(value.map((record, place) => [keyOf(record, place), fieldsOf(record)]))
}

/** Each single value of a record by its path: `hours.Saturday.opens`. A list of words is one value, a line each. */
function fieldsOf(value: unknown, path: string[] = []): Fields {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return new Map([[path.join('.'), value.map((each) => plain(String(each))).join('\n')]])
  }
  if (Array.isArray(value)) {
    const keys = value.map(keyOf)
    // Two links to the same words are told apart by their place.
    return merge(
      value.map((each, place) =>
        fieldsOf(each, [...path, keys.indexOf(keys[place] ?? '') === place ? (keys[place] ?? '') : `${place + 1}`]),
      ),
    )
  }
  if (typeof value === 'object' && value !== null) {
    return merge(Object.entries(value).map(([key, each]) => fieldsOf(each, [...path, key])))
  }
  return new Map([[path.join('.'), plain(String(value ?? ''))]])
}

function merge(all: Fields[]): Fields {
  return new Map(all.flatMap((each) => [...each]))
}

/** A record's id, or the first word or words that name it. */
function keyOf(record: unknown, place: number): string {
  if (typeof record !== 'object' || record === null) return String(place + 1)
  const fields = record as Record<string, unknown>
  const name = fields.id ?? Object.values(fields).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : String(place + 1)
}
