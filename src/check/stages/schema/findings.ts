import {isDeepStrictEqual} from 'node:util'
import {z} from 'zod'
import {exampleOf, fieldsOf, groupBy, mustOf, nearest, schemaAt} from '../../../site/index.ts'
import {type Found, found, type Range, replace} from '../../finding.ts'
import {meantBy} from './meant.ts'
import type {Path, Typed} from './typed.ts'

/** Validates values against their schema and yields a finding at the position of each issue. */
export function* findingsIn(typed: Typed): Iterable<Found> {
  // Zod’s default messages are blanked: any other message is the schema’s own and takes precedence.
  const issues = typed.schema.safeParse(typed.value, {error: () => ''}).error?.issues ?? []
  const isOfBlock = (issue: z.core.$ZodIssue) => issue.code === 'unrecognized_keys' || isMissing(issue, typed)
  const blocks = groupBy(issues.filter(isOfBlock), (issue) => [
    JSON.stringify(issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1)),
  ])
  for (const [path, ofBlock] of blocks) yield* namesIn(JSON.parse(path), ofBlock, typed)
  for (const issue of issues) if (!isOfBlock(issue)) yield findingOf(issue, typed)
}

function isMissing({code, path}: z.core.$ZodIssue, typed: Typed): boolean {
  return code !== 'custom' && typeof path.at(-1) === 'string' && !typed.has(path)
}

/** Reports the unknown and missing names of a block, and which missing name an unknown one probably means. */
function* namesIn(path: Path, issues: z.core.$ZodIssue[], typed: Typed): Iterable<Found> {
  const {file} = typed
  const block = schemaAt(typed.schema, path)
  const names = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const missing = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [] : String(issue.path.at(-1))))
  const known = fieldsOf(block)
  let free = known.filter((name) => !typed.has([...path, name]))
  const unknown: string[] = []
  // If one name is unknown and one field is missing, the field is meant if it accepts the value: `venue: Online`.
  const onlyFor = (value: unknown) =>
    names.length === 1 && missing.length === 1 && fits(value, schemaAt(block, missing)) ? missing[0] : undefined
  for (const name of names) {
    const at = [...path, name]
    const pair = typed.parted(name, free, path)
    const meant = pair?.name ?? nearest(name, free) ?? onlyFor(valueIn(typed, at))
    if (meant === undefined) unknown.push(name)
    else {
      free = free.filter((each) => each !== meant)
      const fix = pair
        ? replace(typed.nameAt(at), typed.pair(pair.name, meantBy(pair.value, schemaAt(block, [meant])) ?? pair.value))
        : [...replace(typed.nameAt(at), meant), ...mendedValue(at, schemaAt(block, [meant]), typed)]
      yield found('schema.no-field', file, typed.nameAt(at), {names: [name], meant, known}, fix)
    }
  }
  const [first] = unknown
  if (first !== undefined) yield found('schema.no-field', file, typed.nameAt([...path, first]), {names: unknown, known})
  const lacking = missing.filter((name) => free.includes(name))
  const [lost] = lacking
  if (lost === undefined) return
  const at = [...path, lost]
  yield found('schema.missing', file, typed.missingAt(at), {names: lacking, example: describeField(at, typed).example})
}

function findingOf(issue: z.core.$ZodIssue, typed: Typed): Found {
  const {path} = issue
  const {file} = typed
  const field = schemaAt(typed.schema, path)
  const at = placeOf(issue, typed)
  if (issue.code === 'custom' && issue.params) {
    const {value, help, isAdvice} = issue.params
    const fix = value !== undefined && typed.has(path) ? replace(at, typed.write(value)) : undefined
    const said = found('schema.own', file, at, {message: issue.message, ...(typeof help === 'string' && {help})}, fix)
    return isAdvice === true ? {...said, severity: 'advice'} : said
  }
  if (path.length === 0) return found('schema.whole', file, {...at, to: at.from}, {isList: field instanceof z.ZodArray})
  const described = describeField(path, typed)
  const value = valueIn(typed, path)
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return found('schema.empty', file, at, described)
  const edits = mendedValue(path, field, typed)
  const fix = edits.length > 0 ? edits : undefined
  if (issue.message !== '')
    return found('schema.own', file, at, {message: issue.message, help: `For example: ${described.example}`}, fix)
  const count = Array.isArray(value) ? {has: value.length} : {}
  return found('schema.must-be', file, at, {...described, ...count}, fix)
}

/** Returns the range to report: the value, the first duplicate or excess item of a long list, or a short list’s name. */
function placeOf(issue: z.core.$ZodIssue, typed: Typed): Range {
  const list = valueIn(typed, issue.path)
  if (!Array.isArray(list)) return typed.valueAt(issue.path)
  if (issue.code !== 'too_big') return typed.nameAt(issue.path)
  const twin = list.findIndex((line, index) => list.slice(0, index).some((other) => isDeepStrictEqual(other, line)))
  return typed.valueAt([...issue.path, twin < 0 ? Number(issue.maximum) : twin])
}

/** Returns the name of a field, what it must be, and its line with an example. */
function describeField(path: Path, typed: Typed) {
  const field = schemaAt(typed.schema, path)
  const isLine = typeof path.at(-1) === 'number'
  const name = String(path.findLast((key) => typeof key === 'string') ?? '')
  return {name, isLine, must: mustOf(field), example: typed.pair(isLine ? undefined : name, exampleOf(field))}
}

/** Returns the edits that correct a value; none if the field accepts it or no correction is known. */
function mendedValue(path: Path, field: z.ZodType | undefined, typed: Typed) {
  if (fits(valueIn(typed, path), field)) return []
  const value = meantBy(typed.wordsAt(path), field)
  return value === undefined ? [] : replace(typed.valueAt(path), typed.write(value))
}

function fits(value: unknown, field: z.ZodType | undefined): boolean {
  return field?.safeParse(value).success === true
}

function valueIn({value}: Typed, path: Path): unknown {
  return path.reduce<unknown>((block, key) => (block as Record<PropertyKey, unknown> | undefined)?.[key], value)
}
