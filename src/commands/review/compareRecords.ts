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
    if (was !== undefined && is !== undefined) return compareFields(file, id, was, is)
    const whole = [...fieldsOf(was ?? is)]
      .filter(([field]) => field !== 'id')
      .map(([field, value]) => `${field}: ${value}`)
      .join('\n')
    const change = {file, id, field: '', class: classOfFact(file, '', whole), places: []}
    return [was === undefined ? {...change, how: 'added', after: whole} : {...change, how: 'removed', before: whole}]
  })
}

function compareFields(file: string, id: string, was: unknown, is: unknown): RecordChange[] {
  const [before, after] = [fieldsOf(was, is), fieldsOf(is)]
  const [old, now] = [together(before, after), together(after, before)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field): RecordChange[] => {
    const before = old.get(field)
    const after = now.get(field)
    if (before === after) return []
    const how = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    return [{file, id, field, how, class: classOfFact(file, field, before, after), before, after, places: []}]
  })
}

/** The fields of a value with those of what only it has as one, a line each: a link that was added is one thing. */
function together(fields: Fields, others: Fields): Fields {
  const all: Fields = new Map()
  for (const [field, value] of fields) {
    const parent = field.split('.').slice(0, -1).join('.')
    const isWhole = parent === '' || [...others.keys()].some((other) => other.startsWith(`${parent}.`))
    if (isWhole) all.set(field, value)
    else all.set(parent, [all.get(parent), `${field.slice(parent.length + 1)}: ${value}`].filter(Boolean).join('\n'))
  }
  return all
}

/** The records of a file by id; a file that is one record has no id. */
function recordsOf(value: unknown): Map<string, unknown> {
  if (value === undefined || value === null) return new Map()
  if (!Array.isArray(value)) return new Map([['', value]])
  return new Map(value.map((record, place) => [keyOf(record, place), record]))
}

/**
 * Each single value of a record by its path: `hours.Saturday.opens`. A list of words is one value, a line each.
 * What has no id is called as what it became in `later`, so that a link with other words is the same link.
 */
function fieldsOf(value: unknown, later?: unknown, path: string[] = []): Fields {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return new Map([[path.join('.'), value.map((each) => plain(String(each))).join('\n')]])
  }
  if (Array.isArray(value)) {
    const others = Array.isArray(later) ? later : []
    const known = keysOf(others)
    const names = namesIn(keysOf(value), known)
    return merge(
      value.map((each, place) =>
        fieldsOf(each, others[known.indexOf(names[place] ?? '')], [...path, names[place] ?? '']),
      ),
    )
  }
  if (typeof value === 'object' && value !== null) {
    const fields = (later ?? {}) as Record<string, unknown>
    return merge(Object.entries(value).map(([key, each]) => fieldsOf(each, fields[key], [...path, key])))
  }
  return new Map([[path.join('.'), plain(String(value ?? ''))]])
}

/** What each item of a list is called; two links to the same words are told apart by their place. */
function keysOf(items: unknown[]): string[] {
  const keys = items.map(keyOf)
  return keys.map((key, place) => (keys.indexOf(key) === place ? key : `${place + 1}`))
}

/** The names of a list's items in what the list became: an item that is not there any more is the one that came in its place. */
function namesIn(keys: string[], later: string[]): string[] {
  const gone = keys.filter((key) => !later.includes(key))
  const come = later.filter((key) => !keys.includes(key))
  const staysAbove = (key: string, all: string[], others: string[]) =>
    all.slice(0, all.indexOf(key)).filter((each) => others.includes(each)).length
  return keys.map((key) => {
    const other = gone.length === come.length ? come[gone.indexOf(key)] : undefined
    return other && staysAbove(key, keys, later) === staysAbove(other, later, keys) ? other : key
  })
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
