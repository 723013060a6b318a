import {dequal} from 'dequal/lite'
import {z} from 'zod'
import {
  choiceName,
  choicesOf,
  dateInWords,
  describeExpected,
  editDistance,
  exampleOf,
  fieldNamesOf,
  groupBy,
  nearest,
  type Range,
  schemaAt,
} from '../../../site/index.ts'
import {advice, error, type Finding, replaceRange} from '../../finding.ts'
import {coerceValue} from './coerceValue.ts'
import type {FieldPath, ParsedValues} from './parsedValues.ts'

/** Validates values against their schema and yields a finding at the position of each issue. */
export function* schemaFindings(typed: ParsedValues): Iterable<Finding> {
  // Blanks Zod’s default messages, so that each message that is not empty is one that the schema itself
  // defines.
  const issues = typed.schema.safeParse(typed.value, {error: () => ''}).error?.issues ?? []
  const isOfBlock = (issue: z.core.$ZodIssue) => issue.code === 'unrecognized_keys' || isMissing(issue, typed)
  const blocks = groupBy(issues.filter(isOfBlock), (issue) => [
    JSON.stringify(issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1)),
  ])
  for (const [path, ofBlock] of blocks) yield* nameFindings(JSON.parse(path), ofBlock, typed)
  for (const issue of issues) if (!isOfBlock(issue)) yield findingOf(issue, typed)
}

function isMissing({code, path}: z.core.$ZodIssue, typed: ParsedValues): boolean {
  return code !== 'custom' && typeof path.at(-1) === 'string' && !typed.has(path)
}

/**
 * Reports the unknown and missing field names of an object, and which missing name an unknown name probably
 * means.
 */
function* nameFindings(path: FieldPath, issues: z.core.$ZodIssue[], typed: ParsedValues): Iterable<Finding> {
  const {file} = typed
  const block = schemaAt(typed.schema, path)
  const names = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const missing = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? [] : String(issue.path.at(-1)),
  )
  const known = fieldNamesOf(block)
  let free = known.filter((name) => !typed.has([...path, name]))
  const unknown: string[] = []
  // A single unknown name means the single missing field if that field accepts the value.
  const onlyFor = (value: unknown) =>
    names.length === 1 && missing.length === 1 && fits(value, schemaAt(block, missing))
      ? missing[0]
      : undefined
  for (const name of names) {
    const at = [...path, name]
    const pair = typed.splitName(name, free, path)
    const meant = pair?.name ?? nearest(name, free) ?? onlyFor(valueIn(typed, at))
    if (meant === undefined) unknown.push(name)
    else {
      free = free.filter((each) => each !== meant)
      const fix = pair
        ? replaceRange(
            typed.nameRange(at),
            typed.formatPair(pair.name, coerceValue(pair.value, schemaAt(block, [meant])) ?? pair.value),
          )
        : [...replaceRange(typed.nameRange(at), meant), ...fixValue(at, schemaAt(block, [meant]), typed)]
      yield error('schema.no-field', {
        file,
        range: typed.nameRange(at),
        data: {names: [name], meant, ...allowed(known, [name], file)},
        fix,
      })
    }
  }
  const [first] = unknown
  if (first !== undefined)
    yield error('schema.no-field', {
      file,
      range: typed.nameRange([...path, first]),
      data: {names: unknown, ...allowed(known, unknown, file)},
    })
  const lacking = missing.filter((name) => free.includes(name))
  const [lost] = lacking
  if (lost === undefined) return
  const at = [...path, lost]
  yield error('schema.missing', {
    file,
    range: typed.missingFieldRange(at),
    data: {
      names: lacking,
      labels: lacking.map((name) => typed.labelOf([...path, name])),
      ...describeField(at, typed),
    },
  })
}

/** The most names that a message lists. */
const maxListed = 12

/**
 * Returns what a message says of the names that are allowed: all, or the most similar and the file that has
 * all.
 */
function allowed(known: readonly string[], names: readonly string[], file: string) {
  if (known.length <= maxListed) return {known}
  const distance = (each: string) => Math.min(...names.map((name) => editDistance(name, each)))
  const similar = known.toSorted((a, b) => distance(a) - distance(b)).slice(0, maxListed)
  const schemaFile = file.startsWith('content/') ? file.replace(/\.yaml$/, '.schema.ts') : undefined
  return {known: similar, more: {count: known.length, schemaFile}}
}

function findingOf(issue: z.core.$ZodIssue, typed: ParsedValues): Finding {
  const {path} = issue
  const {file} = typed
  const field = schemaAt(typed.schema, path)
  const at = rangeOfIssue(issue, typed)
  if (issue.code === 'custom' && issue.params) {
    const {value, help, isAdvice} = issue.params
    const fix =
      value !== undefined && typed.has(path) ? replaceRange(at, typed.formatValue(value)) : undefined
    const data = {message: issue.message, ...(typeof help === 'string' && {help})}
    return (isAdvice === true ? advice : error)('schema.own', {file, range: at, data, fix})
  }
  if (path.length === 0)
    return error('schema.whole', {
      file,
      range: {...at, end: at.start},
      data: {isList: field instanceof z.ZodArray},
    })
  const described = describeField(path, typed)
  const value = valueIn(typed, path)
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return error('schema.empty', {file, range: at, data: described})
  const edits = fixValue(path, field, typed)
  const fix = edits.length > 0 ? edits : undefined
  if (issue.message !== '')
    return error('schema.own', {
      file,
      range: at,
      data: {message: issue.message, help: `For example: ${described.example}`, inForm: described.inForm},
      fix,
    })
  const count = Array.isArray(value) ? {has: value.length} : {}
  return error('schema.must-be', {file, range: at, data: {...described, ...count}, fix})
}

/**
 * Returns the range to report: a value, the name of a list, or the first duplicate or excess item of a list.
 */
function rangeOfIssue(issue: z.core.$ZodIssue, typed: ParsedValues): Range {
  const list = valueIn(typed, issue.path)
  if (!Array.isArray(list)) return typed.valueRange(issue.path)
  if (issue.code !== 'too_big') return typed.nameRange(issue.path)
  const twin = list.findIndex((line, index) => list.slice(0, index).some((other) => dequal(other, line)))
  return typed.valueRange([...issue.path, twin < 0 ? Number(issue.maximum) : twin])
}

/**
 * Returns what messages state about a field: its name, what its value must be, and a line with an example
 * value.
 */
function describeField(path: FieldPath, typed: ParsedValues) {
  const field = schemaAt(typed.schema, path)
  const isLine = typeof path.at(-1) === 'number'
  const name = String(path.findLast((key) => typeof key === 'string') ?? '')
  const example = exampleOf(field)
  // In YAML, text that looks like a number is one.
  const mustBeQuoted = typeof valueIn(typed, path) === 'number' && typeof example === 'string'
  return {
    name,
    isLine,
    must: mustBeQuoted ? `${describeExpected(field)}, in quotes` : describeExpected(field),
    example: typed.formatPair(isLine ? undefined : name, example),
    inForm: {label: typed.labelOf(path), ...describeInForm(field)},
  }
}

/** Returns what a value must be, and an example, as the fields of the editor show them. */
function describeInForm(field: z.ZodType | undefined) {
  const example = exampleOf(field)
  if (field instanceof z.ZodISODate) return {must: 'a date', example: dateInWords(String(example))}
  const names = choicesOf(field)?.map((choice) => choiceName(choice, field))
  if (names) return {must: `one of: ${names.join(', ')}`, example: names[0] ?? ''}
  const [item, items] = [
    schemaAt(field, [0]),
    Array.isArray(example) ? example.map(String) : [String(example)],
  ]
  const shown = choicesOf(item) ? items.map((each) => choiceName(each, item)) : items
  return {must: describeExpected(field), example: shown.join(', ')}
}

/** Returns the edits that correct a value; none if the field accepts it or no correction is known. */
function fixValue(path: FieldPath, field: z.ZodType | undefined, typed: ParsedValues) {
  if (fits(valueIn(typed, path), field)) return []
  const value = coerceValue(typed.valueSource(path), field)
  return value === undefined ? [] : replaceRange(typed.valueRange(path), typed.formatValue(value))
}

function fits(value: unknown, field: z.ZodType | undefined): boolean {
  return field?.safeParse(value).success === true
}

function valueIn({value}: ParsedValues, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (block, key) => (block as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  )
}
